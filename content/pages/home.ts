import { company } from "../company.ts";
import type { ServiceGroup, ServiceSlug } from "../services/index.ts";
import type { Question } from "../services/types.ts";

/** What a group of services does for a product. The order is that of `serviceGroups`. */
export type GroupWords = { title: string; text: string };

/** One of the two practices with the greatest depth, and the time scale it works on. */
export type Practice = {
  slug: ServiceSlug;
  /** The unit of time by which its clients plan. */
  title: string;
  text: string;
  facts: readonly string[];
  action: string;
  scale: {
    caption: string;
    /** What the whole scale is. */
    name: string;
    /** Text alternative of the drawing. */
    label: string;
    /** Ends of the scale and distance between its ticks, in hours or years. */
    from: number;
    to: number;
    step: number;
    /** Labels of both ends, where no mark is. */
    ends: readonly [first: string, last: string];
    /** The part of the scale that the text is about. */
    span: readonly [from: number, to: number];
    /** Position and labels of each mark on the scale; one is in the accent colour. */
    marks: readonly { at: number; when: string; what: string; accent?: true }[];
  };
};

export type EngagementWeek = {
  /** First and last day, counted from the start. */
  from: number;
  to: number;
  title: string;
  text: string;
  yours: string;
  leaves: string;
  /** A specimen of what the client keeps, as a small sheet. */
  paper: Paper;
};

/** A sheet with a few rows, each with a figure or a bar at its end; `yours`: the client is to act. */
export type Paper = {
  title: string;
  note: string;
  /** Whether it is a browser’s window, with the address as its title. */
  window?: true;
  rows: readonly { text: string; value?: string; share?: number; yours?: true }[];
  foot: string;
};

