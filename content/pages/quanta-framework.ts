import type { Point, Question } from "../services/types.ts";
import type { Listing } from "./listing.ts";

/** Where a part of the framework stands in the architecture drawing. */
export type QuantaPlace = "edge" | "application" | "data" | "foundation" | "watch";

export type QuantaPart = Point & {
  id: string;
  /** Two-digit number in the drawing and the list. */
  mark: string;
  place: QuantaPlace;
  /** What stands in your repository afterwards, in the mono line. */
  leaves: string;
};

export type QuantaPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  drawing: { title: string; caption: string; yours: string; layers: Record<QuantaPlace, string> };
  what: {
    title: string;
    paragraphs: readonly string[];
    is: readonly string[];
    isNot: readonly string[];
  };
  parts: { title: string; intro: string; items: readonly QuantaPart[] };
  saves: {
    title: string;
    intro: string;
    head: { task: string; usual: string; quanta: string };
    rows: readonly { task: string; usual: string; quanta: string }[];
    note: string;
  };
  days: {
    title: string;
    intro: string;
    items: readonly (Point & { day: string; open: string })[];
  };
  leave: { title: string; intro: string; items: readonly Point[] };
  fits: {
    title: string;
    yes: { title: string; items: readonly string[] };
    no: { title: string; items: readonly string[] };
  };
  questions: { title: string; items: readonly Question[] };
  closing: { title: string; text: string };
};

