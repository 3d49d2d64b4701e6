import type { Point } from "../services/types.ts";

/** What one of us may reach of a client's, from one milestone to another: indexes into `milestones`. */
export type Reach = {
  title: string;
  text: string;
  /** Whole spans, or moments when `from` and `until` are nearly the same. */
  spans: readonly { from: number; until: number }[];
  /** The spans in words, for those who do not see the drawing. */
  spoken: string;
};

/** Who works in a month, for the formula of its cost. */
export type MonthOfWork = {
  name: string;
  /** Days a week of all people together. */
  daysAWeek: number;
  people: string;
  text: string;
};

export const securityAndTerms = {
  meta: {
    title: "Security and terms: access, cost, agreement",
    description:
      "When we can reach your code, systems and data, what a first month costs as a formula, what an agreement with us says, and how to report a flaw in this site.",
  },
  listing: {
    name: "Security and terms",
    keywords: ["contract", "liability", "NDA", "vulnerability", "day rate", "vendor questionnaire"],
  },
  headline: "Access, cost and terms, in plain words",
  lede: "Your security team asks about access and your finance director asks about the contract. Both answers are here, so that neither has to wait for a call. The agreement that we both sign decides; this page says in plain words what stands in it.",
  access: {
    label: "What we can reach, and when",
    milestones: ["Call", "Signature", "Go-live", "Handover", "+30 d"],
    rows: [
      {
        title: "What you tell us",
        text: "Kept to the people on your project.",
        spans: [{ from: 0, until: 4 }],
        spoken: "From the first call until 30 days after the handover.",
      },
      {
        title: "Source code",
        text: "In your repository, by accounts that you open.",
        spans: [{ from: 1, until: 3 }],
        spoken: "From signature to handover.",
      },
      {
        title: "Test systems",
        text: "Filled with made-up or masked records.",
        spans: [{ from: 1, until: 3 }],
        spoken: "From signature to handover.",
      },
      {
        title: "Production",
        text: "For one task at a time, by a named person, in your log.",
        spans: [
          { from: 1.72, until: 1.78 },
          { from: 2, until: 2.12 },
          { from: 2.4, until: 2.46 },
          { from: 2.7, until: 2.76 },
        ],
        spoken: "Single sessions around go-live and before the handover.",
      },
      {
        title: "Copies of your customers’ data",
        text: "Never on a machine of ours.",
        spans: [],
        spoken: "At no time.",
      },
    ] satisfies readonly Reach[],
    caption:
      "A project from the first call to thirty days after the handover. Support and operations are agreed separately, with the same rows.",
  },
  safety: {
    label: "Your systems",
    title: "Guests in your systems",
    items: [
      {
        title: "Accounts in your directory",
        text: "Each of us has an account with a name on it, opened by you and closed by you. No shared log-ins, and a second factor on every one.",
      },
      {
        title: "Secrets stay in your vault",
        text: "Keys are never in mail, chat or a repository. If one is seen where it should not be, it is replaced the same day.",
      },
      {
        title: "Every change has two names",
        text: "One person writes it, another reads it, and your pipeline keeps both names with the release.",
      },
      {
        title: "You hear of an incident from us",
        text: "If something of yours is touched, you hear by phone within 24 hours: what we know, what we do not, and what happens next.",
      },
      {
        title: "Machines that may be lost",
        text: "Disks are encrypted and screens lock. A lost laptop is shut out of everything within the hour.",
      },
      {
        title: "The last day",
        text: "You close the accounts. Thirty days later we delete our notes and copies and confirm it in writing. After a security test, evidence is kept for ninety days.",
      },
    ] satisfies readonly Point[],
  },
  cost: {
    label: "Cost",
    title: "The cost of a first month",
    intro:
      "There is one formula. The day rate is in our proposal, one figure for each role, before anything is signed. Your providers bill you directly, and we add nothing to that.",
    formula: "days a week × 4⅓ weeks × day rate",
    legend: "Who comes",
    months: [
      {
        name: "One specialist",
        daysAWeek: 2,
        people: "One person, two days a week",
        text: "For a review, a second opinion, or a task with a clear end. Most first months begin like this.",
      },
      {
        name: "A pair",
        daysAWeek: 10,
        people: "Two people, full time",
        text: "For one product and one stream of work, such as an interface, a migration of one system, or an app’s first release.",
      },
      {
        name: "A team",
        daysAWeek: 22.5,
        people: "Four people full time, a delivery lead half time",
        text: "For several streams at once. Beyond this size we would rather finish something first.",
      },
    ] satisfies readonly MonthOfWork[],
    days: "Days in the month",
    multiply: "Multiply by",
    rate: "your day rate",
  },
  terms: {
    label: "Agreement",
    title: "An agreement with us",
    items: [
      {
        title: "The work is yours",
        text: "Code, drawings, documents and accounts belong to you when they are made, and for good once they are paid for. Open-source parts keep their licences, and you get the list.",
      },
      {
        title: "A price that can be checked",
        text: "Fixed where the result can be described beforehand, by the month for running things, by the day for everything open. Hours by task are on each invoice, payable in 30 days.",
      },
      {
        title: "Either side may stop",
        text: "With the notice on the service’s page, usually one month. You pay for the days worked and receive everything made so far, in a state that another firm can continue.",
      },
      {
        title: "Faults are repaired",
        text: "What we built and does not do what was agreed is put right at our cost for 90 days after go-live.",
      },
      {
        title: "Secrecy on both sides",
        text: "From the first call, and for three years after the last. We name you as a client only if you say so in writing.",
      },
      {
        title: "Liability has a figure",
        text: "It is limited to what the work costs in a year, except where the law allows no limit. Your lawyer may propose another figure before anything starts.",
      },
    ] satisfies readonly Point[],
  },
  site: {
    label: "This website",
    title: "Using this website",
    items: [
      {
        title: "Read, quote, print",
        text: "Our texts and drawings may be quoted with a link. The specimens on the downloads page may be used and changed as you like.",
      },
      {
        title: "The demo is a demo",
        text: "Its shop, hotel, agency and help desk are made up. Nothing is ordered, booked or billed, whatever the chat says.",
      },
      {
        title: "Information, without a guarantee",
        text: "We check what we publish and mend what is wrong. It is no advice for your case; the agreement is.",
      },
    ] satisfies readonly Point[],
    privacy: "What this site stores about you, and for how long:",
    privacyLink: "Privacy policy",
  },
  report: {
    title: "Found a flaw in this site?",
    text: "Write to us before you write about it. You get an answer from a person within two working days, and we tell you when it is mended. If you take no data, disturb no one and give us 90 days, we take no legal steps, and we thank you by name if you like.",
    subject: "Security",
    file: "The same for programs:",
  },
} as const;
