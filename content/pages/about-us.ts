import type { Point } from "../services/types.ts";
import type { Listing } from "./listing.ts";

/** A role in the crew and what it is responsible for. Roles, never people. */
export type CrewRole = {
  role: string;
  answersFor: string;
  /** Completes “Call them when …”. */
  callWhen: string;
  /** Their days in the plan of thirty working days, and the hours per day. */
  work: readonly Watch[];
};

export type Watch = { from: number; to: number; hours: number };

export type FridayPage = {
  label: string;
  project: string;
  week: string;
  lines: { from: string; to: string };
  /** The four parts of the page, in order, each with its purpose. */
  parts: readonly (Point & { why: string; lines: readonly string[] })[];
  hours: {
    title: string;
    planned: number;
    items: readonly { task: string; hours: number }[];
    sum: string;
    why: { title: string; text: string };
  };
};

export type AboutPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  friday: FridayPage;
  week: {
    title: string;
    intro: string;
    days: readonly (Point & { day: string; yours: string })[];
  };
  beliefs: {
    title: string;
    intro: string;
    /** The first four are shown large on the page. */
    items: readonly { belief: string; practice: string }[];
  };
  records: {
    title: string;
    paragraphs: readonly string[];
    rules: readonly Point[];
    sample: {
      label: string;
      number: number;
      title: string;
      date: string;
      status: string;
      parts: readonly Point[];
    };
    /** Some of the records of this website; `closedBy`: those that took its place. */
    register: {
      title: string;
      closed: string;
      items: readonly { number: number; title: string; closedBy?: readonly number[] }[];
    };
  };
  crew: { title: string; intro: string; total: string; basis: string; roles: readonly CrewRole[] };
  refusals: { title: string; intro: string; items: readonly Point[] };
  offices: { title: string; intro: string; drawing: string; hours: string; caption: string };
  closing: { title: string; text: string };
};

/** Title of the record that the page shows in full, which is also in the register. */
const shownRecord = "Every form works before, and without, JavaScript";

