import type { ServicePage, Step } from "./types.ts";

/** A line of support: who staffs it, what they may do, and what they pass on. */
type Line = {
  level: "L1" | "L2" | "L3" | "L4";
  name: string;
  who: string;
  may: string;
  /** Whose staff these usually are. */
  side: string;
};

/** A severity, defined by what users cannot do, with example targets in minutes. */
export type Severity = {
  level: string;
  means: string;
  example: string;
  /** Its clock runs only during covered hours. */
  covered: boolean;
  respond: number;
  restore?: number;
};

type SupportExtras = {
  ticket: {
    subject: string;
    severity: string;
    /** In the order of the six stations. */
    log: readonly { at: string; text: string }[];
    /** Clock times on the first day; the readings are computed from them where they are displayed. */
    clock: {
      received: string;
      answered: string;
      relieved: string;
      stopped: { from: string; to: string };
    };
  };
  lines: { title: string; intro: string; items: readonly Line[] };
  severities: {
    title: string;
    intro: string;
    legend: string;
    /** What the colours of the track mean. */
    marks: { covered: string; reported: string; answered: string; restored: string };
    rows: readonly Severity[];
  };
  takeover: { title: string; intro: string; steps: readonly Step[] };
};

export const productSupport = {
  slug: "product-support",
  meta: {
    title: "Product support: second to fourth line in one queue",
    description:
      "Application support by engineers who may change the code: one queue from second to fourth line, severity by impact, a thirty-day takeover of unknown code.",
  },
  headline: "Support from people who can change the code",
  lede: "We look after live software, ours or anyone else’s. We answer, repair and patch, and remove the cause so that the same ticket doesn’t return. You get one queue, one log, and a named engineer who stays with your problem until you close it.",
  problems: {
    title: "Common reasons to call us",
    items: [
      {
        title: "Tickets travel",
        text: "From help desk to application team to supplier and back, each hop with a polite “please provide more details”. We keep a ticket with one person who brings others in, and its story in one thread.",
      },
      {
        title: "The developers have left",
        text: "The agency was dissolved, the lead developer left in March, the wiki ends in 2022. The software still takes orders every night. Reading unknown code under pressure is our job.",
      },
      {
        title: "The product team never gets to build",
        text: "Half of each sprint goes to interruptions, and no one planned for them. We take the interruptions on a budget of their own and give your engineers their mornings back.",
      },
      {
        title: "Fixed again",
        text: "Restarting the service is noted as the solution for the ninth time. We count repeats, and the three most frequent causes get an engineer and a date each month.",
      },
    ],
  },
  deliverables: {
    title: "Included in support",
    intro: "You can take all of it, or leave out what you do well yourself.",
    items: [
      {
        title: "A queue with one owner for each ticket",
        text: "In your tool or ours: Jira Service Management, ServiceNow, Zendesk, GitLab. Your customers can see its status without asking.",
      },
      {
        title: "Repair in code",
        text: "Diagnosis with logs and traces, a failing test, a fix, a review, a release through your pipeline. Where a workaround goes out first, the ticket stays open until the real fix follows.",
      },
      {
        title: "Updates and patches",
        text: "Libraries, runtimes and containers on a calendar, urgent ones by severity, each with a note of what was checked.",
      },
      {
        title: "Runbooks",
        text: "Symptom, check, action, rollback, who to call. Written by whoever solved it, tested by someone who didn’t.",
      },
      {
        title: "Post-incident reviews",
        text: "Within five working days of anything severe: timeline, contributing causes, what will change and by when.",
      },
      {
        title: "Help articles",
        text: "Whatever was answered twice becomes a page your first line and your users can find. Each states the version it applies to.",
      },
    ],
  },
  process: {
    title: "From first report to closed ticket",
    intro: "Every ticket takes the same six steps, whatever its severity.",
    steps: [
      {
        when: "Arrival",
        title: "Received",
        text: "By portal, mail, phone or alarm. A person reads it; an automatic reply doesn’t stop the response clock.",
      },
      {
        when: "First response",
        title: "Severity agreed",
        text: "Set by what your users can’t do. You may raise it at any time.",
      },
      {
        when: "Diagnosis",
        title: "Reproduced or watched",
        text: "We reproduce it on a test system, or add the log line that will catch it next time.",
      },
      {
        when: "Relief",
        title: "Users can work again",
        text: "Roll back, switch off, reroute or correct the data.",
      },
      {
        when: "Cure",
        title: "The cause is gone",
        text: "A change with a test that would have failed before, released by the ordinary route.",
      },
      {
        when: "Close",
        title: "You close it",
        text: "Whoever reported it confirms, and we note what would have prevented it.",
      },
    ],
  },
  ticket: {
    subject: "Invoice total off by a cent",
    severity: "S2",
    log: [
      {
        at: "Tue 09:12",
        text: "Accounts payable: four invoices since Monday don’t match the order. Sending them is on hold.",
      },
      {
        at: "Tue 09:31",
        text: "Second line has it. S2: invoices go out by hand until it’s fixed. Next update at noon.",
      },
      {
        at: "Tue 10:45",
        text: "Happens with a discount on three lines or more. Asked which rounding the auditor accepts; clock stopped until the answer at 11:30.",
      },
      {
        at: "Tue 13:20",
        text: "Discounts are summed before rounding, by a switch. The four invoices are issued again and checked by you.",
      },
      {
        at: "Thu 10:05",
        text: "One rounding rule in one place, with a test of 600 discount combinations. The switch is gone.",
      },
      {
        at: "Fri 09:00",
        text: "You: closed. Help article written. The test now guards the credit notes as well.",
      },
    ],
    clock: {
      received: "09:12",
      answered: "09:31",
      relieved: "13:20",
      stopped: { from: "10:45", to: "11:30" },
    },
  },
  client: {
    title: "For a quick first month",
    intro: "The sooner we have these, the sooner we can repair things.",
    items: [
      {
        title: "Access before day one",
        text: "Repository, pipeline, logs, a test system, and production with personal accounts.",
      },
      {
        title: "Someone who knows the history",
        text: "Four to six hours with the people who built or ran it, if there are any.",
      },
      {
        title: "A decision-maker for risk",
        text: "Who may take a system offline at night: a name and a deputy.",
      },
      {
        title: "Supplier contracts",
        text: "With the right for us to open cases in your name.",
      },
    ],
  },
  technologies: {
    title: "Tools",
    intro: "We can begin with these at once. For other languages, ask on the first call.",
    groups: [
      {
        name: "Code",
        items: [
          "Java",
          "C# and .NET",
          "TypeScript and Node.js",
          "Python",
          "PHP",
          "Swift",
          "Kotlin",
          "SQL and PL/SQL",
        ],
      },
      {
        name: "Stores and queues",
        items: [
          "PostgreSQL",
          "MySQL",
          "SQL Server",
          "Oracle",
          "MongoDB",
          "Redis",
          "RabbitMQ",
          "Kafka",
        ],
      },
      {
        name: "Monitoring",
        items: ["OpenTelemetry", "Grafana", "Prometheus", "Elastic", "Sentry", "Datadog"],
      },
      {
        name: "Tickets and updates",
        items: [
          "Jira Service Management",
          "ServiceNow",
          "Zendesk",
          "PagerDuty",
          "Renovate",
          "CycloneDX",
        ],
      },
    ],
  },
  engagement: {
    title: "Paid by the month",
    intro:
      "We don’t charge per ticket: that would reward us for having them. The monthly fee is based on your last six months.",
    models: [
      {
        name: "Business hours",
        text: "Second and third line in your time zone, with a fixed share of engineer days. Days that tickets don’t use go into root causes and updates.",
        fits: "internal tools, and products that sleep at night",
      },
      {
        name: "Business hours and standby",
        text: "As above, with an engineer on call outside hours for the two highest severities.",
        fits: "products that earn money around the clock",
      },
      {
        name: "Maintenance until replacement",
        text: "Security updates, legal changes and emergency repair for one to three years, with everything written down for the successor.",
        fits: "an old system while the new one is built",
      },
    ],
  },
  questions: [
    {
      question: "Will you support software you didn’t write?",
      answer:
        "Yes, that is what the service is for, on one condition: thirty days of takeover before we commit to response times. After day 30 we tell you in writing what we can promise, and for which parts we can’t yet.",
    },
    {
      question: "Do you also take first-line calls?",
      answer:
        "As a rule first line stays with you, because your people know your customers. We write their scripts and answer their questions in the same queue. For written channels, a chatbot fed with the help articles can take the repeated questions.",
    },
    {
      question: "Is a response time a repair time?",
      answer:
        "No. Response means that a competent person has begun to work and has told you so. Relief means your users can go on. Cure means the cause is gone. We set targets for the first two and report the third, because no one can promise when the cause of an unknown fault will be found.",
    },
    {
      question: "What about security reports?",
      answer:
        "They leave the ordinary queue: fewer people, no details in mail subjects, a security engineer from the first hour. Since 11 September 2026 the EU’s Cyber Resilience Act asks manufacturers to report an actively exploited weakness within 24 hours. We keep the evidence and draft the report; you send it.",
    },
    {
      question: "How do we end the contract?",
      answer:
        "With the notice in your contract, usually three months, which leaves time for a handover. From the first day you hold everything a successor needs: code, runbooks, help articles and the ticket history in an open format.",
    },
  ],
  closing: {
    title: "Which ticket keeps coming back?",
    text: "Send us three of your oldest tickets and the language the code is in. On the call we’ll tell you how we would approach them, and what a takeover would need.",
  },

  lines: {
    title: "Support lines, by what each may change",
    intro: "A ticket goes down until someone is allowed to do what it needs.",
    items: [
      {
        level: "L1",
        name: "Answers",
        who: "Service desk, people who know your customers",
        may: "Accounts, orders and settings, through the interface a user has, plus an administrator’s view",
        side: "Yours, as a rule",
      },
      {
        level: "L2",
        name: "Operation",
        who: "Application support engineers",
        may: "Configuration, jobs, data corrections by reviewed script, restart and rollback",
        side: "Ours",
      },
      {
        level: "L3",
        name: "Code",
        who: "Developers of the product",
        may: "The source: a fix, a test, a release by your pipeline",
        side: "Ours",
      },
      {
        level: "L4",
        name: "Origin",
        who: "The vendors your product depends on",
        may: "Their own product. We open the case, send a minimal example and chase it",
        side: "Theirs, managed by us",
      },
    ],
  },
  severities: {
    title: "A report on Friday at 16:30",
    intro:
      "Severity is set by what people can’t do. Choose one and see when each target falls due, with covered hours from Monday to Friday, 09:00 to 17:00. Example targets; yours are set in the agreement.",
    legend: "Severity",
    marks: {
      covered: "Covered hours",
      reported: "Reported",
      answered: "Answered",
      restored: "Working again",
    },
    /** In minutes; the clock of `covered` rows runs only during covered hours. A working day has eight hours. */
    rows: [
      {
        level: "S1",
        means: "The business has stopped, or data is at risk",
        example: "No one can check in; payments are booked twice",
        covered: false,
        respond: 30,
        restore: 4 * 60,
      },
      {
        level: "S2",
        means: "An important task fails for many",
        example: "Invoices must be sent by hand",
        covered: true,
        respond: 2 * 60,
        restore: 8 * 60,
      },
      {
        level: "S3",
        means: "A task fails for some, or a workaround is easy",
        example: "An export stops at ten thousand rows",
        covered: true,
        respond: 8 * 60,
      },
      {
        level: "S4",
        means: "A question, a cosmetic flaw, a wish",
        example: "A label is misspelt; how do I add a user?",
        covered: true,
        respond: 16 * 60,
      },
    ],
  },
  takeover: {
    title: "Thirty days to take over unknown code",
    intro: "The order is always the same, since each step makes the next one safer.",
    steps: [
      {
        when: "Days 1–3",
        title: "Build it from scratch",
        text: "A clean machine and the repository. Each missing step goes into the README.",
      },
      {
        when: "Days 4–8",
        title: "Draw what is there",
        text: "Systems, interfaces, jobs, certificates, accounts, and libraries with known flaws.",
      },
      {
        when: "Days 9–14",
        title: "Read the history",
        text: "A year of tickets grouped by cause, and the files that change most often.",
      },
      {
        when: "Days 15–20",
        title: "Ship something harmless",
        text: "A spelling fix goes through test, release and rollback, and a backup is restored.",
      },
      {
        when: "Days 21–26",
        title: "Work side by side",
        text: "We take real tickets while the previous team watches, and write the runbooks.",
      },
      {
        when: "Days 27–30",
        title: "Say what we can promise",
        text: "A report with a colour for each part. Response times start for the green parts.",
      },
    ],
  },
} as const satisfies ServicePage & SupportExtras;
