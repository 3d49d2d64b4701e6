import type { ServicePage } from "./types.ts";

export const frameworks = [
  "ISO 27001",
  "SOC 2",
  "GDPR",
  "PCI DSS",
  "HIPAA",
  "DORA",
  "NIS2",
] as const;
export type Framework = (typeof frameworks)[number];

/** The kind of requirement a framework is, and what it requires beyond the common controls. */
export type FrameworkFacts = { name: Framework; kind: string; beyond: string };

/** A control, and the paragraph in which each framework requires it; null if it does not. */
export type CrosswalkRow = {
  control: string;
  evidence: string;
  asks: { readonly [name in Framework]: string | null };
};

/** A link of the chain, illustrated with one control. */
export type ChainLink = { link: string; example: string; breaks: string };

export const compliance = {
  slug: "compliance",
  meta: {
    title: "ISO 27001, SOC 2, PCI DSS, DORA and NIS2",
    description:
      "One set of controls, each with an owner, evidence that collects itself and a test, read by seven frameworks. What auditors ask and what you bring.",
  },
  headline: "Evidence ready before the auditor is",
  lede: "We build compliance into daily work: each control gets an owner, evidence recorded automatically, and a test that fails loudly. The same evidence then serves seven frameworks.",
  problems: {
    title: "Common mistakes",
    items: [
      {
        title: "A binder for each framework",
        text: "The ISO project wrote one access policy, the card project another, and the customer questionnaires a third. All describe the same process for joiners and leavers, and none describes what really happens.",
      },
      {
        title: "Screenshots in October",
        text: "Six weeks before the audit, engineers stop building to take screenshots. They prove how things stood on that afternoon. A Type 2 report asks about the whole period.",
      },
      {
        title: "The policy promises too much",
        text: "“Critical patches within 24 hours” was copied from a template. You don’t meet it, and the auditor’s finding quotes you.",
      },
      {
        title: "The supplier answers for you, wrongly",
        text: "The cloud provider’s report covers the building and the hypervisor. The exceptions and the controls you must run yourself are on pages that no one reads.",
      },
    ],
  },
  deliverables: {
    title: "The audit file and its sources",
    intro: "In your tools and under your names, so that you can pass the next audit without us.",
    items: [
      {
        title: "Scope and a gap list",
        text: "Which entities, systems, data and suppliers are in, which are out and why, and what is missing, ranked by what stops a certificate and what only earns an observation.",
      },
      {
        title: "A single control set",
        text: "Forty to seventy controls for a mid-sized company, each mapped to the paragraphs that ask for it.",
      },
      {
        title: "Automated evidence",
        text: "Collectors that read your identity provider, cloud accounts, repositories, ticket system and device management each night, and file the result with date, source and hash.",
      },
      {
        title: "Short policies",
        text: "With numbers you meet, and read by the people who must follow them before anyone signs.",
      },
      {
        title: "Risk register and supplier file",
        text: "Threats with owner, treatment and residual risk; suppliers with contract clauses, reports read and exceptions noted. For DORA, the register of information in its prescribed form.",
      },
      {
        title: "Audit support",
        text: "An internal audit before it, an engineer in the room during it, and findings closed after it. The person who does the work answers the auditor’s questions.",
      },
    ],
  },
  process: {
    title: "From scope to the signed report",
    intro: "For a company of 50 to 300 people and a first ISO 27001 certificate.",
    steps: [
      {
        when: "Weeks 1–3",
        title: "Set the scope",
        text: "Twelve to fifteen interviews. You get scope, gap list and effort, and book the auditor.",
      },
      {
        when: "Weeks 4–8",
        title: "Controls get owners",
        text: "Every control is offered to the person who could own it. If they refuse, it is rewritten.",
      },
      {
        when: "Weeks 6–16",
        title: "Fix and automate",
        text: "Single sign-on, logging, restore tests, the leaver process; then the collectors, each checked by hand.",
      },
      {
        when: "Weeks 14–22",
        title: "Let it run",
        text: "By the end there is one access review, incident drill, restore, management review and internal audit on file.",
      },
      {
        when: "Weeks 22–28",
        title: "Stage 1, stage 2",
        text: "The auditor checks the documents first, then the practice. A SOC 2 Type 2 adds three to twelve months of observation.",
      },
      {
        when: "Every quarter",
        title: "Keep it running",
        text: "Reviews, drills and supplier reports on a calendar that reminds the owner, then the manager.",
      },
    ],
  },
  client: {
    title: "Duties you can’t delegate",
    intro: "Accountability stays with you: NIS2 and DORA say so expressly.",
    items: [
      {
        title: "A member of management",
        text: "Approves the risks and sits in the reviews: about two hours a month.",
      },
      {
        title: "An owner for each control",
        text: "Ten to twenty people, about an hour a month each.",
      },
      {
        title: "Read access to the systems",
        text: "To settings and lists, never to your customers’ data.",
      },
      {
        title: "Your counsel",
        text: "For questions of law. We prepare the facts and give no legal advice.",
      },
    ],
  },
  technologies: {
    title: "Sources of evidence",
    intro:
      "If you run a compliance platform, we connect that. If not, a repository and a scheduler are enough for the first year.",
    groups: [
      {
        name: "Identity",
        items: [
          "Microsoft Entra ID",
          "Okta",
          "Google Workspace",
          "HR system as the source of leavers",
        ],
      },
      {
        name: "Cloud",
        items: ["AWS Config and Security Hub", "Azure Policy", "Google SCC", "Open Policy Agent"],
      },
      {
        name: "Code and devices",
        items: ["GitHub and GitLab rules", "Dependency and secret scans", "Intune", "Jamf"],
      },
      {
        name: "Keeping it",
        items: ["Vanta", "Drata", "CISO Assistant", "Object lock storage", "Jira and ServiceNow"],
      },
    ],
  },
  engagement: {
    title: "From a gap assessment to daily operation",
    intro: "We prepare and operate, and never certify: no one should sign off their own work.",
    models: [
      {
        name: "Gap assessment",
        text: "Three weeks, fixed price: scope, gaps, and a calendar with the effort on your side and ours.",
        fits: "companies that have not promised anyone a date",
      },
      {
        name: "Preparation for the audit",
        text: "From build-up to the first certificate or report, priced by stage, with an independent internal audit.",
        fits: "a first ISO 27001, SOC 2, PCI DSS, DORA or NIS2 programme",
      },
      {
        name: "Compliance operation",
        text: "By the month: collectors kept running, reviews scheduled, customers’ questionnaires answered.",
        fits: "the years between audits",
      },
    ],
  },
  questions: [
    {
      question: "Which framework should we start with?",
      answer:
        "The one your customers are waiting for. American customers ask for SOC 2, European and Asian ones for ISO 27001. If you take cards, PCI DSS is already in your contract with the acquirer; if you serve banks in the EU, DORA reaches you through theirs. Otherwise start with ISO 27001.",
    },
    {
      question: "Does NIS2 apply to us?",
      answer:
        "As a rule, if you work in a sector of its two annexes in the EU and have 50 people or more, or over 10 million euros in both turnover and balance sheet. Some providers are covered at any size. Each country has its own act, so the final word belongs to your counsel there.",
    },
    {
      question: "Can software alone make us compliant?",
      answer:
        "No. It can collect and remind. It cannot decide what is in scope, accept a risk, or see that your leaver process misses contractors.",
    },
    {
      question: "What happens if a control fails during the period?",
      answer:
        "It goes into the file, with cause, effect and remedy. A missed review with a proper record is an observation. A backdated one ends the auditor’s trust, and we take no part in that. Tests run weekly, so that failures are found early.",
    },
    {
      question: "Do you carry out the certification audit?",
      answer:
        "No. ISO 27001 is certified by an accredited body, SOC 2 is reported by a licensed CPA firm, PCI DSS by a QSA or your own self-assessment. We help you choose and prepare the file.",
    },
  ],
  closing: {
    title: "Who is waiting for your report?",
    text: "Name the customer, the law or the date. In 30 minutes we’ll tell you which framework it asks for, what you probably have already, and which control to fix first.",
  },
  chain: {
    title: "One control, link by link",
    intro:
      "The control: people keep only the access they need. An auditor tests each of its links.",
    links: [
      {
        link: "Control",
        example:
          "Every quarter, the manager of each system confirms or withdraws every account on it.",
        breaks: "“Access is reviewed regularly.” That cannot be tested.",
      },
      {
        link: "Owner",
        example: "The head of platform, by name, with the head of finance as deputy.",
        breaks: "“IT department.” A team of nine is not a person.",
      },
      {
        link: "Evidence",
        example:
          "Accounts, decisions with name and date, and withdrawal tickets, stored so that no one can change them.",
        breaks: "A spreadsheet saved last week and named Q1.",
      },
      {
        link: "Test",
        example:
          "Each week a script compares the leavers of the HR system with live accounts. One match opens a ticket for the owner.",
        breaks: "The auditor finds it first.",
      },
    ] as const satisfies readonly ChainLink[],
  },
  crosswalk: {
    title: "Overlap between frameworks",
    intro:
      "Choose a framework you already meet and see how many of eight common controls carry over, and what each of the others asks on top. This is a map, not legal advice. Sources: ISO/IEC 27001:2022, the 2017 Trust Services Criteria, PCI DSS 4.0.1 and 45\u00a0CFR\u00a0164.",
    rows: [
      {
        control: "Access reviews",
        evidence: "Decisions per account, withdrawal tickets",
        asks: {
          "ISO 27001": "A.5.18",
          "SOC 2": "CC6.2, CC6.3",
          GDPR: "Art. 32(1)(b)",
          "PCI DSS": "7.2.4",
          HIPAA: "164.308(a)(4)",
          DORA: "Art. 9(4)(c)",
          NIS2: "Art. 21(2)(i)",
        },
      },
      {
        control: "Restore tests",
        evidence: "Record with time, volume and result",
        asks: {
          "ISO 27001": "A.8.13",
          "SOC 2": "A1.2, A1.3",
          GDPR: "Art. 32(1)(c)",
          "PCI DSS": null,
          HIPAA: "164.308(a)(7)",
          DORA: "Art. 12",
          NIS2: "Art. 21(2)(c)",
        },
      },
      {
        control: "Incident response",
        evidence: "Log of each incident, yearly drill",
        asks: {
          "ISO 27001": "A.5.24–5.27",
          "SOC 2": "CC7.3–7.5",
          GDPR: "Art. 33, 34",
          "PCI DSS": "12.10",
          HIPAA: "164.308(a)(6)",
          DORA: "Art. 17–19",
          NIS2: "Art. 21(2)(b), 23",
        },
      },
      {
        control: "Vulnerabilities",
        evidence: "Scans, age of open findings, exceptions",
        asks: {
          "ISO 27001": "A.8.8",
          "SOC 2": "CC7.1",
          GDPR: "Art. 32(1)(d)",
          "PCI DSS": "6.3, 11.3",
          HIPAA: "164.308(a)(1)",
          DORA: "Art. 24, 25",
          NIS2: "Art. 21(2)(e)",
        },
      },
      {
        control: "Change control",
        evidence: "Review and test on every merged change",
        asks: {
          "ISO 27001": "A.8.32",
          "SOC 2": "CC8.1",
          GDPR: "Art. 25",
          "PCI DSS": "6.5",
          HIPAA: null,
          DORA: "Art. 9(4)(e)",
          NIS2: "Art. 21(2)(e)",
        },
      },
      {
        control: "Encryption",
        evidence: "Settings of stores and links, key register",
        asks: {
          "ISO 27001": "A.8.24",
          "SOC 2": "CC6.1, CC6.7",
          GDPR: "Art. 32(1)(a)",
          "PCI DSS": "3.5, 4.2",
          HIPAA: "164.312(a), (e)",
          DORA: "Art. 9(4)(d)",
          NIS2: "Art. 21(2)(h)",
        },
      },
      {
        control: "Suppliers",
        evidence: "Contracts, reports read, exceptions noted",
        asks: {
          "ISO 27001": "A.5.19–5.22",
          "SOC 2": "CC9.2",
          GDPR: "Art. 28",
          "PCI DSS": "12.8",
          HIPAA: "164.308(b)",
          DORA: "Art. 28–30",
          NIS2: "Art. 21(2)(d)",
        },
      },
      {
        control: "Training",
        evidence: "Attendance, content, management included",
        asks: {
          "ISO 27001": "A.6.3",
          "SOC 2": "CC1.4, CC2.2",
          GDPR: "Art. 39(1)(b)",
          "PCI DSS": "12.6",
          HIPAA: "164.308(a)(5)",
          DORA: "Art. 13(6)",
          NIS2: "Art. 20(2), 21(2)(g)",
        },
      },
    ] as const satisfies readonly CrosswalkRow[],
  },
  facts: {
    title: "What each asks for beyond the eight",
    items: [
      {
        name: "ISO 27001",
        kind: "Standard, by choice",
        beyond:
          "A management system: scope, risk assessment, internal audit, management review (clauses 4–10).",
      },
      {
        name: "SOC 2",
        kind: "Report, by choice",
        beyond: "A description of the system; for Type 2, three to twelve months of observation.",
      },
      {
        name: "GDPR",
        kind: "Law",
        beyond:
          "Records of processing, a lawful basis for each, and people’s rights (Art. 6, 12–22, 30).",
      },
      {
        name: "PCI DSS",
        kind: "Contract",
        beyond:
          "Card data kept apart, external scans each quarter, a penetration test each year (11.3, 11.4).",
      },
      {
        name: "HIPAA",
        kind: "Law, United States",
        beyond:
          "Business associate agreements, and rules for each use of health data (164.502, 164.504).",
      },
      {
        name: "DORA",
        kind: "EU regulation",
        beyond:
          "A register of ICT contracts; threat-led testing if your authority names you (Art. 28, 26).",
      },
      {
        name: "NIS2",
        kind: "EU directive, national law",
        beyond:
          "Registration with your authority, and managers who approve the measures (Art. 3, 20).",
      },
    ] as const satisfies readonly FrameworkFacts[],
  },
  clocks: {
    title: "Reporting deadlines after an incident",
    intro: "The latest hour of each report, counted from the moment you know of the incident.",
  },
} as const satisfies ServicePage & Record<string, unknown>;
