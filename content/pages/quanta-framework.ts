import type { Point, Question } from "../services/types.ts";
import type { Listing } from "./listing.ts";

/** Position of a part in the architecture drawing. */
export type QuantaPlace = "edge" | "application" | "data" | "foundation" | "watch";

export type QuantaPart = Point & {
  id: string;
  place: QuantaPlace;
};

/** Thirty working days, in the order of the work. Days before the first feature are drawn under water. */
export type Month = {
  name: string;
  work: readonly { name: string; days: number; kind: "foundation" | "feature" | "shown" }[];
};

/** An excerpt of a file, starting at the first line that begins with `from`. */
type Lines = { file: string; from: string };

export type Folder = { name: string; says: string; code: Lines; proof: Lines };

export type QuantaPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  months: {
    /** Text alternative of the drawing. */
    drawing: string;
    caption: string;
    /** Label of the day on which users get the first feature. */
    shown: string;
    /** What the days after it are for, below their number. */
    gain: string;
    sides: readonly Month[];
  };
  /** `alert` and `limit`: words of the watch's trace. */
  drawing: { yours: string; layers: Record<QuantaPlace, string>; alert: string; limit: string };
  tree: {
    title: string;
    intro: string;
    legend: string;
    proof: string;
    folders: readonly Folder[];
  };
  parts: { title: string; intro: string; items: readonly QuantaPart[] };
  days: {
    title: string;
    intro: string;
    /** The last day of the work that no user sees. */
    foundation: number;
    items: readonly (Point & { day: string; from: number; to: number; open: string })[];
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
      "Start with what every project needs: skeleton, pipeline, environments, identity, audit trail, monitoring and tests, in your repository on day one.",
  },
  listing: { name: "Quanta Framework", keywords: ["accelerator", "template"] },
  headline: "The first month of your project, already built",
  lede: "You start with sign-in, an audit trail, environments, monitoring and a pipeline that rejects bad releases, all built already and kept up to date. Your budget goes into your own features.",
  months: {
    drawing:
      "Thirty working days of one crew, twice, to the same scale. From zero, 25 days go below the waterline: repository, cloud account, pipeline, sign-in, data, tests and monitoring; the first feature is shown on day 30. On Quanta five days go below it; the first feature is shown on day 10, and twenty days are left for the next ones.",
    caption:
      "Specimen plan for a business application with sign-in, roles and records, in working days. Below the waterline: what no user sees.",
    shown: "first feature in use",
    gain: "for your features",
    sides: [
      {
        name: "From scratch",
        work: [
          { name: "Repository", days: 3, kind: "foundation" },
          { name: "Cloud, network", days: 4, kind: "foundation" },
          { name: "Pipeline", days: 3, kind: "foundation" },
          { name: "Sign-in, roles", days: 5, kind: "foundation" },
          { name: "Data, audit", days: 4, kind: "foundation" },
          { name: "Tests", days: 3, kind: "foundation" },
          { name: "Monitoring", days: 3, kind: "foundation" },
          { name: "First feature", days: 4, kind: "feature" },
          { name: "Shown", days: 1, kind: "shown" },
        ],
      },
      {
        name: "On Quanta",
        work: [
          { name: "Generated", days: 1, kind: "foundation" },
          { name: "Empty page", days: 1, kind: "foundation" },
          { name: "Sign-in, roles", days: 1, kind: "foundation" },
          { name: "Words and data", days: 1, kind: "foundation" },
          { name: "Rehearsed", days: 1, kind: "foundation" },
          { name: "First feature", days: 4, kind: "feature" },
          { name: "Shown", days: 1, kind: "shown" },
          { name: "Next features", days: 20, kind: "feature" },
        ],
      },
    ],
  },
  drawing: {
    yours: "Your features",
    layers: {
      edge: "Edge",
      application: "Application",
      data: "Data",
      foundation: "Foundation",
      watch: "Watch",
    },
    alert: "03:12, page 4",
    limit: "limit",
  },
  tree: {
    title: "Read it before you decide",
    intro:
      "A project on Quanta is ordinary TypeScript. This website follows the same rules, and these are its own lines, taken from its repository when this page was built.",
    legend: "Choose a folder",
    proof: "The test that proves it",
    folders: [
      {
        name: "server/",
        says: "An invalid setting stops the server from starting, with a message that says what is valid.",
        code: { file: "server/environment.ts", from: "export function readEnvironment" },
        proof: { file: "server/config.test.ts", from: 'test("an invalid value is reported' },
      },
      {
        name: "server/http/",
        says: "No other website can post in your visitor’s name.",
        code: { file: "server/http/same-origin.ts", from: "  const origin = headers.get" },
        proof: { file: "server/http/same-origin.test.ts", from: "test.each<" },
      },
      {
        name: "server/leads/",
        says: "If another system doesn’t answer, we keep trying for three days.",
        code: { file: "server/leads/backoff.ts", from: "export function nextAttempt" },
        proof: { file: "server/leads/backoff.test.ts", from: 'test("pauses double' },
      },
      {
        name: "server/storage/",
        says: "Modules bring their own tables, and two with the same name are refused.",
        code: { file: "server/storage/migrate.ts", from: "export function joinMigrations" },
        proof: {
          file: "server/storage/storage.integration.test.ts",
          from: 'test("two migrations of one name',
        },
      },
      {
        name: "cli/import-graph/",
        says: "Each module imports only what a table allows, so parts can be taken out one by one.",
        code: { file: "cli/import-graph/check-imports.ts", from: "export function checkImports" },
        proof: { file: "cli/import-graph.test.ts", from: 'describe("the repository"' },
      },
    ],
  },
  parts: {
    title: "Ten parts, all with tests",
    intro: "All of them are there on day one, around the features we write together.",
    items: [
      {
        id: "identity",
        place: "edge",
        title: "Identity and roles",
        text: "Sign-in through your directory over OpenID Connect, sessions that end when a person leaves, roles in a table that your auditor can read. Rights are checked in one place, and a test calls each endpoint as each role.",
      },
      {
        id: "accessibility",
        place: "edge",
        title: "Accessibility checks",
        text: "Components that work by keyboard and screen reader, and a check of every page and state in both colour schemes. A finding fails the build.",
      },
      {
        id: "skeleton",
        place: "application",
        title: "Project skeleton",
        text: "Modules with one entry point each, typed configuration that stops a bad start with a clear message, and readable error pages.",
      },
      {
        id: "content",
        place: "application",
        title: "Content and translation",
        text: "Texts live outside the code and are edited by the people who own them. Dates, numbers and plurals follow the reader’s language, right to left where needed.",
      },
      {
        id: "audit",
        place: "data",
        title: "Audit trail",
        text: "Who changed what, from which value to which, when, and on whose behalf. It is written in the same transaction as the change and chained by hash, so that a missing line shows.",
      },
      {
        id: "data",
        place: "data",
        title: "Data layer",
        text: "PostgreSQL with migrations in two steps, so that the previous release still runs. Backups that the pipeline restores as a rehearsal, and one command that deletes a person from every table.",
      },
      {
        id: "pipeline",
        place: "foundation",
        title: "Pipeline",
        text: "Types, rules, tests, dependency and secret scans, image, release and rollback, in one file. Each change gets its own preview address before it is merged.",
      },
      {
        id: "environments",
        place: "foundation",
        title: "Environments as code",
        text: "Test, staging and production from one description, in your cloud account. A new environment is a reviewed change. Costs are labelled by environment from the first hour.",
      },
      {
        id: "tests",
        place: "foundation",
        title: "Test harness",
        text: "Unit, database and browser tests with a fixed clock and seeded data, run on a laptop with one command. Load and fault tests with the traffic you expect, and with more.",
      },
      {
        id: "observability",
        place: "watch",
        title: "Observability and runbook",
        text: "Traces, logs without personal data, and few alerts. Each alert links to a page that begins with the first thing to do. The people on call have tried it.",
      },
    ],
  },
  days: {
    title: "The first ten working days",
    intro: "At the end of each day there is something new that you can open yourself.",
    foundation: 5,
    items: [
      {
        day: "Day 1",
        from: 1,
        to: 1,
        title: "Generate and hand over",
        text: "Repository and cloud account in your name. We generate the project, you see the first commit and remove what you don’t need.",
        open: "The repository",
      },
      {
        day: "Day 2",
        from: 2,
        to: 2,
        title: "An empty page, in production",
        text: "Environments come up from code. The empty page has a certificate, monitoring and a rollback.",
        open: "The address, the dashboard",
      },
      {
        day: "Day 3",
        from: 3,
        to: 3,
        title: "Sign-in and roles",
        text: "Your directory is connected. We fill in the table of roles with the people responsible for it.",
        open: "Your own sign-in",
      },
      {
        day: "Day 4",
        from: 4,
        to: 4,
        title: "Words and data",
        text: "Your terms replace the sample ones. The first tables get their names from your business, and the audit trail starts.",
        open: "The glossary, the audit trail",
      },
      {
        day: "Day 5",
        from: 5,
        to: 5,
        title: "Break it on purpose",
        text: "We release a faulty change, watch it being rejected, roll another one back and restore a backup. Your people press the buttons.",
        open: "The rehearsal notes",
      },
      {
        day: "Days 6–9",
        from: 6,
        to: 9,
        title: "The first real feature",
        text: "We build the thinnest slice that does a real job for one person, through all layers. It is reviewed, tested and released daily.",
        open: "The feature, behind a switch",
      },
      {
        day: "Day 10",
        from: 10,
        to: 10,
        title: "Show it, decide",
        text: "The person it was built for uses it. You get one page: what we learnt, what comes next, what it costs. You decide whether to go on.",
        open: "The page, and the code so far",
      },
    ],
  },
  leave: {
    title: "How to leave Quanta",
    intro:
      "Read this before you start. Quanta isn’t a platform: there is no licence to renew, no price per seat, and no runtime of ours between your code and the machine.",
    items: [
      {
        title: "The code is yours",
        text: "Everything generated in your repository is licensed to you permanently, to change and to pass on to your next supplier.",
      },
      {
        title: "It runs without us",
        text: "Nothing calls home. Updates are offered as changes to your repository, with a list of what they touch.",
      },
      {
        title: "Parts come out one by one",
        text: "Each part has one tested interface, so your own identity or monitoring service can replace ours.",
      },
      {
        title: "The next team is briefed",
        text: "Decision records, runbook and a two-day handover, at the end or whenever you ask.",
      },
    ],
  },
  fits: {
    title: "Is it right for your project?",
    yes: {
      title: "Good for",
      items: [
        "A new business application with people, roles and records",
        "A system that auditors will ask about",
        "Several applications to be run in the same way",
        "A team that will take over and wants to read what it gets",
      ],
    },
    no: {
      title: "Not for",
      items: [
        "A site of a few pages: that needs less",
        "An extension inside SAP or another product: its own tools are better",
        "A working system with a sound foundation: improve that instead",
        "Devices and control systems that must react in real time",
      ],
    },
  },
  questions: {
    title: "Questions about Quanta",
    items: [
      {
        question: "What does Quanta cost?",
        answer:
          "Nothing in itself. You pay for the days we work, and the first ten end with a feature instead of a foundation.",
      },
      {
        question: "May we use our own cloud and tools?",
        answer:
          "Yes. There are environment descriptions for the large clouds and for a single server, and pipeline files for the common code hosts. If yours is missing, day 2 takes longer, and we’ll tell you beforehand by how much.",
      },
      {
        question: "How do we get updates?",
        answer:
          "As change requests with tests and a note, each quarter or when a security fault demands it. You review and merge them, or leave them. Your changes are never overwritten.",
      },
      {
        question: "Is this website built on it?",
        answer:
          "It follows the same rules: separate modules, typed content, tests, decision records, accessibility checks. A public site has no roles and no sign-in, so those parts aren’t used.",
      },
      {
        question: "Why the name?",
        answer:
          "A quantum is the smallest amount by which something can change, and we like to release in pieces of that size.",
      },
    ],
  },
  closing: {
    title: "See it with your own project",
    text: "In half an hour we’ll generate a project in your name and walk you through it. It’s yours to keep.",
  },
} as const satisfies QuantaPage;