export const aboutUs = {
  meta: {
    title: "About us: how we plan, build and run software",
    description:
      "How our crew works: one written plan, a release you can open every week, decisions you can read, and the people who plan your software also build and run it.",
  },
  listing: { name: "About Us", keywords: ["company", "team"] },
  headline: "We write it down. Then we build it.",
  lede: "We design, build and run software for hotels, plants and product teams. The people who plan your work also do it, and every decision that shapes it is on a page you can open.",
  friday: {
    label: "The page you get every Friday",
    project: "Booking app",
    week: "Friday, week 4 of 10",
    lines: { from: "Delivery lead", to: "Your product owner" },
    parts: [
      {
        title: "What could go wrong",
        text: "The card provider’s test account takes 100 payments a day. Tuesday’s load test needs 400.",
        lines: [
          "A second account: free, three days’ wait. Requested today.",
          "Recorded answers: one day of work. Needs your go-ahead by noon on Monday.",
        ],
        why: "Bad news is at the top, with two ways out and what each costs.",
      },
      {
        title: "Finished, ready for you to try",
        text: "In the test environment since Thursday’s release:",
        lines: [
          "Guests can change their dates until 18:00 the day before.",
          "Refunds go back to the card that was charged.",
        ],
        why: "Finished means that you can open it and try it. Nothing is 90% done.",
      },
      {
        title: "Not finished",
        text: "Invoices for companies move to week 5.",
        lines: ["Your accounts department settled the tax fields only on Wednesday."],
        why: "What slipped, since when, and whose answer it was waiting for, ours or yours.",
      },
    ],
    hours: {
      title: "Hours",
      planned: 200,
      items: [
        { task: "Change of dates", hours: 71 },
        { task: "Refunds", hours: 58.5 },
        { task: "Invoices", hours: 31 },
        { task: "Reviews and meetings", hours: 24 },
        { task: "A fault in the calendar", hours: 9.5 },
      ],
      sum: "Used, of {planned} planned",
      why: {
        title: "Hours, by task",
        text: "The same lines as on the invoice at the end of the month. Our own faults get a line to themselves.",
      },
    },
  },
  week: {
    title: "One week of an engagement",
    intro: "Every engagement keeps the same rhythm, be it an SAP roll-out or a booking app.",
    days: [
      {
        day: "Mon",
        title: "Set the course",
        text: "The lead engineer and your product owner put the backlog in order and agree on what Friday will show. Anything unclear gets a name and a date.",
        yours: "30 minutes of your product owner’s time",
      },
      {
        day: "Tue–Thu",
        title: "Build in small pieces",
        text: "Each change is reviewed by a second engineer, tested by the pipeline and released to a test environment that you can open at any time. Our questions to you go into one channel, in writing.",
        yours: "Answers within a working day",
      },
      {
        day: "Fri",
        title: "Show and write",
        text: "You see running software, on your own data if you allow it. Afterwards you get one page: what’s finished, what isn’t, hours used, and what could go wrong next.",
        yours: "45 minutes with the people who will use it",
      },
      {
        day: "Month end",
        title: "Open the books",
        text: "Hours by task, cloud costs by environment, and next month’s forecast beside the last one. Then one question: carry on, change course, or stop.",
        yours: "A decision, in one sentence",
      },
    ],
  },
  beliefs: {
    title: "Our principles",
    intro: "Each with what it means in practice.",
    items: [
      {
        belief: "Whoever plans it builds it",
        practice:
          "The engineer on your first call is on your team. There is no handover from sales to delivery.",
      },
      {
        belief: "It’s yours from the first day",
        practice:
          "Repository, cloud accounts, domains and licences are opened in your name, and we come in as guests. If you leave us, you remove a group of users and keep everything.",
      },
      {
        belief: "Bad news comes first",
        practice:
          "We report a risk on the day we see it, with two ways out and what each costs. It’s at the top of Friday’s page.",
      },
      {
        belief: "Whoever builds it gets the call",
        practice:
          "Our engineers are on call for what they have released. It changes how they log, name and automate.",
      },
      {
        belief: "Small releases are safe releases",
        practice:
          "A change that can’t be rolled back on its own is split until it can. Database changes go out in two steps, so that the previous release still runs on the new schema.",
      },
      {
        belief: "Proven before new",
        practice:
          "We choose tools that your next team can hire for. Anything younger needs a written reason and a way back, agreed with you before it goes in.",
      },
      {
        belief: "Done means usable by everyone",
        practice:
          "Keyboard, screen reader, slow phone, dark room: these are acceptance criteria for every feature and run as tests, with no separate phase at the end.",
      },
    ],
  },
  records: {
    title: "Decisions on record",
    paragraphs: [
      "Software often goes wrong because no one remembers why it was built that way. So a decision that a newcomer would question gets a record: one page, in your repository, beside the code that it explains.",
      "A decision is never overwritten. When it is reversed, a new record says so, and the old one points to it. A year later you can read in an afternoon how your system came to be.",
    ],
    rules: [
      {
        title: "When",
        text: "If undoing it would take more than a day, or if two people disagreed, it gets a record.",
      },
      {
        title: "Who",
        text: "Whoever has to live with it writes it. The lead engineer and your product owner sign it.",
      },
      {
        title: "How long",
        text: "One page. What we knew, what we chose, what we gave up, what would change our minds.",
      },
    ],
    sample: {
      label: "A record from this website",
      number: 8,
      title: shownRecord,
      date: "2026-11-20",
      status: "In force",
      parts: [
        {
          title: "What we knew",
          text: "People write to us from hotel networks, plant floors and old phones. Scripts arrive late there, or never. A form that waits for them loses the message.",
        },
        {
          title: "What we chose",
          text: "Contact and application forms are plain HTML forms that the server answers with a page. Checks run on the server; the browser repeats the simple ones. A signed timestamp and a field people never see give automated senders away, with no puzzle to solve. They are only signals: no one is turned away.",
        },
        {
          title: "What we gave up",
          text: "Checks while you type. Mistakes show only after sending, in a list that links to each field, with everything you typed still in place.",
        },
        {
          title: "What would change our minds",
          text: "A form that is really an application, such as a quote with live prices. Even that would keep a plain version beside it.",
        },
      ],
    },
    register: {
      title: "From the register of this website",
      closed: "replaced by",
      items: [
        { number: 2, title: "Pages are rendered once and cached" },
        { number: 4, title: "What we depend on, and why" },
        {
          number: 6,
          title: "The assistant learns from phrases in the repository",
          closedBy: [12, 14],
        },
        { number: 8, title: shownRecord },
        { number: 12, title: "The build trains the assistant" },
        { number: 14, title: "One classifier for all industries" },
        { number: 18, title: "React on the server, islands in the browser" },
        { number: 29, title: "The assistant says when it is not sure" },
      ],
    },
  },
  crew: {
    title: "The crew of an engagement",
    intro:
      "Nine roles over thirty working days. On a small engagement one person may take two of them; you always know who has which.",
    total: "Hours of all nine",
    basis:
      "Specimen plan of a first release. The thicker the bar, the longer the day; marks are Fridays, each with its page.",
    roles: [
      {
        role: "Delivery lead",
        answersFor: "Scope, dates, money, and a Friday page that is true.",
        callWhen: "something is late, costs more, or is no longer needed.",
        work: [{ from: 1, to: 30, hours: 2 }],
      },
      {
        role: "Lead engineer",
        answersFor: "The shape of the system and every decision record in it.",
        callWhen: "you want to know whether something can be done, and what it would break.",
        work: [
          { from: 1, to: 5, hours: 8 },
          { from: 6, to: 30, hours: 5 },
        ],
      },
      {
        role: "Product designer",
        answersFor: "Flows that people can follow, tested with five users before they are built.",
        callWhen: "users do something you didn’t expect.",
        work: [
          { from: 1, to: 10, hours: 6 },
          { from: 11, to: 30, hours: 2 },
        ],
      },
      {
        role: "Software engineers",
        answersFor: "Working software each week, reviewed, tested and documented.",
        callWhen: "you read a change and want to know the reason for it.",
        work: [
          { from: 4, to: 10, hours: 8 },
          { from: 11, to: 30, hours: 16 },
        ],
      },
      {
        role: "Test engineer",
        answersFor: "The list of what must never break, and the tests that prove it.",
        callWhen: "you saw a fault once and can’t make it happen again.",
        work: [
          { from: 6, to: 25, hours: 4 },
          { from: 26, to: 30, hours: 8 },
        ],
      },
      {
        role: "Platform engineer",
        answersFor: "Pipeline, environments, backups that have been restored, cloud costs.",
        callWhen: "it’s slow, it’s down, or the bill looks wrong.",
        work: [
          { from: 1, to: 5, hours: 6 },
          { from: 6, to: 30, hours: 1 },
        ],
      },
      {
        role: "Security and compliance engineer",
        answersFor: "The threat model, who may see what, and evidence your auditor accepts.",
        callWhen: "a questionnaire arrives, or someone leaves your company.",
        work: [
          { from: 2, to: 4, hours: 6 },
          { from: 16, to: 16, hours: 4 },
          { from: 26, to: 28, hours: 6 },
        ],
      },
      {
        role: "Support engineer",
        answersFor: "Every ticket until the person who opened it says it is solved.",
        callWhen: "you need anything at all. They know who to call.",
        work: [{ from: 21, to: 30, hours: 4 }],
      },
      {
        role: "Your product owner",
        answersFor: "What matters most, decided within a working day. This one is yours.",
        callWhen: "we don’t know what you would want.",
        work: [{ from: 1, to: 30, hours: 1 }],
      },
    ],
  },
  refusals: {
    title: "Work we decline",
    intro:
      "If one of these is your situation, we’ll say so in our first e-mail and point you elsewhere.",
    items: [
      {
        title: "Fixed date and fixed scope, sight unseen",
        text: "We can fix one of the two after a week’s investigation. Fixing both before that only hides the risk in the price.",
      },
      {
        title: "Single engineers on loan",
        text: "We don’t lend single engineers to a team that none of us leads. The reviews, the records and the on-call cover would be missing, and those are what you pay for.",
      },
      {
        title: "A system without an owner",
        text: "If no one on your side can decide, we wait until someone can.",
      },
      {
        title: "Data that should not be collected",
        text: "We don’t build hidden tracking, consent tricks or scoring that people can’t contest.",
      },
    ],
  },
  offices: {
    title: "Our offices",
    intro: "Two time zones, so that work goes on when one office closes.",
    drawing:
      "The twenty-four hours of a day as a dial, with the working hours of each office, in winter.",
    hours: "hours a day",
    caption: "In winter. The times at the marks are the offices’ own; the dial is in UTC.",
  },
  closing: {
    title: "Read enough? Ask an engineer.",
    text: "Bring a problem to a 30-minute call. You’ll get our opinion in writing.",
  },
} as const satisfies AboutPage;
