import type { ServiceSlug } from "../services/index.ts";
import type { Question } from "../services/types.ts";

/** The two slides of the banner (docs/specification.md 2.7). */
export type Banner = {
  /** Names the slide for screen readers and in the line below the banner. */
  name: string;
  title: string;
  text: string;
  action: string;
  /** Description of the drawing beside the text. */
  drawing: string;
};

/** A situation in the client's words, and the service to start with. */
export type Signal = {
  said: string;
  first: ServiceSlug;
  why: string;
  /** The first step of its work. */
  step: { when: string; title: string };
  next?: ServiceSlug;
};

/** A typical sequence of services in one project. */
export type Course = {
  name: string;
  text: string;
  /** By week, at least two weeks apart. */
  stops: readonly { week: number; slug: ServiceSlug }[];
};

export const servicesPage = {
  meta: {
    title: "Thirteen services, from SAP and hotels to the cloud",
    description:
      "What each of our thirteen services does, which one fits your problem, and the order in which they usually follow one another.",
  },
  listing: { name: "Services", keywords: [] },
  title: "One crew, thirteen services",
  lede: "Take one, or several in the order your work needs them. You keep the same crew, the same backlog and the same person to call.",
  drawing: "Thirteen frames of a hull, one for each service, on one keel.",
  /** The link to the cards. */
  all: "All thirteen services",
  banners: {
    chatbot: {
      name: "Plug-and-play AI chatbots",
      title: "Plug-and-play AI chatbots",
      text: "One assistant, trained on your own documents, on every channel your customers use.",
      action: "Learn Now",
      drawing: "Ten mooring lines, one for each channel, run to the same bollard.",
    },
    experts: {
      name: "Our Expert Services",
      title: "Our Expert Services",
      text: "Describe your problem to the engineer who would work on it.",
      action: "Talk To An Expert",
      drawing:
        "Sheer plan of a hull, its side view, divided by thirteen numbered stations: one for each service.",
    },
  } satisfies Record<string, Banner>,
  grid: {
    title: "All services",
    other: {
      title: "Not sure which one you need?",
      text: "Tell us what goes wrong and when. We’ll name the service, or tell you that you don’t need one.",
      action: "Describe your problem",
    },
  },
  signals: {
    title: "Start with a sentence you keep hearing",
    intro: "Pick one to see where to start.",
    said: "You hear",
    first: "Start with",
    next: "Often next",
    items: [
      {
        said: "The front desk types every guest in three times.",
        first: "hospitality",
        why: "Connect the systems you have before you buy another one.",
        step: { when: "Week 1", title: "A night and a morning on site" },
        next: "product-support",
      },
      {
        said: "Maintenance for our SAP system is ending, and we haven’t decided.",
        first: "sap",
        why: "Three ways forward, compared on evidence from your own system.",
        step: { when: "Weeks 1–5", title: "We read your system" },
        next: "compliance",
      },
      {
        said: "We have an idea, a budget and a date. The rest is on slides.",
        first: "ui-ux-design",
        why: "Find out within weeks which parts people would use.",
        step: { when: "Week 1", title: "Listen and count" },
        next: "web-app-development",
      },
      {
        said: "Our people are on their feet all day, and our software is stuck on a desk.",
        first: "mobile-app-development",
        why: "One code base for iOS and Android, and it works without a signal.",
        step: { when: "Week 1", title: "Ride along" },
        next: "cloud-devops",
      },
      {
        said: "Every department keeps its own spreadsheet of the same thing.",
        first: "web-app-development",
        why: "One tool in the browser, with roles, and your spreadsheets imported on the first day.",
        step: { when: "Days 1–5", title: "Follow the data" },
        next: "cloud-devops",
      },
      {
        said: "Customers ask the same questions, mostly in the evening.",
        first: "ai-chatbot",
        why: "Answers from your own documents, and a person when they run out.",
        step: { when: "Day 1", title: "Your documents go in" },
        next: "ai-ml",
      },
      {
        said: "The board wants AI but can’t say why.",
        first: "ai-ml",
        why: "Measure one prediction against what you do today, then decide.",
        step: { when: "Week 1", title: "The decision and its price" },
      },
      {
        said: "A release takes a weekend and two people who can’t be ill.",
        first: "cloud-devops",
        why: "Small, automated releases, each with a rollback.",
        step: { when: "Week 1", title: "Follow one change" },
        next: "cybersecurity",
      },
      {
        said: "Our cloud bill grows faster than our traffic.",
        first: "awsweb",
        why: "Read the bill line by line, clean up, then commit to less.",
        step: { when: "Weeks 1–2", title: "Survey" },
      },
      {
        said: "We were down all night and heard about it from a customer.",
        first: "remote-infrastructure-management",
        why: "An engineer who sees it first and is allowed to act.",
        step: { when: "Week 1", title: "Take stock" },
        next: "product-support",
      },
      {
        said: "The auditors are coming in spring.",
        first: "compliance",
        why: "Controls that record their own evidence, so spring is no emergency.",
        step: { when: "Weeks 1–3", title: "Set the scope" },
        next: "cybersecurity",
      },
      {
        said: "A client sent us a security questionnaire and we had to guess the answers.",
        first: "cybersecurity",
        why: "Find what an intruder would find, fix it, then answer truthfully.",
        step: { when: "Days 1–3", title: "Agree on the goal" },
        next: "compliance",
      },
      {
        said: "Whoever built it has left.",
        first: "product-support",
        why: "Engineers who read the code, keep it running and can change it.",
        step: { when: "Days 1–3", title: "Build it from scratch" },
        next: "web-app-development",
      },
    ] satisfies readonly Signal[],
  },
  courses: {
    title: "Usual routes",
    intro:
      "Each service picks up where the last one stops. The weeks are typical; yours may skip a stop or end early.",
    weeks: 26,
    week: "week",
    throughout: "Throughout: one delivery lead, one backlog, one page every Friday",
    items: [
      {
        name: "A new product",
        text: "Research decides what gets built, releases get smaller as it grows, and we attack it before your customers arrive.",
        stops: [
          { week: 1, slug: "ui-ux-design" },
          { week: 6, slug: "web-app-development" },
          { week: 11, slug: "cloud-devops" },
          { week: 17, slug: "cybersecurity" },
          { week: 22, slug: "product-support" },
        ],
      },
      {
        name: "A hotel group",
        text: "The property systems have to agree first: the app and the assistant rely on them. Then someone keeps watch on both overnight.",
        stops: [
          { week: 1, slug: "hospitality" },
          { week: 9, slug: "mobile-app-development" },
          { week: 15, slug: "ai-chatbot" },
          { week: 19, slug: "remote-infrastructure-management" },
        ],
      },
      {
        name: "A plant on SAP",
        text: "The core is cleaned up and moved, access and evidence alongside. Forecasts come last, when the data is in one place.",
        stops: [
          { week: 1, slug: "sap" },
          { week: 6, slug: "compliance" },
          { week: 13, slug: "awsweb" },
          { week: 21, slug: "ai-ml" },
        ],
      },
    ] satisfies readonly Course[],
  },
  questions: {
    title: "Questions before you choose",
    items: [
      {
        question: "Can we take just one service?",
        answer:
          "Yes. Each is offered, priced and delivered on its own. If it needs something from another, such as a pipeline for an app, the proposal says so, and your own people or another supplier can provide it.",
      },
      {
        question: "What if we chose the wrong one?",
        answer:
          "You find out in the first five days. They end with findings in writing, and if they point elsewhere, the plan changes before anything is built. The findings are yours even if you stop there.",
      },
      {
        question: "Who do we call when several services run at once?",
        answer:
          "One delivery lead, by name, for all of them. There is one backlog, in a tool you own, and one page every Friday that covers everything in progress.",
      },
      {
        question: "How do you price?",
        answer:
          "That depends on the service and is on its page: a fixed price where the result can be described beforehand, a monthly amount for running things, a day rate for open-ended work. In all three we show hours by task every month. The page “Security and terms” works out what a first month comes to.",
      },
    ] satisfies readonly Question[],
  },
  closing: {
    title: "Bring the sentence you keep hearing",
    text: "In 30 minutes we’ll tell you which service that is, what the first five days would look into, and what we need from you.",
  },
} as const;
