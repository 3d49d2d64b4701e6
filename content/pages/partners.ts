import type { Point, Question, Step } from "../services/types.ts";
import type { Listing } from "./listing.ts";

export type Party = "partner" | "client" | "us";

export type Rope = {
  from: Party;
  to: Party;
  kind: "contract" | "referral" | "work" | "fee" | "training";
};

export type PartnershipKind = {
  id: "referral" | "delivery" | "technology";
  name: string;
  /** One sentence on who contributes what. */
  summary: string;
  fits: string;
  /** Text of the link to propose this kind of partnership. */
  propose: string;
  youBring: readonly string[];
  weBring: readonly string[];
  contract: string;
  money: string;
  /** The mooring drawing: what each party does, and the ropes, who is tied to whom and by what. */
  roles: Record<Party, string>;
  ropes: readonly Rope[];
};

type PartnersPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  parties: Record<Party, string>;
  /** Text on each kind of rope. */
  ropeWords: Record<Rope["kind"], string>;
  kinds: { legend: string; drawing: string; items: readonly PartnershipKind[] };
  /** Row labels of the table. */
  labels: { youBring: string; weBring: string; contract: string; money: string };
  promises: {
    title: string;
    /** The agreement’s page: its first clause, how long that holds, and who signs; the items are its other clauses. */
    sheet: {
      title: string;
      clause: string;
      period: { drawing: string; held: string; marks: readonly [string, string, string] };
      signatures: readonly [string, string];
    };
    intro: string;
    items: readonly Point[];
  };
  start: { title: string; intro: string; steps: readonly Step[] };
  noList: { title: string; text: string };
  questions: { title: string; items: readonly Question[] };
  closing: { title: string; text: string };
};