export const quantaFramework = {
  meta: {
    title: "Quanta framework: start with the hard parts done",
    description:
      "The project we no longer start from zero: skeleton, pipeline, environments, identity, audit trail, monitoring and tests, in your repository on day one.",
  },
  listing: { name: "Quanta Framework", keywords: ["accelerator", "template"] },
  headline: "The first month of your project, already built",
  lede: "Quanta is the first month of every project, done once and kept up. You begin with sign-in, audit trail, environments, monitoring and a pipeline that rejects bad releases. Your budget goes into your own features.",
  drawing: {
    title:
      "Architecture of a project on Quanta. Requests enter through the edge with identity and accessibility checks, pass into your features, which stand on the project skeleton with content and translation beside them, and reach the data layer with its audit trail. Below lie pipeline, environments as code and the test harness. Observability and the runbook watch over all layers.",
    caption:
      "Section through a project on Quanta. The outline in the accent colour is what we write together; everything else is there on day one.",
    yours: "Your features",
    layers: {
      edge: "Edge",
      application: "Application",
      data: "Data",
      foundation: "Foundation",
      watch: "Watch",
    },
  },
  what: {
    title: "A beginning you can keep",
    paragraphs: [
      "Every business system needs the same long list of things before its first useful screen: who may sign in, what is logged, how a release goes out, how it comes back. They are well understood, easy to get slightly wrong, and paid for again in every project.",
      "Quanta is our answer to that. We generate it into your repository, under your name. From then on it is ordinary code in ordinary tools, which your next developer can read without us.",
    ],
    is: [
      "A generated project with your name in it, in your repository",
      "TypeScript, React, PostgreSQL and containers, each replaceable",
      "Tests that prove the delivered parts, handed over with them",
      "Updates as reviewed changes, which you may decline",
    ],
    isNot: [
      "A platform with a licence or a seat price",
      "A runtime of ours between your code and the machine",
      "A low-code tool with its limits",
      "A reason to stay with us",
    ],
  },
  parts: {
    title: "Ten parts, all with tests",
    intro:
      "Numbers refer to the drawing. The last line of each names what it leaves in your repository.",
    items: [
      {
        id: "identity",
        mark: "01",
        place: "edge",
        title: "Identity and roles",
        text: "Sign-in by your directory over OpenID Connect, sessions that end when a person leaves, roles as a table that your auditor can read. Rights are checked in one place, and a test calls each endpoint as each role.",
        leaves: "roles.ts, 1 matrix test",
      },
      {
        id: "accessibility",
        mark: "02",
        place: "edge",
        title: "Accessibility checks",
        text: "Components that work by keyboard and screen reader, and a run over every page and state in both colour schemes. A finding fails the build.",
        leaves: "a11y.spec.ts, page list",
      },
      {
        id: "skeleton",
        mark: "03",
        place: "application",
        title: "Project skeleton",
        text: "Modules with one entry each, typed configuration that stops a bad start with a clear message, readable error pages.",
        leaves: "CONTRIBUTING.md, config.ts",
      },
      {
        id: "content",
        mark: "04",
        place: "application",
        title: "Content and translation",
        text: "Words live outside the code, are typed, and are edited by the people who own them. Dates, numbers and plurals follow the reader’s language, from right to left where needed.",
        leaves: "content/, message catalogue",
      },
      {
        id: "audit",
        mark: "05",
        place: "data",
        title: "Audit trail",
        text: "Who changed what, from which value to which, when, and on whose behalf. Written in the same transaction as the change and chained by hash, so that a missing line shows.",
        leaves: "audit table, verify command",
      },
      {
        id: "data",
        mark: "06",
        place: "data",
        title: "Data layer",
        text: "PostgreSQL with migrations in two steps, so that the release before still runs. Backup with a restore rehearsed by the pipeline, and deletion of a person across all tables by one command.",
        leaves: "migrations/, forget command",
      },
      {
        id: "pipeline",
        mark: "07",
        place: "foundation",
        title: "Pipeline",
        text: "Types, rules, tests, dependency and secret scan, image, release, and the way back, in one file. Each change gets its own address to look at before it is merged.",
        leaves: "pipeline file, 1 release page",
      },
      {
        id: "environments",
        mark: "08",
        place: "foundation",
        title: "Environments as code",
        text: "Test, staging and production from one description, in your cloud account. A new environment is a reviewed change. Costs are labelled by environment from the first hour.",
        leaves: "infra/, cost labels",
      },
      {
        id: "tests",
        mark: "09",
        place: "foundation",
        title: "Test harness",
        text: "Unit, database and browser tests with a fixed clock and seeded data, runnable on a laptop by one command. Load and fault runs with the traffic you expect, and with more.",
        leaves: "tests/, 1 command",
      },
      {
        id: "observability",
        mark: "10",
        place: "watch",
        title: "Observability and runbook",
        text: "Traces, logs without personal data, and few alerts. Each alert links to a page that begins with the first thing to do. The people on call have tried it beforehand.",
        leaves: "dashboards, runbook/",
      },
    ],
  },
  saves: {
    title: "Already done for you",
    intro: "A percentage would depend on what you compare with, so here are the tasks.",
    head: { task: "Task", usual: "In a project from zero", quanta: "On Quanta" },
    rows: [
      {
        task: "Sign-in with your directory",
        usual: "Choose a library, build it, find the edge cases in production",
        quanta: "Enter three values from your directory, run its tests",
      },
      {
        task: "A first release to a real environment",
        usual: "After accounts, network, pipeline and certificates have been argued out",
        quanta: "Day 2, with an empty page that has monitoring",
      },
      {
        task: "Who may do what",
        usual: "Grows in the code, is reconstructed for the audit",
        quanta: "A table you fill in with us on day 3, tested for each endpoint",
      },
      {
        task: "Proof of who changed what",
        usual: "Added when the first dispute arises, from then on",
        quanta: "From the first record, with a command that checks the chain",
      },
      {
        task: "Rolling back",
        usual: "An untested manual",
        quanta: "One step in the pipeline, rehearsed on day 5",
      },
      {
        task: "Restore from backup",
        usual: "Planned",
        quanta: "Done every night into an empty database, and reported",
      },
      {
        task: "Accessibility",
        usual: "A report near the end, and a list of exceptions",
        quanta: "A test on every page from the first page",
      },
      {
        task: "A new developer",
        usual: "Days until everything runs",
        quanta: "Clone, one command, running with sample data",
      },
    ],
    note: "Quanta does not save you the larger part: understanding your business, cleaning your data and agreeing among yourselves.",
  },
  days: {
    title: "The first ten working days",
    intro: "Marked with a line: what you can open yourself at the end of the day.",
    items: [
      {
        day: "Day 1",
        title: "Generate and hand over",
        text: "Repository and cloud account in your name. We generate the project, you see the first commit and remove what you do not need.",
        open: "The repository",
      },
      {
        day: "Day 2",
        title: "An empty page, in production",
        text: "Environments come up from code. The empty page has a certificate, monitoring and a way back.",
        open: "The address, the dashboard",
      },
      {
        day: "Day 3",
        title: "Who comes in",
        text: "Your directory is connected. We fill in the table of roles with the people who will answer for it.",
        open: "Your own sign-in",
      },
      {
        day: "Day 4",
        title: "Words and data",
        text: "Your terms replace the sample ones. The first tables get their names from your business, and the audit trail starts.",
        open: "The glossary, the audit trail",
      },
      {
        day: "Day 5",
        title: "Break it on purpose",
        text: "We release a faulty change, watch it being refused, roll one back, restore a backup. Your people press the buttons.",
        open: "The rehearsal notes",
      },
      {
        day: "Day 6–9",
        title: "The first true feature",
        text: "The thinnest piece that does a real job for one real person, through all layers. Reviewed, tested, released daily.",
        open: "The feature, behind a switch",
      },
      {
        day: "Day 10",
        title: "Show it, decide",
        text: "The person who will use it uses it. You get one page: what was learned, what comes next, what it costs. You decide whether to go on.",
        open: "The page, and the code so far",
      },
    ],
  },
  leave: {
    title: "Leaving Quanta",
    intro: "Read this before you start.",
    items: [
      {
        title: "The code is yours",
        text: "Everything generated into your repository is licensed to you without limit in time, to change and to pass on to your next supplier.",
      },
      {
        title: "No service of ours is needed",
        text: "Nothing calls home. Updates are offered as changes to your repository, with a list of what they touch.",
      },
      {
        title: "Parts come out singly",
        text: "Each part has one interface, with tests, behind which your own identity or monitoring can replace ours.",
      },
      {
        title: "The next team is briefed",
        text: "Decision records, runbook and a two-day handover, at the end or at any earlier time you ask.",
      },
    ],
  },
  fits: {
    title: "Suitable and unsuitable projects",
    yes: {
      title: "It fits",
      items: [
        "A new business application with people, roles and records",
        "A system that auditors will ask about",
        "Several applications that should be run alike",
        "A team that will take over and wants to read what it gets",
      ],
    },
    no: {
      title: "It does not",
      items: [
        "A site of a few pages: that needs less",
        "An extension inside SAP or another product: its own tools are better",
        "A working system with a sound foundation: improve that one",
        "Devices and control systems with hard real-time demands",
      ],
    },
  },
  questions: {
    title: "Questions about Quanta",
    items: [
      {
        question: "What does it cost?",
        answer:
          "Nothing by itself. You pay for the days we work. Quanta is the reason that the first ten of them end with a feature in place of a foundation.",
      },
      {
        question: "May we use our own cloud and tools?",
        answer:
          "Yes. The description of environments has variants for the large clouds and for a single server. Pipeline files exist for the common code hosts. If yours is missing, day 2 takes longer, and we say by how much beforehand.",
      },
      {
        question: "How do we get updates?",
        answer:
          "As change requests with tests and a note, each quarter or when a security fault demands it. You review and merge them, or you do not. Your changes are never overwritten.",
      },
      {
        question: "Is this website built on it?",
        answer:
          "It follows the same rules: separate modules, typed content, tests, decision records, accessibility checks. A public site has no roles and no sign-in, so those parts are not used.",
      },
      {
        question: "Why the name?",
        answer:
          "A quantum is the smallest amount of something that can change. We release in such pieces.",
      },
    ],
  },
  closing: {
    title: "See it with your own project",
    text: "In half an hour we generate a project with your name and walk through it. You may keep it.",
  },
} as const satisfies QuantaPage;
