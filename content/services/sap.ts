import type { ServicePage } from "./types.ts";

/** One way from ECC to S/4HANA, seen by the same seven questions. */
export type Route = {
  name: string;
  also: string;
  idea: string;
  configuration: string;
  customCode: string;
  history: string;
  duration: string;
  downtime: string;
  choose: string;
  avoid: string;
};

/** SAP’s four levels for extensions, from released interfaces to modifications. */
export type CleanCoreLevel = {
  level: "A" | "B" | "C" | "D";
  rule: string;
  example: string;
  upgrade: string;
  ourAdvice: string;
};

/** One stretch of the cutover weekend, in hours; they follow each other without a gap. */
export type Stretch = { name: string; hours: number; text: string; kind?: "decision" | "reserve" };

export type Deadline = { date: string; what: string; consequence: string };

export const sap = {
  slug: "sap",
  meta: {
    title: "SAP S/4HANA migration, BTP and clean core",
    description:
      "Brownfield, greenfield or selective: which road to S/4HANA fits, what crosses on each, what happens to your own code, how the cutover is rehearsed.",
  },
  headline: "Reach S/4HANA with less than you left.",
  lede: "Most ECC systems carry twenty years of decisions, and half of them were right. We find out which half, choose the road with you on evidence from your own system, and move finance, logistics and people’s habits across without losing a posting.",
  problems: {
    title: "Where SAP programmes run aground",
    items: [
      {
        title: "The road is chosen before the system is read",
        text: "“Greenfield” or “brownfield” gets decided in a steering committee on the strength of a slide. Three months later somebody counts the company codes, the add-ons and the open items in foreign currency.",
      },
      {
        title: "Custom code nobody runs is adapted line by line",
        text: "Usage data from SUSG or the ABAP call monitor regularly shows large parts of a Z-namespace that no one has called in a year. Without a year of it, you pay to convert what you could delete.",
      },
      {
        title: "Business partners arrive late",
        text: "S/4HANA knows customers and vendors only as business partners. Number ranges, duplicates and missing tax data must be cleaned in ECC, before the conversion, by people who know the partners.",
      },
      {
        title: "The interfaces are somebody else’s",
        text: "The bank, the warehouse, the tax engine and eighty file drops each have their own owner and their own release calendar. They decide the date of the cutover more often than SAP does.",
      },
    ],
  },
  deliverables: {
    title: "What leaves our desks",
    intro:
      "Each item has an acceptance rule written before work begins. What cannot be tested we do not call delivered.",
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
        title: "Code carried over, or laid to rest",
        text: "Decommissioned, replaced by standard, adapted, or rebuilt as a clean extension. Each object has one of four marks, an owner and a date.",
      },
      {
        title: "Extensions on BTP",
        text: "RAP and CAP services, Fiori apps, Integration Suite flows and event-driven links, in your subaccounts, transported by a pipeline instead of by hand.",
      },
      {
        title: "Roll-out to further countries",
        text: "A template with its local deviations written down, tax and e-invoicing rules, data loads, training in the language of the plant.",
      },
      {
        title: "Run",
        text: "Incidents, monthly closings, support packages and small changes after go-live, watched in Cloud ALM by the people who did the cutover.",
      },
    ],
  },
  process: {
    title: "From first reading to the third month-end",
    intro:
      "The names are those of SAP Activate, so your own team and SAP’s find their place. The lengths fit one production system with a few company codes; the number of interfaces and the state of the data stretch them more than the size of the database does.",
    steps: [
      {
        when: "Weeks 1–5 · Discover",
        title: "Read the system",
        text: "An architect, an ABAP developer and a finance consultant with display rights. At the end you have the verdict, the effort in ranges, and a list of what to clean in ECC at once.",
      },
      {
        when: "Weeks 6–11 · Prepare",
        title: "First conversion, in a sandbox",
        text: "A copy of production is converted for no other purpose than to find errors. Its runtimes are the first true figures for the cutover.",
      },
      {
        when: "Months 4–6 · Explore",
        title: "Fit to standard",
        text: "Process by process, your key users see what the standard does with their own data. Gaps become a decision with a name below it: change the habit, extend, or drop.",
      },
      {
        when: "Months 6–11 · Realize",
        title: "Build, load, reconcile",
        text: "Two-week cycles; every load is followed by a reconciliation by ledger, tax code and open item that finance signs.",
      },
      {
        when: "Months 11–13 · Deploy",
        title: "Dress rehearsals",
        text: "At least two, at the true hour, with the true people and a stopwatch. The rollback point is rehearsed too.",
      },
      {
        when: "Three closings · Run",
        title: "Stay until the books agree",
        text: "The project ends after the third month-end without an open difference. Go-live is the middle of it.",
      },
    ],
  },
  cutover: {
    title: "Sixty hours, with a way back in them",
    intro:
      "The plan of a weekend as the second rehearsal leaves it. The hours are made up and add up; yours are measured. The system closes on Friday evening and somebody posts the first document on Monday.",
    /** Clock hour on Friday at which the old system closes. */
    starts: 18,
    stretches: [
      {
        name: "Close and drain",
        hours: 2,
        text: "Users out, jobs held, each interface empty and signed off by its owner.",
      },
      {
        name: "Backup, base figures",
        hours: 3,
        text: "Balances by ledger, open items and stock are printed before anything changes.",
      },
      {
        name: "Conversion",
        hours: 22,
        text: "Software Update Manager runs. Two people watch, two sleep, and the log is compared with the rehearsal’s every hour.",
      },
      {
        name: "Finance data",
        hours: 9,
        text: "Ledgers, assets and open items move into the universal journal.",
      },
      {
        name: "Reconcile",
        hours: 5,
        text: "The Friday figures again, line beside line. Finance signs or does not.",
      },
      {
        name: "Key users try",
        hours: 4,
        text: "An order, a delivery, a payment run and a tax report, each from start to end.",
      },
      {
        name: "Decide",
        hours: 1,
        kind: "decision",
        text: "Go or back. One person says it, with the differences on one page.",
      },
      {
        name: "Open interfaces",
        hours: 3,
        text: "Bank, warehouse, shop, in this order. From the first message on there is no way back.",
      },
      {
        name: "Reserve",
        hours: 11,
        kind: "reserve",
        text: "Sleep, or the hours that something else has taken.",
      },
    ] satisfies readonly Stretch[],
    /** Hours needed to stand where Friday ended. */
    wayBack: { restore: 8, reopen: 2 },
    moral:
      "Eight hours of restore and two to open: turned round at the decision, the old system is back four hours before Monday’s shift. That is why the decision stands before the interfaces, and why nobody may move it.",
  },
  client: {
    title: "What only you can bring",
    intro:
      "SAP programmes fail for want of decisions far more often than for want of consultants. Plan these people’s time before you plan ours.",
    items: [
      {
        title: "A business owner with a veto",
        text: "One person, half a day a week, who can say no to a wish of any department.",
      },
      {
        title: "Key users, replaced in the line",
        text: "One for each process area, at two to three days a week in Realize. If nobody takes over their daily work, they come on Fridays, and the project lives on Fridays.",
      },
      {
        title: "Your auditor, early",
        text: "They accept the reconciliation concept and the archive of the old system before the first load, so that nobody discusses it in January.",
      },
      {
        title: "Licence and contract papers",
        text: "Engines, users, third-party add-ons and what was agreed on digital access. The commercial road, RISE or own contract, is yours to choose; we show what each does to the technical one.",
      },
    ],
  },
  technologies: {
    title: "Tools of the trade",
    intro:
      "SAP’s own tools first. A third-party tool comes in when its licence costs less than the nights it saves.",
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
    intro: "You never sign for the whole voyage at the quay.",
    models: [
      {
        name: "Assessment, fixed price",
        text: "Five weeks, a report that is yours, written so that any other house can continue from it.",
        fits: "Before every decision on the road",
      },
      {
        name: "Programme by stages",
        text: "Each Activate phase is ordered by itself, on the figures the last one produced. The price of Realize is named after the sandbox conversion, when it can be known.",
        fits: "The migration itself",
      },
      {
        name: "Extension crew",
        text: "An ABAP developer, a BTP developer and a functional consultant, by the month, inside your sprints and your transport rules.",
        fits: "After go-live, or to clear custom code beforehand",
      },
    ],
  },
  questions: [
    {
      question: "What happens at the end of 2027?",
      answer:
        "Mainstream maintenance ends for SAP ERP 6.0 with enhancement packages 6 to 8. Packages 0 to 5 have been without it since the end of 2025. Nothing is switched off. You may pay a surcharge for extended maintenance until the end of 2030; after that there are no new legal changes for payroll, tax or reporting. A conversion that begins in the winter of 2026 lands close to the date, so we plan the surcharge as a reserve and say so in the first budget.",
    },
    {
      question: "Which S/4HANA should we aim at, public or private?",
      answer:
        "The public edition fits when you can live with SAP’s standard and its half-yearly updates, which rarely holds for a company with its own manufacturing logic. The private edition and on-premise share one code base and can be reached by conversion; the public edition only by a new implementation. The assessment names the processes that decide it.",
    },
    {
      question: "Can we keep our custom code?",
      answer:
        "Technically, most of it. The question is which parts you want to test again at every release. We sort by usage first and by clean core level second. What stays gets an automated check in the transport route, so that the pile does not grow back.",
    },
    {
      question: "How long is the downtime?",
      answer:
        "The standard conversion of a database of middling size fits a long weekend. The number of financial documents decides more than the gigabytes, because every one is converted and reconciled. Each rehearsal is timed, and there are downtime-optimised methods when the weekend is too short. We promise a figure after the second rehearsal and not before.",
    },
    {
      question: "What becomes of Solution Manager and PI/PO?",
      answer:
        "Their mainstream maintenance ends with 2027 as well. The successors are Cloud ALM and Integration Suite. Interfaces can move ahead of the core, one by one, and that is often the best first piece of work: visible, small, and reversible.",
    },
    {
      question: "Do we lose our history?",
      answer:
        "Only if you choose to. A conversion keeps it in the system. In a new build you load balances, open items and master data, and the old system becomes a read-only archive on which auditors can still search for as long as retention law demands. A selective transition lets you take, say, four fiscal years of one company code.",
    },
    {
      question: "Can a small SAP team do this beside its daily work?",
      answer:
        "No, and you should not believe anyone who says so. Either we take over daily support for the length of the programme, so that your people do the migration and keep the knowledge, or the reverse. The first is better for you.",
    },
  ],
  closing: {
    title: "Bring one Readiness Check. Leave with a road.",
    text: "If you have run SAP’s Readiness Check, we read it with you in the 30-minute call. If not, we tell you what to run first and how long it takes.",
  },
  routes: {
    title: "Three roads, judged by the same questions",
    intro:
      "No road is the modern one. The right one depends on how much of your present system you would build again. Durations are from the end of the assessment to go-live for one production system, and lengthen with interfaces, countries and data faults.",
    rows: [
      { key: "idea", label: "In one sentence" },
      { key: "configuration", label: "Configuration" },
      { key: "customCode", label: "Custom code" },
      { key: "history", label: "Data and history" },
      { key: "duration", label: "Usual duration" },
      { key: "downtime", label: "Downtime" },
      { key: "choose", label: "Choose it when" },
      { key: "avoid", label: "Avoid it when" },
    ],
    options: [
      {
        name: "Brownfield",
        also: "System conversion",
        idea: "The ship is rebuilt around its cargo.",
        configuration: "Stays, adapted where a simplification item demands it",
        customCode: "Stays, adapted; unused parts are deleted before",
        history: "All of it, converted in place",
        duration: "9–14 months",
        downtime: "One long weekend; depends on documents in finance",
        choose: "Processes fit, history matters, one system, little time",
        avoid: "You have wanted to reorganise company codes for years",
      },
      {
        name: "Selective",
        also: "Selective data transition",
        idea: "A new hull; you decide what is loaded.",
        configuration: "Copied as an empty shell, then changed, or new in parts",
        customCode: "Only what the new processes call",
        history: "Chosen: by company code, by year, by object",
        duration: "12–18 months",
        downtime: "Shortest; most data is moved ahead while ECC runs",
        choose: "Mergers, carve-outs, several ECC systems into one",
        avoid: "One clean system, or no money for special tools",
      },
      {
        name: "Greenfield",
        also: "New implementation",
        idea: "A new ship; passengers and letters move over.",
        configuration: "From SAP’s best practices, decided again",
        customCode: "None at first; extensions are argued for one by one",
        history: "Master data, balances, open items; the rest to an archive",
        duration: "12–20 months",
        downtime: "A cutover of days; loads only, but everyone learns anew",
        choose: "Processes no longer fit, or the public edition is the aim",
        avoid: "Nobody has the mandate to change how people work",
      },
    ] as const satisfies readonly Route[],
  },
  cleanCore: {
    title: "Clean core, without the sermon",
    intro:
      "Since August 2025 SAP grades extensions in four levels. A level says how likely the next upgrade is to break what you built. We check it by machine, with the ABAP Test Cockpit, in every transport.",
    levels: [
      {
        level: "A",
        rule: "Released interfaces only, in ABAP Cloud or beside the core on BTP",
        example: "A supplier portal in CAP; a custom field with key-user tools",
        upgrade: "Nothing to test but your own logic",
        ourAdvice: "Everything new starts here",
      },
      {
        level: "B",
        rule: "Classic interfaces that SAP names as stable",
        example: "A BAdI or a documented BAPI in classic ABAP",
        upgrade: "Stable in practice, read the release notes",
        ourAdvice: "Good enough for most that is already there",
      },
      {
        level: "C",
        rule: "SAP’s internal objects, read or called",
        example: "A report that selects from internal tables",
        upgrade: "SAP publishes changes; you check each release",
        ourAdvice: "Keep if used, with an owner and a test",
      },
      {
        level: "D",
        rule: "Modifications, writes to SAP’s tables, implicit enhancements",
        example: "A changed include in the pricing routine",
        upgrade: "Breaks without notice",
        ourAdvice: "Retire it within the programme, first of all",
      },
    ] as const satisfies readonly CleanCoreLevel[],
  },
  deadlines: {
    title: "The dates that move for nobody",
    items: [
      {
        date: "31 Dec 2025",
        what: "ECC 6.0, enhancement packages 0–5",
        consequence: "Mainstream maintenance is over. Update the package or migrate.",
      },
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
        consequence: "SAP’s present commitment, “at least until the end of”.",
      },
    ] as const satisfies readonly Deadline[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
