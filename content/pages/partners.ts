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
  /** One sentence that says who brings what. */
  summary: string;
  fits: string;
  /** The link that asks for it. */
  propose: string;
  youBring: readonly string[];
  weBring: readonly string[];
  contract: string;
  money: string;
  /** The ropes of the mooring drawing: who is tied to whom, and by what. */
  ropes: readonly Rope[];
};

type PartnersPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  parties: Record<Party, string>;
  /** What stands on each rope. */
  ropeWords: Record<Rope["kind"], string>;
  kinds: { legend: string; drawing: string; items: readonly PartnershipKind[] };
  /** The rows of the table, as printed. */
  labels: { youBring: string; weBring: string; contract: string; money: string };
  promises: {
    label: string /** In phrases, between which a line may end. */;
    sentence: readonly string[];
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
  lede: "You have the client, the product or a team that is one skill short. We have the crew for the rest. Here is what each kind of partnership asks of both sides.",
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
      "Three ships from above, moored side by side: you, the client and us. Each rope between two of them carries a word.",
    items: [
      {
        id: "referral",
        propose: "Propose a referral partnership",
        name: "Referral",
        summary:
          "You know someone with a problem that is ours to solve. You introduce us and stay out of the delivery.",
        fits: "For consultants, accountants, hotel brokers and agencies without engineers.",
        youBring: [
          "An introduction that the client has agreed to",
          "Ten minutes of context: what they need, what they tried, who decides",
        ],
        weBring: [
          "A first call within three working days",
          "A copy to you of what we tell the client about scope and fit",
          "A clear no when the work is not ours, with a better contact where we know one",
        ],
        contract: "Between the client and us. You sign one page about the introduction.",
        money:
          "A fee on the first engagement. The share is in the agreement, and the client may see it.",
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
          "You hold the client and part of the work. We take a part with a clear edge and deliver it as one team with yours.",
        fits: "For design studios, SAP firms, system integrators and managed service providers.",
        youBring: [
          "The client relationship and the overall plan",
          "One person who can decide for the whole project",
          "Access to the same board, repository and client meetings that your own team has",
        ],
        weBring: [
          "A named lead and a crew with the missing skills",
          "Our weekly release and our Friday page, addressed to you",
          "Work under your name and in your tools, where you want that",
        ],
        contract:
          "Between the client and you, and between you and us. The same acceptance criteria stand in both.",
        money: "You buy our time or a fixed part, and set your own price to the client.",
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
          "You make a product that our clients could use. We learn it properly and put it in where it fits.",
        fits: "For makers of property systems, payment services, identity, monitoring and content tools.",
        youBring: [
          "A test environment with realistic data",
          "Documentation that an engineer can work from, and someone who answers questions on it",
          "Notice of breaking changes before clients meet them",
        ],
        weBring: [
          "Engineers who have built with it before a client pays for it",
          "A tested connector, with its limits written down",
          "Fault reports that your developers can reproduce",
        ],
        contract:
          "The client licenses from you and contracts with us for the work. Two contracts, no bundle.",
        money:
          "None between us. We take no commission on licences, so our advice stays independent.",
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
    label: "Terms",
    sentence: ["Your client stays your client,", "for the agreement", "and a year after it."],
    intro:
      "It stands on the first page of every partner agreement. We take no work from a client you brought us into without your written consent. Three more promises follow it.",
    items: [
      {
        title: "No exclusivity, either way",
        text: "You may work with our competitors, and we with yours. What we learn from you stays with the people who need it.",
      },
      {
        title: "No surprises for the client",
        text: "Estimates, delays and faults are shared between us before they go to the client.",
      },
      {
        title: "A way out without a lawyer",
        text: "Either side ends the agreement with thirty days’ notice. Work in progress is finished or handed over, and the page says how.",
      },
    ],
  },
  start: {
    title: "Starting in four steps",
    intro: "You can stop after each of them.",
    steps: [
      {
        when: "Day 1",
        title: "You write",
        text: "Which kind, which client or product, what you hope for. The contact form has a topic for it.",
      },
      {
        when: "By day 3",
        title: "We talk for 30 minutes",
        text: "With the engineer who would lead the work. Both sides name one thing that could make it fail.",
      },
      {
        when: "By day 10",
        title: "One page",
        text: "Kind, scope, money, contacts, how to end it. Written by us, changed by you, signed when neither has questions.",
      },
      {
        when: "First project",
        title: "One real piece of work",
        text: "A first client, a first joint release or a first connector. After it we both decide whether there is a second.",
      },
    ],
  },
  noList: {
    title: "No partner logos",
    text: "A logo says little about the work. Ask us who has delivered with us in your field; with their consent we put you in touch.",
  },
  questions: {
    title: "Questions before signing",
    items: [
      {
        question: "Is there a partner programme with levels?",
        answer:
          "No. There are no tiers, targets or yearly fees. A level would tell your client how much you sold, and nothing about how well it runs.",
      },
      {
        question: "Can you work under our brand?",
        answer:
          "Yes, in a delivery partnership. Our people then use your mail addresses and tools. We only ask that you confirm the arrangement when the client asks about it.",
      },
      {
        question: "Who supports the result afterwards?",
        answer:
          "That is fixed before the first line of code: you, us, or the client. If it is us, the client gets one address to write to, and you see every ticket.",
      },
      {
        question: "Can we refer a client and later deliver with them?",
        answer:
          "Yes. The referral page is replaced by a delivery page. No fee is due on work that you deliver yourself.",
      },
    ],
  },
  closing: {
    title: "Have a client in mind?",
    text: "Write three lines: who they are, what they need, which of the three kinds it looks like. We do the rest.",
  },
} as const satisfies PartnersPage;
