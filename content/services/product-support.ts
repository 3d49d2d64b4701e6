import type { Point, ServicePage, Step } from "./types.ts";

/** A line of support: who sits there, what they may do, and what they hand on. */
type Line = {
  level: "L1" | "L2" | "L3" | "L4";
  name: string;
  who: string;
  may: string;
  handsOn: string;
  /** Whose people these are as a rule. */
  side: string;
};

/** A severity, told by what users cannot do, with example targets that the agreement replaces. */
type Severity = {
  level: string;
  means: string;
  example: string;
  respond: string;
  update: string;
  restore: string;
};

type SupportExtras = {
  ticket: {
    intro: string;
    subject: string;
    severity: string;
    /** In the order of the six stations. */
    log: readonly { at: string; text: string }[];
    /** Clock times on the first day; the readings are computed from them where they are shown. */
    clock: {
      received: string;
      answered: string;
      relieved: string;
      stopped: { from: string; to: string };
    };
  };
  lines: { title: string; intro: string; items: readonly Line[]; note: string };
  severities: {
    title: string;
    intro: string;
    rows: readonly Severity[];
    clocks: readonly Point[];
    note: string;
  };
  takeover: { title: string; intro: string; steps: readonly Step[]; after: string };
  security: { title: string; text: readonly string[] };
  month: { title: string; intro: string; items: readonly Point[] };
};

