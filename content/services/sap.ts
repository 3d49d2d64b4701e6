import type { ServicePage } from "./types.ts";

/** A route from ECC to S/4HANA; all are compared by the same questions. */
export type Route = {
  name: string;
  also: string;
  idea: string;
  duration: string;
  downtime: string;
  choose: string;
  avoid: string;
};

/** A stretch of the cutover weekend, in hours; each follows the previous one without a gap. */
export type Stretch = { name: string; hours: number; kind?: "decision" | "reserve" };

export type Deadline = { date: string; what: string; consequence: string };

export const sap = {
  slug: "sap",
  meta: {
    title: "SAP S/4HANA migration, BTP and clean core",
    description:
      "Brownfield, greenfield or selective: which route to S/4HANA suits you, what moves across on each, and whether the cutover fits into one weekend.",
  },
  headline: "Move to S/4HANA and leave the clutter behind",
  lede: "Most ECC systems carry many years of decisions, good and bad. We find out which ones to keep, choose the route with you on evidence from your own system, and move finance and logistics across without losing a posting.",
  problems: {
    title: "Where SAP programmes go wrong",
    items: [
      {
        title: "The route is chosen before the system is read",
        text: "“Greenfield” or “brownfield” is decided on the strength of a slide. The company codes, add-ons and open items are counted three months later.",
      },
      {
        title: "Unused custom code is adapted line by line",
        text: "Usage data from SUSG or the ABAP call monitor often shows that large parts of a Z-namespace haven’t been called in a year. You would pay to convert what you could delete.",
      },
      {
        title: "Business partners arrive late",
        text: "S/4HANA knows customers and vendors only as business partners. Number ranges, duplicates and missing tax data must be cleaned in ECC, before the conversion, by people who know the partners.",
      },
      {
        title: "The interfaces belong to others",
        text: "The bank, the warehouse, the tax engine and eighty file drops each have their own owner and their own release calendar. They decide the date of the cutover more often than SAP does.",
      },
    ],
  },
  deliverables: {
    title: "Deliverables",
    intro: "Each item has an acceptance rule, written before work begins.",
    items: [
      {
        title: "Assessment with a verdict",
        text: "Readiness Check, simplification items, custom code by usage, interface inventory and a data profile, ending in one recommendation and the two reasons that could overturn it.",
      },
      {
        title: "Conversion or new build",
        text: "Sandbox, development, quality and production with Software Update Manager or the Migration Cockpit, including the business partner conversion, the new asset accounting and the material ledger.",
      },
      {
        title: "Custom code, sorted",
        text: "Decommissioned, replaced by standard, adapted, or rebuilt as a clean extension. Each object gets one of these four marks, an owner and a date.",
      },
      {
        title: "Extensions on BTP",
        text: "RAP and CAP services, Fiori apps, Integration Suite flows and event-driven links, in your subaccounts, transported by a pipeline instead of by hand.",
      },
      {
        title: "Roll-out to further countries",
        text: "A template with its local deviations written down, tax and e-invoicing rules, data loads, training in each plant’s own language.",
      },
      {
        title: "Run",
        text: "Incidents, monthly closings, support packages and small changes after go-live, watched in Cloud ALM by the people who did the cutover.",
      },
    ],
  },
  process: {
    title: "From first reading to the third month-end",
    intro: "In the phases of SAP Activate, for one production system with a few company codes.",
    steps: [
      {
        when: "Weeks 1–5 · Discover",
        title: "Read the system",
        text: "An architect, an ABAP developer and a finance consultant read it with read-only access. You get a verdict, the effort in ranges, and a list of what to clean up in ECC now.",
      },
      {
        when: "Weeks 6–11 · Prepare",
        title: "First conversion, in a sandbox",
        text: "A copy of production is converted to find errors. Its runtimes are the first real figures for the cutover.",
      },
      {
        when: "Months 4–6 · Explore",
        title: "Fit to standard",
        text: "Key users see what the standard does with their own data. For each gap someone signs a decision: change the process, extend, or drop it.",
      },
      {
        when: "Months 6–11 · Realize",
        title: "Build, load, reconcile",
        text: "Two-week cycles. After every load, finance signs a reconciliation by ledger, tax code and open item.",
      },
      {
        when: "Months 11–13 · Deploy",
        title: "Dress rehearsals",
        text: "We hold at least two, at the real hour, with the real people and a stopwatch. Rollback is rehearsed too.",
      },
      {
        when: "Three closings · Run",
        title: "Stay until the books agree",
        text: "The project ends after the third month-end without an open difference.",
      },
    ],
  },
  cutover: {
    title: "Will it fit into one weekend?",
    intro:
      "The system closes on Friday evening and the first document is posted on Monday at 06:00. Choose the measured conversion time and see whether a rollback still fits.",
    /** Hour on Friday at which the old system is closed. */
    starts: 18,
    stretches: [
      {
        name: "Close and drain",
        hours: 2,
      },
      {
        name: "Backup, base figures",
        hours: 3,
      },
      {
        name: "Conversion",
        hours: 22,
      },
      {
        name: "Finance data",
        hours: 9,
      },
      {
        name: "Reconcile",
        hours: 5,
      },
      {
        name: "Key users try",
        hours: 4,
      },
      {
        name: "Decide",
        hours: 1,
        kind: "decision",
      },
      {
        name: "Open interfaces",
        hours: 3,
      },
      {
        name: "Reserve",
        hours: 11,
        kind: "reserve",
      },
    ] satisfies readonly Stretch[],
    /** Hours needed to return to the state of Friday evening. */
    wayBack: { restore: 8, reopen: 2 },
    legend: "Conversion takes",
    conversions: [14, 22, 26, 30],
  },
  client: {
    title: "Decisions and papers from you",
    intro: "A programme waits for decisions more often than it waits for consultants.",
    items: [
      {
        title: "A business owner with a veto",
        text: "Half a day a week, and the authority to say no to any department.",
      },
      {
        title: "Key users, with cover for their day jobs",
        text: "One for each process area, two to three days a week during Realize.",
      },
      {
        title: "Your auditor, early",
        text: "To accept the reconciliation and the archive before the first load.",
      },
      {
        title: "Licence and contract papers",
        text: "Engines, users, add-ons and digital access. RISE or your own contract is your choice.",
      },
    ],
  },
  technologies: {
    title: "Tools",
    intro: "SAP’s own tools first.",
    groups: [
      {
        name: "Core",
        items: [
          "S/4HANA and SAP Cloud ERP Private",
          "SAP HANA",
          "Fiori elements",
          "ABAP Cloud, RAP, CDS",
        ],
      },
      {
        name: "Extension and integration",
        items: ["SAP BTP, CAP", "Integration Suite", "Event Mesh", "Build Process Automation"],
      },
      {
        name: "Migration",
        items: [
          "SUM with DMO",
          "Migration Cockpit",
          "Readiness Check",
          "Custom Code Migration app, ATC",
          "DMLT for selective transitions",
        ],
      },
      {
        name: "Quality and operation",
        items: ["Cloud ALM", "gCTS and abapGit", "ABAP Unit", "Signavio"],
      },
    ],
  },
  engagement: {
    title: "Order one stage at a time",
    intro: "You never sign for the whole programme at the start.",
    models: [
      {
        name: "Assessment, fixed price",
        text: "Five weeks. The report is yours, and any other firm can continue from it.",
        fits: "companies that have yet to decide",
      },
      {
        name: "Programme by stages",
        text: "Each Activate phase is ordered separately, on the figures of the last. Realize is priced after the sandbox conversion.",
        fits: "the migration itself",
      },
      {
        name: "Extension team",
        text: "An ABAP developer, a BTP developer and a functional consultant, by the month, in your sprints.",
        fits: "the time after go-live, or clearing custom code before it",
      },
    ],
  },
  questions: [
    {
      question: "What happens at the end of 2027?",
      answer:
        "Mainstream maintenance ends for SAP ERP 6.0 with enhancement packages 6 to 8. Nothing is switched off. You may pay a surcharge for extended maintenance until the end of 2030; after that there are no new legal changes for payroll, tax or reporting. A conversion that begins in the winter of 2026 finishes close to the date, so we budget for the surcharge.",
    },
    {
      question: "Which S/4HANA should we aim for, public or private?",
      answer:
        "The public edition fits when you can work with SAP’s standard and its half-yearly updates. The private edition and on-premise share one code base and can be reached by conversion; the public edition only by a new implementation. The assessment names the processes that decide it.",
    },
    {
      question: "Can we keep our custom code?",
      answer:
        "Technically, most of it. The question is which parts you want to test at every release. We sort by usage first and by SAP’s clean core levels A to D second; level D, modifications, is retired within the programme. The rest gets an automated check in every transport.",
    },
    {
      question: "Do we lose our history?",
      answer:
        "Only if you choose to. A conversion keeps it in the system. In a new build you load balances, open items and master data, and the old system becomes a searchable archive. A selective transition lets you take, say, four fiscal years of one company code.",
    },
    {
      question: "Can a small SAP team do this alongside its daily work?",
      answer:
        "No. Either we take over daily support for the length of the programme, so that your people do the migration and keep the knowledge, or the reverse. We recommend the first.",
    },
  ],
  closing: {
    title: "Have you run the Readiness Check?",
    text: "If so, we’ll read SAP’s report with you on the call. If not, we’ll tell you what to run first and how long it takes.",
  },
  routes: {
    title: "Three routes to S/4HANA, compared",
    intro:
      "The right one depends on how much of your system you would build the same way again. Durations run from the assessment to go-live.",
    rows: [
      { key: "also", label: "Also called" },
      { key: "duration", label: "Usual duration" },
      { key: "downtime", label: "Downtime" },
      { key: "choose", label: "Choose it when" },
      { key: "avoid", label: "Avoid it when" },
    ],
    options: [
      {
        name: "Brownfield",
        also: "System conversion",
        idea: "The old system, rebuilt in place.",
        duration: "9–14 months",
        downtime: "One long weekend; depends on documents in finance",
        choose: "Processes fit, history matters, one system, little time",
        avoid: "You have wanted to reorganise company codes for years",
      },
      {
        name: "Selective",
        also: "Selective data transition",
        idea: "A new system; you decide what is loaded.",
        duration: "12–18 months",
        downtime: "Shortest; most data is moved ahead while ECC runs",
        choose: "Mergers, carve-outs, several ECC systems into one",
        avoid: "One clean system, or no money for special tools",
      },
      {
        name: "Greenfield",
        also: "New implementation",
        idea: "A new system; only current business moves over.",
        duration: "12–20 months",
        downtime: "Several days of loading data, and everyone has to relearn",
        choose: "Processes no longer fit, or the public edition is the aim",
        avoid: "No one has the mandate to change how people work",
      },
    ] as const satisfies readonly Route[],
  },
  deadlines: {
    title: "SAP’s maintenance dates",
    items: [
      {
        date: "31 Dec 2027",
        what: "ECC 6.0, packages 6–8; PI/PO 7.5; Solution Manager 7.2",
        consequence: "Mainstream maintenance ends.",
      },
      {
        date: "31 Dec 2030",
        what: "Extended maintenance, at a surcharge",
        consequence: "The last day of regular legal changes for ECC.",
      },
      {
        date: "2040",
        what: "S/4HANA as a product line",
        consequence: "SAP’s current commitment runs at least until the end of the year.",
      },
    ] as const satisfies readonly Deadline[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
