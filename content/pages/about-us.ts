import type { Point } from "../services/types.ts";
import type { Listing } from "./listing.ts";

/** A role of the crew: who answers for what. Roles, never persons. */
export type CrewRole = {
  role: string;
  /** Where the general arrangement drawing shows this role. */
  station: "bridge" | "chart-room" | "deck" | "hold" | "engine-room" | "gangway";
  answersFor: string;
  /** Completes “Call them when …”. */
  callWhen: string;
};

export type AboutPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  drawing: { title: string; caption: string };
  week: {
    title: string;
    intro: string;
    days: readonly (Point & { day: string; yours: string })[];
  };
  beliefs: {
    title: string;
    intro: string;
    items: readonly { belief: string; practice: string }[];
  };
  records: {
    title: string;
    paragraphs: readonly string[];
    rules: readonly Point[];
    sample: {
      label: string;
      number: string;
      title: string;
      date: string;
      status: string;
      parts: readonly Point[];
    };
  };
  crew: { title: string; intro: string; roles: readonly CrewRole[] };
  refusals: { title: string; intro: string; items: readonly Point[] };
  offices: { title: string; intro: string };
  closing: { title: string; text: string };
};

export const aboutUs = {
  meta: {
    title: "About us: how we plan, build and run software",
    description:
      "How our crew works: one written plan, a release you can open every week, decisions you can read, and the people who plan your software also build and run it.",
  },
  listing: { name: "About Us", keywords: ["company", "team"] },
  headline: "We write it down. Then we build it.",
  lede: "We design, build and run software for hotels, plants and product teams. The people who plan your work also do it, and every decision that shapes it is on a page you can open.",
  drawing: {
    title:
      "General arrangement of a delivery crew, drawn as the side view of a ship: delivery lead and lead engineer on the bridge, product designer in the chart room, software engineers on deck, test engineer in the hold, platform, security and support engineers in the engine room. Your product owner comes aboard by the gangway.",
    caption:
      "General arrangement. Numbers refer to the crew list below. Your product owner is part of the plan.",
  },
  week: {
    title: "One week of an engagement",
    intro:
      "Every engagement keeps the same rhythm, whether it is an SAP roll-out or a booking app.",
    days: [
      {
        day: "Mon",
        title: "Set the course",
        text: "The lead engineer and your product owner put the backlog in order and agree on what Friday will show. Anything unclear gets a name and a date.",
        yours: "30 minutes of your product owner",
      },
      {
        day: "Tue–Thu",
        title: "Build in small pieces",
        text: "Each change is read by a second engineer, tested by the pipeline and released to a test environment that you can open at any time. Questions to you go into one channel, in writing.",
        yours: "Answers within a working day",
      },
      {
        day: "Fri",
        title: "Show and write",
        text: "You see running software, on your data where you allow it. Afterwards you get one page: what is finished, what is not, hours used, and what could go wrong next.",
        yours: "45 minutes of the people who will use it",
      },
      {
        day: "Month end",
        title: "Open the books",
        text: "Hours by task, cloud costs by environment, the forecast for the next month beside the last one. Then one question: carry on, change course, or stop.",
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
        belief: "It is yours from the first day",
        practice:
          "Repository, cloud accounts, domains and licences are opened in your name, and we come in as guests. If you part with us, you remove a group of users and keep everything.",
      },
      {
        belief: "Small releases are safe releases",
        practice:
          "A change that cannot be taken back by itself is cut until it can. Database changes go out in two steps, so that the previous release still runs on the new schema.",
      },
      {
        belief: "Bad news comes first",
        practice:
          "We report a risk on the day we see it, with two ways out and what each costs. It is at the top of Friday’s page.",
      },
      {
        belief: "Proven before new",
        practice:
          "We default to tools that your next team can hire for. Anything younger needs a written reason and a way back, agreed with you before it goes in.",
      },
      {
        belief: "Done means usable by everyone",
        practice:
          "Keyboard, screen reader, slow phone, dark room: these are acceptance criteria of each feature and run as tests. They are not a phase at the end.",
      },
      {
        belief: "Whoever builds it gets the call",
        practice:
          "Our engineers are on call for what they have released. It changes how they log, name and automate things.",
      },
    ],
  },
  records: {
    title: "Decisions on record",
    paragraphs: [
      "Much goes wrong in software because the reasons are forgotten. So a decision that a newcomer would question gets a record: one page, in your repository, beside the code that it explains.",
      "A record is never rewritten. When a decision is reversed, a new record says so and points to the old one. A year later you can read how your system came to be, in order, in an afternoon.",
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
        text: "One page. What we knew, what we chose, what we gave up, what would make us choose again.",
      },
    ],
    sample: {
      label: "A record from this website",
      number: "Forms without scripts",
      title: "Every form works before, and without, JavaScript",
      date: "2026-11-20",
      status: "In force",
      parts: [
        {
          title: "What we knew",
          text: "People write to us from hotel networks, plant floors and old phones. Scripts arrive late there, or never. A form that waits for them loses exactly the message that mattered.",
        },
        {
          title: "What we chose",
          text: "Contact and application forms are plain HTML forms that the server answers with a page. Checks run on the server; the browser repeats the simple ones. A signed time stamp and a field people never see tell of programs, with no puzzle to solve. They only count when a message is judged: no one is turned away for them.",
        },
        {
          title: "What we gave up",
          text: "Checks while you type. A mistake shows after sending, in a list that links to each field, with everything you typed kept in place.",
        },
        {
          title: "What would make us choose again",
          text: "A form that is really an application, such as a quote with live prices. It would keep a plain version beside it.",
        },
      ],
    },
  },
  crew: {
    title: "The crew of an engagement",
    intro:
      "Roles, not ranks. On a small engagement one person may hold two of them. You always know who holds each.",
    roles: [
      {
        role: "Delivery lead",
        station: "bridge",
        answersFor: "Scope, dates and money, and that Friday’s page is true.",
        callWhen: "something is late, costs more, or is no longer needed.",
      },
      {
        role: "Lead engineer",
        station: "bridge",
        answersFor: "The shape of the system and every decision record in it.",
        callWhen: "you want to know whether something can be done, and what it would break.",
      },
      {
        role: "Product designer",
        station: "chart-room",
        answersFor: "That people find their way, tested with five users before it is built.",
        callWhen: "users do something you did not expect.",
      },
      {
        role: "Software engineers",
        station: "deck",
        answersFor: "Working software each week, reviewed, tested and documented.",
        callWhen: "you read a change and want to know why it looks like that.",
      },
      {
        role: "Test engineer",
        station: "hold",
        answersFor: "The list of what must never break, and the machine that proves it.",
        callWhen: "you saw a fault once and cannot make it happen again.",
      },
      {
        role: "Platform engineer",
        station: "engine-room",
        answersFor: "Pipeline, environments, backups that have been restored, cloud costs.",
        callWhen: "it is slow, it is down, or the bill looks wrong.",
      },
      {
        role: "Security and compliance engineer",
        station: "engine-room",
        answersFor: "The threat model, who may see what, and evidence your auditor accepts.",
        callWhen: "a questionnaire arrives, or someone leaves your company.",
      },
      {
        role: "Support engineer",
        station: "engine-room",
        answersFor: "Every ticket until the person who opened it says it is solved.",
        callWhen: "you need anything at all. They know whom to call.",
      },
      {
        role: "Your product owner",
        station: "gangway",
        answersFor: "What matters most, decided within a working day. This one is yours.",
        callWhen: "we do not know what you would want.",
      },
    ],
  },
  refusals: {
    title: "Work we decline",
    intro:
      "If one of these is your situation, we say so in the first mail and point you elsewhere.",
    items: [
      {
        title: "A fixed date and a fixed scope, both unseen",
        text: "We fix one of the two after a week of looking. Fixing both before that only hides the risk in the price.",
      },
      {
        title: "Single engineers on loan",
        text: "We do not rent out single engineers into a team with no lead of ours. The review, the records and the standby would be missing, and those are what you pay for.",
      },
      {
        title: "A system without an owner",
        text: "If no one on your side can decide, we wait until someone can. Software without an owner does not last.",
      },
      {
        title: "Data that should not be collected",
        text: "We do not build hidden tracking, consent tricks or scoring that people cannot contest.",
      },
    ],
  },
  offices: {
    title: "Two offices",
    intro: "Two time zones, so that work goes on when one office closes.",
  },
  closing: {
    title: "Read enough? Ask an engineer.",
    text: "Thirty minutes, no slides. Bring a problem, leave with an opinion in writing.",
  },
} as const satisfies AboutPage;
