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

/** What one framework is, who looks, and what it leaves you with. */
export type FrameworkFacts = {
  name: Framework;
  kind: string;
  concerns: string;
  examiner: string;
  result: string;
  rhythm: string;
  /** The demand that most houses underrate. */
  catch: string;
};

/** One control and the paragraph under which each framework asks for it; null where it does not. */
export type CrosswalkRow = {
  control: string;
  evidence: string;
  asks: { readonly [name in Framework]: string | null };
};

/** A link of the chain, followed through one control. */
export type ChainLink = { link: string; question: string; example: string; breaks: string };

export type ReportingClock = { who: string; first: string; after: string };

export const compliance = {
  slug: "compliance",
  meta: {
    title: "ISO 27001, SOC 2, PCI DSS, DORA and NIS2",
    description:
      "One set of controls, each with an owner, evidence that collects itself and a test, read by seven frameworks. What auditors ask and what you bring.",
  },
  headline: "Evidence that is there before the auditor.",
  lede: "Compliance is hard once a year when it is prepared, and dull all year when it is built in. We build it in: each control gets an owner, evidence that the systems write by themselves, and a test that fails loudly. Seven frameworks then read the same set.",
  problems: {
    title: "How it usually goes wrong",
    items: [
      {
        title: "A binder per framework",
        text: "The ISO project wrote one access policy, the card project another, and the customer questionnaires a third. All describe the same joiner and leaver process, and none describes what happens on a Friday.",
      },
      {
        title: "Screenshots in October",
        text: "Six weeks before the audit, engineers stop building to photograph settings. The pictures prove how things stood on that afternoon. A Type 2 report asks about the whole period.",
      },
      {
        title: "The policy promises too much",
        text: "“Critical patches within 24 hours” was copied from a template. Nobody meets it, so the finding is not the unpatched server; it is your own sentence.",
      },
      {
        title: "The supplier answers for you, wrongly",
        text: "The cloud provider’s report covers the building and the hypervisor. The exceptions and the controls you must run yourself stand on the pages no one reads.",
      },
    ],
  },
  deliverables: {
    title: "What we put in place",
    intro:
      "In your tools, under your names. You should be able to pass the next audit without us in the room.",
    items: [
      {
        title: "Scope and a gap list",
        text: "Which entities, systems, data and suppliers are in, which are out and why, and what is missing, ranked by what stops a certificate and what only earns a remark.",
      },
      {
        title: "A single control set",
        text: "Forty to seventy controls for a company of middling size, written in sentences people do, each mapped to the paragraphs that ask for it.",
      },
      {
        title: "Evidence by machine",
        text: "Collectors that read your identity provider, cloud accounts, repositories, ticket system and device management each night, and file the result with date, source and hash.",
      },
      {
        title: "Policies worth obeying",
        text: "Short, in force, with the numbers you do meet. Whoever must follow one has read it before it is signed.",
      },
      {
        title: "Risk register and supplier file",
        text: "Threats with owner, treatment and residual risk; suppliers with contract clauses, reports read and exceptions noted. For DORA, the register of information in its prescribed form.",
      },
      {
        title: "Audit at your side",
        text: "Internal audit before, an engineer in the room during, findings closed after. The examiner’s questions get answered by the person who does the work.",
      },
    ],
  },
  process: {
    title: "From scope to the signed report",
    intro:
      "The calendar below fits a company of 50 to 300 people going for a first ISO 27001 certificate. Auditors are booked months ahead and their calendar is not ours: reserve the date in the first week.",
    steps: [
      {
        when: "Weeks 1–3",
        title: "Draw the line round it",
        text: "A compliance lead and a security engineer interview twelve to fifteen people and look at the settings as well as the papers. Output: scope, gap list, effort.",
      },
      {
        when: "Weeks 4–8",
        title: "Controls get owners",
        text: "Every control is offered to the person who could keep it. If they refuse, it is rewritten until somebody signs. Risks are rated with your management.",
      },
      {
        when: "Weeks 6–16",
        title: "Fix and wire",
        text: "Single sign-on, logging, backups with restore tests, leaver process; then the collectors, each checked once by hand against what it claims.",
      },
      {
        when: "Weeks 14–22",
        title: "Let it run",
        text: "Auditors want to see that it lives: at least one access review, one incident drill, one restore, one management review and an internal audit in the file.",
      },
      {
        when: "Weeks 22–28",
        title: "Stage 1, stage 2",
        text: "First the documents, some weeks later the practice. A SOC 2 Type 2 takes the same road, then an observation period of three to twelve months.",
      },
      {
        when: "Every quarter",
        title: "Keep it dull",
        text: "Reviews, drills, supplier reports and new systems on a calendar that reminds the owner and then the owner’s manager.",
      },
    ],
  },
  client: {
    title: "What we cannot do for you",
    intro: "Accountability cannot be bought. NIS2 and DORA say so in so many words.",
    items: [
      {
        title: "A member of management",
        text: "Approves the risks, sits in the reviews and, under NIS2, is trained. Roughly two hours a month.",
      },
      {
        title: "An owner for each control",
        text: "Ten to twenty people with their names on something. After the build-up it costs each about an hour a month.",
      },
      {
        title: "Read access to the systems",
        text: "For us and for the collectors: an account that can read settings and lists, and cannot read your customers’ data.",
      },
      {
        title: "Your counsel",
        text: "For the questions that are law: legal basis, transfers, whether NIS2 covers you. We prepare the facts and do not give legal advice.",
      },
    ],
  },
  technologies: {
    title: "Where the evidence comes from",
    intro:
      "If you run a compliance platform, we wire that. If not, a repository and a scheduler are enough for the first year, and you save the licence.",
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
    title: "Forms of engagement",
    intro:
      "We prepare and operate; we never certify. Whoever builds a system should not be the one who passes it.",
    models: [
      {
        name: "Gap assessment",
        text: "Three weeks, fixed price: scope, gaps, a calendar with the effort on your side as well as ours.",
        fits: "Before promising a date to a customer",
      },
      {
        name: "Road to the report",
        text: "Build-up to the first certificate or report, priced by stage, with the internal audit done by people who did not build.",
        fits: "First ISO 27001, SOC 2 or PCI DSS, first DORA or NIS2 programme",
      },
      {
        name: "Compliance desk",
        text: "By the month: collectors kept alive, reviews called, questionnaires from your customers answered out of the evidence.",
        fits: "The years between the audits",
      },
    ],
  },
  questions: [
    {
      question: "Which framework should we start with?",
      answer:
        "With the one somebody is waiting for. American customers ask for SOC 2, European and Asian ones for ISO 27001. If you take cards, PCI DSS is in your contract with the acquirer already; if you serve banks in the EU, DORA reaches you through theirs. When nobody waits, ISO 27001 is the best frame, because the others hang into it with the least work left over.",
    },
    {
      question: "How much of ISO 27001 can be reused for SOC 2?",
      answer:
        "The controls, nearly all of them. What differs is the proof: SOC 2 wants a system description and samples over the whole period, ISO 27001 wants a management system with risk treatment, internal audit and improvement. We write each control once so that it serves both, and keep the samples from the first month on.",
    },
    {
      question: "Does NIS2 apply to us?",
      answer:
        "As a rule if you work in one of the sectors of its two annexes in the EU and have 50 people or more, or over 10 million euros in both turnover and balance sheet. Some providers are covered at any size, DNS and trust services among them, and managed service providers stand in the first annex. Each country has its own act and its own register, so the final word belongs to your counsel there.",
    },
    {
      question: "Can software alone make us compliant?",
      answer:
        "It can collect and remind. It cannot decide what is in scope, accept a risk, or see that your leaver process misses contractors. In a first project the platform is the smaller part of the work, and which one you take matters less than whether every control has somebody who feels responsible.",
    },
    {
      question: "What happens if a control fails during the period?",
      answer:
        "It goes into the file, with cause, effect and repair. One missed review with a proper record is a remark. The same review signed afterwards with an older date is the end of trust, and we do not take part in that. Tests run weekly so that a failure is days old and not months.",
    },
    {
      question: "Do you carry out the certification audit?",
      answer:
        "No. ISO 27001 is certified by an accredited body, SOC 2 is reported by a licensed CPA firm, PCI DSS by a QSA or by your own self-assessment, depending on your level. We help you choose, prepare the file and sit beside you.",
    },
    {
      question: "And when the law changes?",
      answer:
        "A revision of the HIPAA Security Rule has been proposed since January 2025, national NIS2 acts are still being completed, and ISO amends its standards. Each change is read against the control set. Usually two or three controls move; the other sixty stay, and that is the point of having one set.",
    },
  ],
  closing: {
    title: "Who is waiting for your report?",
    text: "Name the customer, the law or the date. In 30 minutes we tell you which framework it truly asks for, what you likely have already, and the first control to fix.",
  },
  chain: {
    title: "A control is a chain of four links",
    intro:
      "Followed here through one control that every framework asks for: people keep only the access they need. An auditor pulls at each link in turn.",
    links: [
      {
        link: "Control",
        question: "What is done, how often, to what?",
        example:
          "Every quarter, the manager of each system confirms or withdraws every account on it.",
        breaks: "“Access is reviewed regularly.” Nobody can fail that, so nobody can pass it.",
      },
      {
        link: "Owner",
        question: "Who is asked when it was not done?",
        example: "The head of platform, by name, with the head of finance as deputy.",
        breaks: "“IT department.” A team of nine is nobody.",
      },
      {
        link: "Evidence",
        question: "What was left behind, by itself, at the time?",
        example:
          "The list from the identity provider, each decision with name and date, the tickets of the withdrawals, stored so that nobody can change them.",
        breaks: "A spreadsheet saved last week and named Q1.",
      },
      {
        link: "Test",
        question: "How would you notice that it stopped?",
        example:
          "Each week a script compares the leavers of the HR system with live accounts. One match opens a ticket for the owner.",
        breaks: "The auditor is the test.",
      },
    ] as const satisfies readonly ChainLink[],
  },
  crosswalk: {
    title: "Eight controls, seven readers",
    intro:
      "The paragraph under which each framework asks for the control, in the texts now in force: ISO/IEC 27001:2022 Annex A, the 2017 Trust Services Criteria, PCI DSS 4.0.1, 45 CFR 164. Build the row once and it is read seven times. The table is a map and no legal advice; a dash means that nothing there asks for it outright.",
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
        evidence: "Protocol with time, volume and result",
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
    title: "Who asks, who looks, what you hold afterwards",
    items: [
      {
        name: "ISO 27001",
        kind: "Standard, by choice",
        concerns: "A management system for information security, any trade",
        examiner: "Accredited certification body",
        result: "Certificate, three years",
        rhythm: "Surveillance audit each year",
        catch:
          "The statement of applicability: all 93 controls of Annex A, each in or out with a reason.",
      },
      {
        name: "SOC 2",
        kind: "Report, by choice",
        concerns: "Service companies; security always, four further criteria at will",
        examiner: "Licensed CPA firm",
        result: "Report with opinion: Type 1 for a day, Type 2 for a period",
        rhythm: "Yearly, periods without a hole",
        catch:
          "Completeness: the auditor samples from the full list, so the list itself must be provable.",
      },
      {
        name: "GDPR",
        kind: "Law",
        concerns: "Whoever handles data of people in the EU",
        examiner: "Supervisory authority, on complaint or breach",
        result: "Nothing to hang on the wall; accountability at any time",
        rhythm: "Always",
        catch:
          "Deletion. Keeping is easy; proving that it is gone from backups and suppliers is not.",
      },
      {
        name: "PCI DSS",
        kind: "Contract",
        concerns: "Whoever stores, processes or passes on card data, or could affect it",
        examiner: "QSA, or self-assessment at lower levels",
        result: "Attestation of compliance",
        rhythm: "Yearly, with scans each quarter",
        catch:
          "Scripts on the payment page: inventory and tamper detection have been mandatory since 31 March 2025.",
      },
      {
        name: "HIPAA",
        kind: "Law, United States",
        concerns: "Health providers, plans, clearing houses and their business associates",
        examiner: "Office for Civil Rights",
        result: "No certificate exists",
        rhythm: "Risk analysis kept current, documents for six years",
        catch: "Business associate agreements, down to the last subcontractor.",
      },
      {
        name: "DORA",
        kind: "EU regulation",
        concerns: "Financial entities, and through their contracts whoever supplies them with ICT",
        examiner: "Financial supervisor",
        result: "No certificate; register, reports, test results",
        rhythm: "Applies since 17 January 2025; critical systems tested yearly",
        catch: "The exit plan: how a critical service goes on when its supplier does not.",
      },
      {
        name: "NIS2",
        kind: "EU directive, national law",
        concerns: "Essential and important entities in 18 sectors",
        examiner: "National authority",
        result: "Registration; proof on demand",
        rhythm: "Always; essential entities also without cause",
        catch: "Management approves, oversees, is trained, and can be held liable.",
      },
    ] as const satisfies readonly FrameworkFacts[],
  },
  clocks: {
    title: "When it happens, these clocks start",
    intro: "Who is told what by when. The night of the incident is a bad time to look it up.",
    items: [
      {
        who: "DORA, major incident",
        first: "4 hours after it is classed as major, at most 24 hours after you know of it",
        after: "Intermediate report 72 hours later, final one a month after that",
      },
      {
        who: "NIS2, significant incident",
        first: "24 hours: early warning",
        after: "72 hours: notification; a month after that: final report",
      },
      {
        who: "GDPR, personal data",
        first: "72 hours to the authority, unless a risk is unlikely",
        after: "To the people concerned without delay when the risk is high",
      },
      {
        who: "HIPAA, unsecured health data",
        first: "60 days at most to the people concerned",
        after: "500 people or more: the department and the press as well",
      },
      {
        who: "PCI DSS, card data",
        first: "At once to acquirer and card brands, by contract",
        after: "Forensic investigator from the council’s list on demand",
      },
    ] as const satisfies readonly ReportingClock[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
