import type { Point } from "../services/types.ts";

/** A habit, and an entry of a client's log that shows it. */
export type Habit = Point & { entry: { day: string; time: string; what: string; by: string } };

/** A clause, with remarks of both sides and a change in the specimen: words of the clause, and what they become. */
export type Clause = Point & {
  remarks?: { yours: string; ours: string };
  change?: { from: string; to: string };
};

/** What one of us can access of a client's, and between which milestones: indexes into `milestones`. */
export type Reach = {
  title: string;
  text: string;
  /** Spans of time, or single moments if `from` and `until` are nearly equal. */
  spans: readonly { from: number; until: number }[];
  /** The spans in words, as a text alternative of the drawing. */
  spoken: string;
};

/** The people who work in a month, for the formula of its cost. */
export type MonthOfWork = {
  name: string;
  /** Days per week of each person. */
  daysAWeek: readonly number[];
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
  headline: "Access, cost and terms, in plain words",
  lede: "Your security team will ask about access, your finance director about the contract. Both answers are here, without waiting for a call. The agreement we sign is what counts; this page says in plain words what is in it.",
  access: {
    label: "What we can reach, and when",
    milestones: ["Call", "Signature", "Go-live", "Handover", "+30 days"],
    key: ["open all the time", "open for one task", "closed"],
    rows: [
      {
        title: "What you tell us",
        text: "Stays with the people on your project.",
        spans: [{ from: 0, until: 4 }],
        spoken: "From the first call until 30 days after the handover.",
      },
      {
        title: "Source code",
        text: "In your repository, through accounts that you open.",
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
        text: "For one task at a time, by a named person, recorded in your log.",
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
        text: "Never on our machines.",
        spans: [],
        spoken: "At no time.",
      },
    ] satisfies readonly Reach[],
    caption:
      "A project from the first call to thirty days after the handover. Support and operations are agreed separately, under the same five headings.",
  },
  safety: {
    title: "Guests in your systems",
    intro: "Six habits, and what your log shows of each.",
    items: [
      {
        title: "Accounts in your directory",
        text: "Each of us has a named account, which you open and close. None is shared, and every one needs a second factor.",
        entry: {
          day: "12 days before go-live",
          time: "09:14",
          what: "Account opened: lead engineer",
          by: "by your administrator, second factor on",
        },
      },
      {
        title: "Secrets stay in your vault",
        text: "Keys never go into e-mail, chat or a repository. If one turns up where it shouldn’t be, it is replaced the same day.",
        entry: {
          day: "12 days before go-live",
          time: "09:31",
          what: "Vault: may read 3 secrets for the test systems",
          by: "lead engineer, until handover",
        },
      },
      {
        title: "Two people sign every change",
        text: "One person writes it, another reviews it, and your pipeline keeps both names with the release.",
        entry: {
          day: "Go-live",
          time: "06:02",
          what: "Change 118 released",
          by: "written: engineer, reviewed: lead engineer",
        },
      },
      {
        title: "You hear about incidents from us",
        text: "If anything of yours is affected, we phone you within 24 hours: what we know, what we don’t, and what happens next.",
        entry: {
          day: "Go-live",
          time: "06:44",
          what: "Refunds stopped; running again at 06:53",
          by: "you were phoned at 06:51",
        },
      },
      {
        title: "Lost laptops",
        text: "Disks are encrypted and screens lock. A lost laptop is locked out of everything within the hour.",
        entry: {
          day: "9 days after go-live",
          time: "17:20",
          what: "Laptop reported lost",
          by: "locked out of everything at 17:41",
        },
      },
      {
        title: "The last day",
        text: "You close the accounts. Thirty days later we delete our notes and copies and confirm it in writing. After a security test, evidence is kept for ninety days.",
        entry: {
          day: "Handover",
          time: "16:00",
          what: "Accounts closed: 4\u00a0of\u00a04",
          by: "by your administrator",
        },
      },
    ] satisfies readonly Habit[],
  },
  cost: {
    title: "The cost of a first month",
    intro:
      "There is one formula. The day rate is in our proposal, one figure for each role, before you sign anything. Your providers bill you directly, and we add nothing on top.",
    legend: "Who works on it",
    months: [
      {
        name: "One specialist",
        daysAWeek: [2],
        people: "One person, two days a week",
        text: "For a review, a second opinion, or a task with a clear end. Most first months begin like this.",
      },
      {
        name: "A pair",
        daysAWeek: [5, 5],
        people: "Two people, full time",
        text: "For one product and one stream of work, such as an interface, a migration of one system, or an app’s first release.",
      },
      {
        name: "A team",
        daysAWeek: [5, 5, 5, 5, 2.5],
        people: "Four people full time, a delivery lead half time",
        text: "For several streams at once. Before growing further, we’d rather finish something.",
      },
    ] satisfies readonly MonthOfWork[],
    /** The formula, with the days a week and, rounded, those of the month. */
    formula: "{week} days a week × 4⅓ weeks ≈ {month} days",
    result: { ofOne: "The month costs", ofSeveral: "The month costs, if all have one rate" },
    rate: "the day rate",
    week: "week",
  },
  terms: {
    title: "An agreement with us",
    intro:
      "The six clauses that clients ask about first. The paper you sign says the same, at greater length. This is how we return a draft: your lawyer’s changes, each with our answer.",
    sheet: "Draft 2, with comments",
    yours: "You",
    ours: "We",
    signatures: ["For you", "For us"],
    date: "Date",
    items: [
      {
        title: "The work is yours",
        text: "Code, drawings, documents and accounts are yours as they are made, and yours for good once paid for. Open-source parts keep their licences, and you get the list.",
        remarks: { yours: "Design files too?", ours: "Yes: they are drawings." },
      },
      {
        title: "Prices you can check",
        text: "Fixed where the result can be described beforehand, monthly for operations, by the day for open-ended work. Each invoice lists hours by task and is payable in 30 days.",
        change: { from: "30 days", to: "45 days" },
        remarks: { yours: "Our payment run is on the 15th.", ours: "Agreed." },
      },
      {
        title: "Either side may stop",
        text: "With the notice given on the service’s page, usually one month. You pay for the days worked and receive everything made so far, in a state that another firm can take over.",
      },
      {
        title: "We put our faults right",
        text: "For 90 days after go-live, anything we built that doesn’t do what was agreed is put right at our cost.",
      },
      {
        title: "Confidentiality on both sides",
        text: "From the first call, and for three years after the last. We name you as a client only if you say so in writing.",
      },
      {
        title: "A stated limit on liability",
        text: "It is limited to what the work costs in a year, except where the law allows no limit. Your lawyer may propose another figure before anything starts.",
        change: { from: "a year", to: "two years" },
        remarks: {
          yours: "Two years. You will hold personal data.",
          ours: "Our insurer has to agree. You’ll hear by Thursday.",
        },
      },
    ] satisfies readonly Clause[],
  },
  site: {
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
        text: "We check what we publish and correct what is wrong. It is not advice on your case; only the agreement binds us.",
      },
    ] satisfies readonly Point[],
    privacy: "What this site stores about you, and for how long:",
    privacyLink: "Privacy policy",
  },
  report: {
    title: "Found a flaw in this site?",
    text: "Write to us before you write about it. A person will answer within two working days, and we’ll tell you when it is fixed. If you take no data, disrupt no one and give us 90 days, we’ll take no legal action, and thank you by name if you like.",
    subject: "Security",
    file: "In machine-readable form:",
  },
  closing: {
    title: "Is your question missing?",
    text: "Send us your questionnaire or your own draft of an agreement. An engineer will fill in the first; the second will come back with our remarks.",
  },
} as const;