export const productSupport = {
  slug: "product-support",
  meta: {
    title: "Product support: second to fourth line in one queue",
    description:
      "Application support by engineers who may change the code: one queue from second to fourth line, severity by impact, a thirty-day takeover of unknown code.",
  },
  headline: "Support by people who may fix it.",
  lede: "We look after software that is live, ours or somebody else’s: answer, repair, patch, and remove the cause so that the same ticket does not return. One queue, one log, and a named engineer who stays with your problem until you say it is over.",
  problems: {
    title: "What wears a product out",
    items: [
      {
        title: "Tickets travel",
        text: "From help desk to application team to supplier and back, each hop with a polite “please provide more details”. We keep a ticket with one person who brings others in, and its story in one thread.",
      },
      {
        title: "The builders have gone",
        text: "The agency was dissolved, the lead developer left in March, the wiki ends in 2022. The software still takes orders every night. Reading unknown code under load is a craft, and it is the one we practise here.",
      },
      {
        title: "The product team never gets to build",
        text: "Half of each sprint goes to interruptions, and nobody planned for them. We take the interruptions on a budget of their own and leave your engineers their mornings.",
      },
      {
        title: "Fixed again",
        text: "Restarting the service is noted as the solution for the ninth time. We count repeats, and the three most frequent causes get an engineer and a date each month.",
      },
    ],
  },
  deliverables: {
    title: "What the service consists of",
    intro: "You can take all of it, or leave out what you do well yourself.",
    items: [
      {
        title: "A queue with one owner per ticket",
        text: "In your tool or ours: Jira Service Management, ServiceNow, Zendesk, GitLab. Customers of yours can see the state without asking.",
      },
      {
        title: "Repair in code",
        text: "Diagnosis with logs and traces, a failing test, a fix, a review, a release through your pipeline. Where a workaround goes out first, the ticket stays open until the real thing follows.",
      },
      {
        title: "Updates and patches",
        text: "Libraries, runtimes and containers on a calendar; urgent ones by severity. Each with a note of what was checked.",
      },
      {
        title: "Runbooks that work at three in the morning",
        text: "Symptom, check, action, way back, whom to wake. Written by whoever solved it, tried by somebody who did not.",
      },
      {
        title: "Post-incident reviews",
        text: "Within five working days of anything severe: timeline, contributing causes, what will change and by when. It names systems and decisions; it does not look for a guilty person.",
      },
      {
        title: "Known-answer articles",
        text: "Whatever was answered twice becomes a page your first line and your users can find. Each states the version it is true for.",
      },
    ],
  },
  process: {
    title: "What happens to a ticket",
    intro:
      "Every ticket, also the small ones, goes through the same six stations. The clock readings are the ones you see in the report.",
    steps: [
      {
        when: "Arrival",
        title: "Received",
        text: "By portal, mail, phone or alarm. A person reads it and answers in sentences. An automatic “we got it” does not stop the response clock.",
      },
      {
        when: "First response",
        title: "Severity agreed",
        text: "Set by what your users cannot do at this moment. You may raise it at any time, and we look into it at the higher level before we discuss it.",
      },
      {
        when: "Diagnosis",
        title: "Reproduced or watched",
        text: "We build the case on a test system, or add the log line that will catch it next time and tell you so plainly.",
      },
      {
        when: "Relief",
        title: "Users can work again",
        text: "Roll back, switch off, reroute, correct the data. Relief and cure are two steps with two times.",
      },
      {
        when: "Cure",
        title: "The cause is gone",
        text: "A change with a test that would have failed before, released by the ordinary route.",
      },
      {
        when: "Close",
        title: "You close it",
        text: "Whoever reported it confirms. After that comes the question that pays for the service: what would have kept it from being sent?",
      },
    ],
  },
  ticket: {
    intro: "With each stands the log of one ticket, made up for this page.",
    subject: "Invoice total off by a cent",
    severity: "S2",
    log: [
      {
        at: "Tue 09:12",
        text: "Accounts payable: four invoices since Monday do not match the order. Mailing them is stopped.",
      },
      {
        at: "Tue 09:31",
        text: "Second line has it. S2: invoices go out by hand meanwhile. Next news at noon.",
      },
      {
        at: "Tue 10:45",
        text: "Happens with a discount on three lines or more. Asked which rounding the auditor accepts; clock stopped until the answer at 11:30.",
      },
      {
        at: "Tue 13:20",
        text: "Discounts are summed before rounding, by a switch. The four invoices are made anew and checked by you.",
      },
      {
        at: "Thu 10:05",
        text: "One rounding rule in one place, with a test of 600 discount combinations. The switch is gone.",
      },
      {
        at: "Fri 09:00",
        text: "You: closed. Known-answer article written. The test now guards the credit notes as well.",
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
    title: "What has to come from you",
    intro: "Support without access is sympathy. These items decide how fast the first month goes.",
    items: [
      {
        title: "Access before day one",
        text: "Repository, pipeline, logs, monitoring, a test system, and production through your own gateway with personal accounts. Getting this approved often takes longer than reading the code, so start with it.",
      },
      {
        title: "Somebody who remembers",
        text: "Four to six hours with the people who built or ran it, if there are any. Old tickets and e-mails serve as a second-best memory.",
      },
      {
        title: "A decision about risk",
        text: "Who may approve a change outside the window, and who may take a system offline at night. A name and a deputy, reachable by phone.",
      },
      {
        title: "Contracts with others",
        text: "Support contracts with your database, cloud or payment supplier, with the right for us to open cases in your name.",
      },
    ],
  },
  technologies: {
    title: "What we can read and repair",
    intro:
      "Your stack decides. Below is where we can begin at once; for other languages we say in the first call whether we have someone, or have not.",
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
        name: "Seeing",
        items: ["OpenTelemetry", "Grafana", "Prometheus", "Elastic", "Sentry", "Datadog"],
      },
      {
        name: "Keeping order",
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
    title: "How it is paid",
    intro:
      "No price per ticket: it would reward us for tickets. The monthly share is set from your own last six months and corrected each quarter, in either direction.",
    models: [
      {
        name: "Watch",
        text: "Business hours in your time zone, second and third line, a fixed share of engineer days. What is not used for tickets goes into causes and updates.",
        fits: "Internal tools and products that sleep at night.",
      },
      {
        name: "Watch and standby",
        text: "As above, with an engineer on call outside hours for the two upper severities. Where our offices’ working days reach, standby is somebody’s day and nobody’s night.",
        fits: "Products that earn money around the clock.",
      },
      {
        name: "Caretaker",
        text: "For a system that will be replaced in one to three years: security updates, legal changes and emergency repair. Nothing is added, everything is written down for the successor.",
        fits: "The old system, while the new one is being built.",
      },
    ],
  },
  questions: [
    {
      question: "Will you support software you did not write?",
      answer:
        "Yes, the service is made for it. There is one condition: thirty days of takeover before we answer for response times, as described above. During those days we help as well as we can and the previous team, if there is one, stays reachable. After day 30 we tell you in writing what we can promise, and for which parts we cannot yet.",
    },
    {
      question: "Do you also take first-line calls?",
      answer:
        "As a rule first line stays with you, because your people know your customers and their tone. We write their scripts, answer their questions in the same queue, and train new colleagues. For written channels a chatbot fed with the known-answer articles can take the repeated questions and hand on the rest with the whole conversation.",
    },
    {
      question: "What if we do not agree on a severity?",
      answer:
        "You win during the incident, and we talk afterwards. In the monthly meeting we look at raised severities together. If half of them turn out lower, the wording of the table is at fault, and we repair the table.",
    },
    {
      question: "Is a response time a repair time?",
      answer:
        "No, and it pays to read any offer for this. Response means that a competent person has begun to work and has told you so. Relief means your users can go on. Cure means the cause is gone. We put targets on the first two and report the third, because nobody can honestly promise when an unknown fault will be understood.",
    },
    {
      question: "Which hours are covered, and by whom?",
      answer:
        "Each of our offices covers its own working day; the contact page shows them with their local time. Hours beyond that are standby, agreed by severity, since S1 at midnight matters and S4 does not. Engineers are named in the agreement, with at least two who know each system, so that a holiday is no risk.",
    },
    {
      question: "How do we get out of the contract again?",
      answer:
        "By the notice period you signed, as a rule a quarter so that a hand-over fits into it. From the first day you hold everything a successor needs: code, runbooks, known-answer articles, ticket history in an open format. In the last month we do for your next team what we ask of the previous one.",
    },
    {
      question: "Can you add features as well?",
      answer:
        "Small ones, up to about three days, go through the same queue at low severity. Anything larger becomes a project with its own people. Mixing the two is how support teams quietly stop answering.",
    },
  ],
  closing: {
    title: "Which ticket keeps coming back?",
    text: "Send us three of your oldest tickets and the language the code is in. On the call we tell you how we would go at them, and what a takeover would need.",
  },

  lines: {
    title: "Four lines, told by what each may change",
    intro:
      "The usual picture is a ladder of cleverness. It is more useful to ask what a line has in its hands. A ticket goes down until somebody is allowed to do what it needs.",
    items: [
      {
        level: "L1",
        name: "Answers",
        who: "Service desk, people who know your customers",
        may: "Accounts, orders and settings, through the interface a user has, plus an administrator’s view",
        handsOn: "What no known-answer article explains, with steps and screenshots",
        side: "Yours, as a rule",
      },
      {
        level: "L2",
        name: "Operation",
        who: "Application support engineers",
        may: "Configuration, jobs, data corrections by reviewed script, restart and roll-back",
        handsOn: "What is a fault in the program: a reproduction, logs, a first suspicion",
        side: "Ours",
      },
      {
        level: "L3",
        name: "Code",
        who: "Developers of the product",
        may: "The source: a fix, a test, a release by your pipeline",
        handsOn: "What lies below the source: a library, the database, the cloud",
        side: "Ours",
      },
      {
        level: "L4",
        name: "Origin",
        who: "Makers of what the product stands on",
        may: "Their own product. We open the case, supply the smallest example and chase it",
        handsOn: "Nothing. We build a detour and remove it when the repair is out",
        side: "Theirs, in our care",
      },
    ],
    note: "Second, third and the care of the fourth sit in one team and one queue. A hand-over between them is a colleague turning round.",
  },
  severities: {
    title: "Severity, by what people cannot do",
    intro:
      "The times below are an example, to show the form. Yours are set in the agreement, from three things: what an hour of standstill costs you, which hours are covered, and how well the system can be observed and rolled back. A target we cannot measure does not go in.",
    rows: [
      {
        level: "S1",
        means: "The business stands still or data is at risk, and there is no way around",
        example: "Nobody can check in; payments are booked twice",
        respond: "30 minutes, at any hour",
        update: "Every hour, by a person",
        restore: "4 hours",
      },
      {
        level: "S2",
        means: "An important task fails for many, or only a painful detour is left",
        example: "Invoices must be sent by hand; the app fails on one phone family",
        respond: "2 hours, covered hours",
        update: "Twice a day",
        restore: "1 working day",
      },
      {
        level: "S3",
        means: "A task fails for some, or a detour is easy",
        example: "An export stops at ten thousand rows",
        respond: "1 working day",
        update: "When something changes",
        restore: "In a planned release",
      },
      {
        level: "S4",
        means: "A question, a blemish, a wish",
        example: "A label is misspelt; how do I add a user?",
        respond: "2 working days",
        update: "When something changes",
        restore: "By agreement",
      },
    ],
    clocks: [
      {
        title: "When the clock runs",
        text: "From the moment the report or alarm reaches the queue until users can work. It stops while we wait for an answer only you can give, and the log shows each stop with its reason.",
      },
      {
        title: "What counts as met",
        text: "Each ticket on its own. An average hides the night when it mattered, so the report lists every missed target with what we changed.",
      },
    ],
    note: "If a target is missed the agreement says what happens: as a rule a credit on the month, and a right to leave if it repeats.",
  },
  takeover: {
    title: "Thirty days with code we have never seen",
    intro:
      "The order is always the same, since each step makes the next one safer. How far we get depends on size, on tests, and on whether anyone can still explain it.",
    steps: [
      {
        when: "Day 1–3",
        title: "Build it from nothing",
        text: "A clean machine, the repository, no help. Each missing step becomes a line in the README. The first true finding is whether the source is what runs in production.",
      },
      {
        when: "Day 4–8",
        title: "Draw what is there",
        text: "Systems, interfaces, jobs by the clock, certificates with expiry dates, who holds which account. Dependencies go into a bill of materials and are matched with known weaknesses.",
      },
      {
        when: "Day 9–14",
        title: "Read the scars",
        text: "A year of tickets, grouped by cause; files that change most often; places the previous team was afraid of. This map says where the next fault will be.",
      },
      {
        when: "Day 15–20",
        title: "Ship something harmless",
        text: "A spelling error through the whole line: branch, test, approval, release, roll-back. Restore a backup into an empty system as well. Now we know the ways in and out.",
      },
      {
        when: "Day 21–26",
        title: "Sit beside",
        text: "Our engineers take real tickets while the previous team watches, then the other way round. Runbooks are written in the same hour.",
      },
      {
        when: "Day 27–30",
        title: "Say what we can promise",
        text: "A report with a traffic light for each part: taken over, taken over with a reservation, not yet. The response times start for what is green.",
      },
    ],
    after:
      "If no previous team exists, days 21 to 26 go into tests around the paths that earn money, written against what the software does today. Right or wrong, it is what your users are used to.",
  },
  security: {
    title: "When a ticket is a security report",
    text: [
      "Reports of weaknesses leave the ordinary queue: fewer eyes, no details in mail subjects, and an engineer from our security team from the first hour. You receive an assessment of whether it can be reached in your installation, which is more useful than a score.",
      "If you sell software or connected devices in the EU, a clock of the law may run beside ours. Since 11 September 2026 the Cyber Resilience Act asks manufacturers to report an actively exploited weakness within 24 hours of learning of it, in more detail within 72, and finally within 14 days of a fix. A service that is used only over the web usually falls under other rules. We keep the evidence and draft the report; you and your counsel send it.",
    ],
  },
  month: {
    title: "What lies on the table each month",
    intro:
      "Forty-five minutes, four pages, sent two days ahead so that nobody has to read during the meeting.",
    items: [
      {
        title: "The ledger",
        text: "Tickets in, out and open by severity, with age. Targets met and missed, each miss by number.",
      },
      {
        title: "The three causes",
        text: "Which root causes produced the most work, what removing each would take, and what we propose to do first.",
      },
      {
        title: "The drift",
        text: "Versions that leave support within a year, certificates, storage and licences about to run out.",
      },
      {
        title: "The quiet list",
        text: "What we noticed and nobody has reported yet: slow queries, ignored warnings, a backup that grew too small.",
      },
    ],
  },
} as const satisfies ServicePage & SupportExtras;