export const partners = {
  meta: {
    title: "Partners: referral, delivery and technology",
    description:
      "Three ways to work with us: introduce a client, deliver a project together, or bring your product into our builds. What each side brings, signs and earns.",
  },
  listing: { name: "Partners", keywords: ["referral"] },
  headline: "Three ways to work together",
  lede: "You have the client, the product, or a team that is one skill short; we bring the rest. Here is what each kind of partnership asks of both sides.",
  parties: { partner: "You", client: "Client", us: "Us" },
  ropeWords: {
    contract: "contract",
    referral: "referral",
    work: "work",
    fee: "fee",
    training: "training",
  },
  kinds: {
    legend: "Kind of partnership",
    drawing:
      "Three ships seen from above, moored side by side: you, the client and us. Each rope between two of them carries a word.",
    items: [
      {
        id: "referral",
        propose: "Propose a referral partnership",
        name: "Referral",
        summary:
          "You know someone with a problem we can solve. You introduce us and leave the delivery to us.",
        fits: "For consultants, accountants, hotel brokers and agencies without engineers.",
        youBring: [
          "An introduction that the client has agreed to",
          "Ten minutes of context: what they need, what they have tried, who decides",
        ],
        weBring: [
          "A first call within three working days",
          "A copy of what we tell the client about scope and fit",
          "A clear no when the work isn’t for us, and the name of someone better if we know one",
        ],
        contract: "Between the client and us. You sign a one-page introduction agreement.",
        money:
          "A fee on the first engagement. The percentage is in the agreement, which the client may see.",
        roles: { partner: "introduce", client: "signs with us", us: "deliver" },
        ropes: [
          { from: "partner", to: "client", kind: "referral" },
          { from: "client", to: "us", kind: "contract" },
          { from: "us", to: "client", kind: "work" },
          { from: "us", to: "partner", kind: "fee" },
        ],
      },
      {
        id: "delivery",
        propose: "Propose a delivery partnership",
        name: "Delivery",
        summary:
          "You have the client and do part of the work. We take on a clearly defined part and deliver it as one team with yours.",
        fits: "For design studios, SAP firms, system integrators and managed service providers.",
        youBring: [
          "The client relationship and the overall plan",
          "One person who can make decisions for the whole project",
          "Access to the same board, repository and client meetings that your own team has",
        ],
        weBring: [
          "A named lead and a crew with the missing skills",
          "Our weekly release and our Friday page, addressed to you",
          "Work under your name and in your tools, if you prefer",
        ],
        contract:
          "Between the client and you, and between you and us. Both have the same acceptance criteria.",
        money: "You buy our time or a fixed scope, and set your own price for the client.",
        roles: { partner: "lead the project", client: "signs with you", us: "build our part" },
        ropes: [
          { from: "client", to: "partner", kind: "contract" },
          { from: "partner", to: "us", kind: "contract" },
          { from: "partner", to: "client", kind: "work" },
          { from: "us", to: "client", kind: "work" },
        ],
      },
      {
        id: "technology",
        propose: "Propose a technology partnership",
        name: "Technology",
        summary:
          "You make a product that our clients could use. We learn it properly and use it where it suits.",
        fits: "For makers of property systems, payment services, identity, monitoring and content tools.",
        youBring: [
          "A test environment with realistic data",
          "Documentation that an engineer can work from, and someone who answers questions about it",
          "Notice of breaking changes before they reach clients",
        ],
        weBring: [
          "Engineers who have built with it before a client pays for it",
          "A tested connector, with its limits written down",
          "Fault reports that your developers can reproduce",
        ],
        contract:
          "The client buys the licence from you and the work from us. Two contracts, no bundle.",
        money:
          "None between us. We take no commission on licences, so our advice stays independent.",
        roles: { partner: "make the product", client: "signs with both", us: "build with it" },
        ropes: [
          { from: "client", to: "partner", kind: "contract" },
          { from: "client", to: "us", kind: "contract" },
          { from: "us", to: "client", kind: "work" },
          { from: "partner", to: "us", kind: "training" },
        ],
      },
    ],
  },
  labels: {
    youBring: "You bring",
    weBring: "We bring",
    contract: "Who signs with whom",
    money: "Money",
  },
  promises: {
    title: "Your client stays your client",
    intro:
      "It’s the first clause of every partner agreement. The agreement is one page; these four clauses are always on it.",
    sheet: {
      title: "Partner agreement, page 1 of 1",
      clause:
        "Without your written consent we take no work from a client you introduced, during this agreement or in the year after it ends.",
      period: {
        drawing:
          "From your introduction until a year after the end of the agreement, we take no work from your client without your consent.",
        held: "only with your consent",
        marks: ["you introduce", "agreement ends", "a year later"],
      },
      signatures: ["For you, date", "For us, date"],
    },
    items: [
      {
        title: "No exclusivity, either way",
        text: "You may work with our competitors, and we with yours. What we learn from you stays with the people who need it.",
      },
      {
        title: "No surprises for the client",
        text: "We tell each other about estimates, delays and faults before they go to the client.",
      },
      {
        title: "A way out without a lawyer",
        text: "Either side can end the agreement at thirty days’ notice. Work in progress is finished or handed over, whichever the client prefers.",
      },
    ],
  },
  start: {
    title: "Getting started",
    intro: "Four steps. You can stop after any of them.",
    steps: [
      {
        when: "Day 1",
        title: "You write",
        text: "Tell us the kind of partnership, the client or product, and what you hope for.",
      },
      {
        when: "By day 3",
        title: "We talk for 30 minutes",
        text: "With the engineer who would lead the work. Both sides name one thing that could make it fail.",
      },
      {
        when: "By day 10",
        title: "We sign one page",
        text: "It covers the kind of partnership, scope, money, contacts and how to end it. We draft it, you edit it, and we both sign once every question is settled.",
      },
      {
        when: "First project",
        title: "One real piece of work",
        text: "A first client, a first joint release or a first connector. Afterwards we decide together whether there is a second.",
      },
    ],
  },
  noList: {
    title: "Speak to someone who knows us",
    text: "A logo says little about the work. If you’d like to talk to someone we’ve worked with, ask us; if they agree, we’ll put you in touch.",
  },
  questions: {
    title: "Questions before signing",
    items: [
      {
        question: "Is there a partner programme with levels?",
        answer:
          "No. There are no tiers, targets or annual fees. A level would tell your client only how much you had sold.",
      },
      {
        question: "Can you work under our brand?",
        answer:
          "Yes, in a delivery partnership. Our people then use your e-mail addresses and tools. We ask only that you confirm the arrangement if the client asks.",
      },
      {
        question: "Who supports the result afterwards?",
        answer:
          "You, us or the client: we agree on it before the first line of code. If it’s us, the client gets one address to write to, and you see every ticket.",
      },
      {
        question: "Can we refer a client and later deliver with them?",
        answer:
          "Yes. A delivery agreement then replaces the referral agreement. No fee is due on work you deliver yourself.",
      },
    ],
  },
  closing: {
    title: "Have a client in mind?",
    text: "Write three lines: who they are, what they need, and which of the three kinds it looks like. We’ll do the rest.",
  },
} as const satisfies PartnersPage;