export const home = {
  meta: {
    title: "Technology that holds its course",
    description:
      "We design, build and run the software behind hotels, plants and product teams: thirteen services, one crew, working software in the second week.",
  },
  listing: { name: "Home", keywords: [company.name] },
  hero: {
    title: "Technology that holds its course",
    lede: "We design, build and run the software behind hotels, plants and product teams, and stay aboard after launch.",
    tryIt: "Try the AI chatbot",
  },
  services: {
    title: "Thirteen services, one crew",
    lede: "Take one or several, and add the next without looking for another supplier.",
    all: "All services and how to choose",
    groups: {
      industry: {
        title: "Industries",
        text: "Hotels and SAP, by people who already know the rules.",
      },
      product: {
        title: "Apps and design",
        text: "Designed with the people who use it, built by the people who support it.",
      },
      intelligence: {
        title: "AI",
        text: "Answers with a source, forecasts with a margin of error.",
      },
      operations: {
        title: "Operations",
        text: "Releases, servers, the cloud bill, and an engineer on call at night.",
      },
      assurance: {
        title: "Security and compliance",
        text: "Evidence for your auditors, and flaws found before an attacker finds them.",
      },
    } satisfies Record<ServiceGroup, GroupWords>,
  },
  practices: {
    items: [
      {
        slug: "hospitality",
        title: "Hotels plan by the hour",
        text: "Between midnight and the end of the night audit a hotel has two dates. Every system has to agree before the second one changes.",
        facts: [
          "Six interfaces to the property system, each with an owner and a manual fallback",
          "Your property system usually stays where it is",
          "No card number passes through what we build",
        ],
        action: "Hotel software",
        scale: {
          caption: "One night audit, 22:00 to 06:30, typical hours",
          name: "One night",
          label:
            "A scale of one night from 22:00 to 06:30. The calendar date changes at 00:00, the business date at about 02:30; between the two the hotel has two dates. The reports leave at 05:00.",
          from: 22,
          to: 30.5,
          step: 0.5,
          ends: ["22:00, typical hours", "06:30"],
          span: [24, 26.5],
          marks: [
            { at: 24, when: "00:00", what: "calendar date" },
            { at: 26.5, when: "02:30", what: "business date", accent: true },
            { at: 29, when: "05:00", what: "reports" },
          ],
        },
      },
      {
        slug: "sap",
        title: "SAP plans by the year",
        text: "The dates are fixed, and closer than they look once you allow for a year-end close, a cutover and two rehearsals. We choose the route with you, on evidence from your system.",
        facts: [
          "New build, conversion or selective transition, compared side by side",
          "Extensions on BTP, so that upgrades break nothing",
          "Custom code scanned before any estimate",
        ],
        action: "SAP migration",
        scale: {
          caption: "SAP’s maintenance dates, end of year, 2025 to 2040",
          name: "Sixteen years",
          label:
            "A scale of years from 2025 to 2040. Mainstream maintenance of ECC 6.0 ends with 2027, extended maintenance with 2030, and SAP’s commitment to S/4HANA reaches to the end of 2040 at least.",
          from: 2025,
          to: 2041,
          step: 1,
          ends: ["2025, end of year", ""],
          span: [2028, 2031],
          // The end of a year is the start of the next.
          marks: [
            { at: 2028, when: "2027", what: "ECC mainstream ends", accent: true },
            { at: 2031, when: "2030", what: "ECC extended ends" },
            { at: 2041, when: "2040", what: "S/4HANA, at least" },
          ],
        },
      },
    ] as const satisfies readonly Practice[],
  },
  demo: {
    title: "Ask our chatbot what your guests would ask",
    lede: "Choose a question and see where the answer comes from. The demo asks for your name and e-mail address; we won’t call you.",
    more: "How it works and what you need",
    /** The hour that the example's question is about. */
    hour: "23:40",
    hourText: "The example’s guest arrives late. No one at the desk has to answer.",
  },
  start: {
    title: "Working software in week two",
    lede: "Every engagement begins the same way. After each stage you keep something that is useful even if you stop there.",
    leaves: "You keep",
    /** Link to the page of specimens, of which the four sheets are small ones. */
    specimens: "Read full specimens: a Friday page, a finding and a page of a runbook",
    yours: "From you",
    weeks: [
      {
        from: 1,
        to: 5,
        title: "Take soundings",
        text: "Two engineers and a designer sit with your team, read the code and map the risks.",
        leaves: "Findings in writing",
        yours: "Read access, and an hour with the people who know the system",
        paper: {
          title: "Findings",
          note: "Day 5",
          rows: [
            { text: "Export job has no owner", share: 0.9 },
            { text: "Prices kept in two places", share: 0.6 },
            { text: "Restore last tested in May", share: 0.45 },
            { text: "Two libraries unsupported", share: 0.25 },
          ],
          foot: "Ranked by what a failure would cost",
        },
      },
      {
        from: 6,
        to: 12,
        title: "Lay the keel",
        text: "We set up environments and a pipeline in your accounts, with the thinnest slice that does a real job.",
        leaves: "A first version you can open",
        yours: "Accounts, and one product owner",
        paper: {
          title: "staging.your-product.example",
          note: "Day 12",
          window: true,
          rows: [
            { text: "Room 204", value: "arrives 15:00" },
            { text: "Room 207", value: "checked in" },
            { text: "Room 311", value: "to clean" },
            { text: "Room 318", value: "free" },
          ],
          foot: "Release 9: tested, live in staging",
        },
      },
      {
        from: 13,
        to: 24,
        title: "Build and show",
        text: "You get a release every other day, a demo each Friday and one backlog that you own. Our questions come in writing.",
        leaves: "Releases, plus a page every Friday: hours, risks, what’s next",
        yours: "Answers within a working day, 45 minutes on Fridays",
        paper: {
          title: "Friday page",
          note: "Week 3",
          rows: [
            { text: "Risk: export format open", value: "you", yours: true },
            { text: "Booking list, done", value: "31 h" },
            { text: "Sign-in, in review", value: "18 h" },
            { text: "Next: printing, on Tuesday", value: "12 h" },
          ],
          foot: "49 of 160 hours; demo at 14:00",
        },
      },
      {
        from: 25,
        to: 30,
        title: "Sea trial",
        text: "We run load, failure and security tests and hand over the results.",
        leaves: "Test results, and a plan with a price",
        yours: "The decision on what goes live",
        paper: {
          title: "Test results",
          note: "Day 30",
          rows: [
            { text: "400 users at once", value: "0.8 s" },
            { text: "Database lost", value: "back in 40 s" },
            { text: "2 security findings", value: "both fixed" },
            { text: "Next 90 days", value: "plan, price" },
          ],
          foot: "Enclosed: how each test was run",
        },
      },
    ] satisfies readonly EngagementWeek[],
  },
  posts: {
    title: "Latest articles",
    all: "All articles",
  },
  questions: {
    title: "Questions from first calls",
    items: [
      {
        question: "Who will we speak to on the first call?",
        answer:
          "An engineer who would work on your project, for 30 minutes. You describe what goes wrong, and leave with a first opinion: a service that fits, or none.",
      },
      {
        question: "What happens if we stop after thirty days?",
        answer:
          "You keep it all: findings, code, environments and test results, in your own accounts.",
      },
      {
        question: "Who owns the code?",
        answer:
          "You do, from the first commit. Repository, accounts, domains and licences are in your name, and we work in them as guests.",
      },
      {
        question: "Can you work with what we already have?",
        answer:
          "Usually, yes. We read it first, and propose a replacement only where we can show what keeping it would cost.",
      },
      {
        question: "Where are your people?",
        answer: `In ${company.offices.map(({ city }) => city).join(" and ")}. The proposal says who is on your crew and when they can be reached.`,
      },
      {
        question: "Is the chatbot on this page real?",
        answer:
          "Yes. It answers the three questions above, and the button opens the full demo. The hotel, shop and help desk are made up; on your site it would learn from your own documents.",
      },
    ] satisfies readonly Question[],
  },
  closing: {
    title: "Tell us where you want to be in a year",
    text: "In thirty minutes an engineer will tell you what the first five days would cover, and what we need from you.",
  },
} as const;
