import type { ServicePage } from "./types.ts";

/** A workload in the migration ledger, in dollars per month. */
type LedgerLine = {
  workload: string;
  owner: string;
  strategy: string;
  wave: string;
  wayBack: string;
  before: number;
  after: number;
};

export const awsweb = {
  slug: "awsweb",
  meta: {
    title: "AWS: landing zones, migration and cost control",
    description:
      "Accounts that keep a mistake from spreading, a migration planned workload by workload, and a monthly cost loop whose savings you can recalculate from your own bill.",
  },
  headline: "An AWS estate you can explain on one page",
  lede: "We lay out your accounts so that one mistake stays in one place, move workloads by a plan with a reason for each, and bring the bill down with arithmetic you can check. Organisation, code and root sign-in are yours from day one.",
  problems: {
    title: "Accounts that grew without a plan",
    items: [
      {
        title: "Everything in one account",
        text: "Production, tests and an intern’s experiment share limits, roles and a bill. Deleting anything is risky, because the owners are unknown.",
      },
      {
        title: "A bill without an explanation",
        text: "It has risen by a third since spring. The console shows services, the board asks about products, and untagged volumes and data transfer blur the picture.",
      },
      {
        title: "Moved, but not adapted",
        text: "The data centre was copied machine by machine. It now runs all night, billed by the hour, on machines sized to last five years.",
      },
      {
        title: "Keys that never expire",
        text: "There are access keys from 2020 on a build server, a shared administrator account, and a root user tied to one person’s phone.",
      },
    ],
  },
  deliverables: {
    title: "Deliverables",
    intro: "Built as Terraform, OpenTofu or CDK code in your repository.",
    items: [
      {
        title: "A documented landing zone",
        text: "Organisational units, accounts, guard rails, sign-in, logs and network, each with one paragraph that says why. A new account takes a pull request and about half an hour.",
      },
      {
        title: "A migration ledger",
        text: "One line for each workload: owner, strategy, wave, dependencies, cutover date, rollback, running cost before and after.",
      },
      {
        title: "Recovery you have timed",
        text: "AWS Backup with a locked vault in a second account and Region. One workload a month is restored from it, and the minutes are written into the ledger.",
      },
      {
        title: "A bill by product",
        text: "Tags enforced by policy, cost categories that follow your organisation chart, and an export in the FOCUS format you can open in a spreadsheet.",
      },
      {
        title: "A review you can repeat",
        text: "Each workload checked against the six pillars of the Well-Architected Framework. Risks go into your backlog with a person and a date.",
      },
    ],
  },
  ledger: {
    title: "From a migration ledger",
    intro:
      "One line for each workload: what happens to it, when, how it can be rolled back, and its monthly cost before and after.",
    lines: [
      {
        workload: "Intranet wiki",
        owner: "HR",
        strategy: "Retire",
        wave: "0",
        wayBack: "Pages kept as PDF for a year",
        before: 140,
        after: 0,
      },
      {
        workload: "Mail relay",
        owner: "IT",
        strategy: "Repurchase",
        wave: "1",
        wayBack: "Old relay stays up 14 more days",
        before: 95,
        after: 30,
      },
      {
        workload: "Order archive",
        owner: "Finance",
        strategy: "Replatform",
        wave: "1",
        wayBack: "Old store read-only until the audit",
        before: 410,
        after: 120,
      },
      {
        workload: "Web shop",
        owner: "Sales",
        strategy: "Rehost",
        wave: "2",
        wayBack: "DNS points back within 5 minutes",
        before: 1260,
        after: 890,
      },
      {
        workload: "Order database",
        owner: "Sales",
        strategy: "Replatform",
        wave: "2",
        wayBack: "Replication runs the other way for 14 days",
        before: 1480,
        after: 1130,
      },
      {
        workload: "Payroll",
        owner: "HR",
        strategy: "Retain",
        wave: "2028",
        wayBack: "Stays until its hardware contract ends",
        before: 520,
        after: 520,
      },
    ] satisfies readonly LedgerLine[],
  },
  process: {
    title: "From empty organisation to closed data centre",
    intro:
      "The first eight weeks are much the same for everyone. After that the length depends on the number of workloads, on how tangled they are, and on how many cutover weekends your business allows.",
    steps: [
      {
        when: "Weeks 1–2",
        title: "Survey",
        text: "Agents or hypervisor exports record load and connections for two weeks at least, month-end included if possible. Interviews add what machines don’t know: licences, owners, fears.",
      },
      {
        when: "Weeks 3–5",
        title: "Landing zone",
        text: "Organisation, units, guard rails, IAM Identity Center joined to your directory, central logs, network and the line to your site. Tested by trying to break out of it.",
      },
      {
        when: "Weeks 6–8",
        title: "Wave zero",
        text: "Two or three harmless workloads go the whole way, with cutover and a rehearsed rollback. The time they take corrects our estimates for the rest.",
      },
      {
        when: "Then every 2–3 weeks",
        title: "Waves",
        text: "Five to fifteen workloads that talk to each other move together. Data is copied ahead, the switch happens in your window, and the old machine stays off but intact for fourteen days.",
      },
      {
        when: "Last month",
        title: "Close the data centre",
        text: "Leases end, disks are destroyed with a record, contracts are cancelled. Until then you pay for both.",
      },
    ],
  },
  client: {
    title: "Your part of the migration",
    intro: "None of these is engineering, but any of them can hold up a wave.",
    items: [
      {
        title: "Root e-mail addresses",
        text: "Group mailboxes in your domain. We never hold a root credential.",
      },
      {
        title: "Owners who know their workload",
        text: "An hour for the survey, half a day at cutover.",
      },
      {
        title: "Licence papers",
        text: "Windows, SQL Server and Oracle licences may or may not move.",
      },
      {
        title: "The Regions you accept",
        text: "By law, contract and preference. The list becomes a guard rail.",
      },
      {
        title: "Cutover windows",
        text: "Hours in which each process may stop, known a quarter ahead.",
      },
    ],
  },
  technologies: {
    title: "AWS services we use",
    intro: "A small set, because your team has to learn each one.",
    groups: [
      {
        name: "Organisation",
        items: [
          "Organizations",
          "Control Tower",
          "IAM Identity Center",
          "SCPs and RCPs",
          "Resource Access Manager",
        ],
      },
      {
        name: "Watch",
        items: ["CloudTrail", "Config", "GuardDuty", "Security Hub", "Access Analyzer"],
      },
      {
        name: "Network",
        items: [
          "Transit Gateway",
          "Direct Connect",
          "VPC endpoints",
          "Route 53 Resolver",
          "Network Firewall",
        ],
      },
      { name: "Run", items: ["EC2 on Graviton", "ECS and Fargate", "EKS", "Lambda", "CloudFront"] },
      { name: "Data", items: ["RDS and Aurora", "DynamoDB", "S3", "EFS and FSx", "AWS Backup"] },
      {
        name: "Move and count",
        items: [
          "Application Migration Service",
          "Database Migration Service",
          "DataSync",
          "Cost Explorer",
          "Data Exports (FOCUS)",
        ],
      },
    ],
  },
  engagement: {
    title: "Landing zone, migration or cost control",
    intro: "We resell nothing. You pay AWS directly, so a lower bill is good news for both of us.",
    models: [
      {
        name: "Landing zone",
        text: "Five weeks, fixed price, two engineers. Done when your team has opened, moved and closed an account without us.",
        fits: "a fresh start, or leaving one big account",
      },
      {
        name: "Migration in waves",
        text: "Survey and first wave at a fixed price. Each further wave is quoted separately, and you may stop after any.",
        fits: "a data centre lease with an end date",
      },
      {
        name: "Cost control",
        text: "Two days a month after a week of clean-up. Billed by the day, never as a share of savings.",
        fits: "a bill that someone has begun to ask about",
      },
    ],
  },
  questions: [
    {
      question: "Are you an AWS partner?",
      answer:
        "No. We hold no partner status, so neither a margin nor a badge influences our advice. We work in your organisation as engineers you hired, and you stay AWS’s customer. Where an AWS programme could fund part of a migration, the survey says so.",
    },
    {
      question: "Do we need Control Tower?",
      answer:
        "It’s a good start for most: organisation, log archive, audit account and a catalogue of controls in a day. If your organisation has grown over years, or you want everything in one code base, plain Organizations can be simpler. We decide in week one and write down why.",
    },
    {
      question: "How is a saving proved?",
      answer:
        "From your own bill. For each measure we take the usage of the thirty days before, price it at the old rate and at the new one, and call the difference the saving. Growth in usage is shown on a separate line. The sheet is yours, with formulas.",
    },
    {
      question: "Should we commit for three years?",
      answer:
        "Rarely at first. We clean up and resize, then commit for one year without payment up front, to the load you haven’t dropped below in ninety days. Savings Plans cover compute, and since December 2025 databases too.",
    },
    {
      question: "Can we leave AWS again?",
      answer:
        "Yes, and we record what it would take. Containers, PostgreSQL and S3-style storage move well; DynamoDB, Step Functions and IAM do not. Where we advise a service that ties you in, the decision record states the cost of leaving in weeks.",
    },
  ],
  closing: {
    title: "Bring last month’s bill",
    text: "The PDF with the list by service is enough. In 30 minutes we’ll mark three lines to look at first, and show how the saving on each would be worked out.",
  },

  landing: {
    title: "One account for each purpose",
    intro:
      "An account is the strongest boundary AWS has: limits, permissions and costs end there. Each purpose gets its own, like the compartments of a ship, and policy sets the rules for all of them.",
  },
  guardrail: {
    title: "A guard rail in full",
    intro:
      "A service control policy sets a limit that no administrator in the account can cross. This one keeps work in the Regions you accept. The list of exemptions is abridged.",
    parts: [
      {
        code: `{
  "Version": "2012-10-17",
  "Statement": [{
    "Sid": "AcceptedRegions",
`,
      },
      {
        code: `    "Effect": "Deny",
    "NotAction": [
`,
        note: "A denial here beats every permission in the account.",
      },
      {
        code: `      "organizations:*", "ce:*",
      "cloudfront:*", "iam:*",
      "sts:*", "route53:*",
      "support:*", "budgets:*",
      "health:*"
`,
        note: "These have no Region of their own and keep working.",
      },
      {
        code: `    ],
    "Resource": "*",
    "Condition": {
      "StringNotEquals": {
        "aws:RequestedRegion": [
`,
      },
      {
        code: `          "eu-central-1",
          "eu-west-1"
`,
        note: "Everywhere but here, the call is refused.",
      },
      {
        code: `        ]
      }
    }
  }]
}`,
      },
    ],
    others: [
      "No account may leave the organisation",
      "No one may stop CloudTrail, Config or GuardDuty",
      "No use of a member account’s root user",
      "No new long-lived access keys",
      "No public S3 bucket, no unencrypted volume",
      "Data shared only with identities in this organisation (as a resource control policy)",
    ],
  },
  cost: {
    title: "The hourly cost of a test environment",
    intro:
      "Most test systems run all week and are used on weekdays. Choose the hours. Disks are billed as before.",
    legend: "Switched on",
    /** Dollars: machines per hour, disks per month. */
    machines: 1.2,
    disks: 60,
    schedules: [
      { name: "All week", days: 7, from: 0, to: 24 },
      { name: "Mon–Fri", days: 5, from: 0, to: 24 },
      { name: "07:00–23:00, weekdays", days: 5, from: 7, to: 23 },
      { name: "07:00–19:00, weekdays", days: 5, from: 7, to: 19 },
      { name: "On demand, 20 h", days: 5, from: 10, to: 14 },
    ],
  },
} as const satisfies ServicePage & {
  ledger: { title: string; intro: string; lines: readonly LedgerLine[] };
  landing: { title: string; intro: string };
  guardrail: {
    title: string;
    intro: string;
    /**
     * The policy's source in order, in parts that begin where a note does. A note takes two lines in the margin, so its
     * part has at least as many. Lines of code fit on a phone: 32 characters.
     */
    parts: readonly { code: string; note?: string }[];
    others: readonly string[];
  };
  cost: {
    title: string;
    intro: string;
    legend: string;
    machines: number;
    disks: number;
    /** Number of days from Monday, and the hours between which the system is on. */
    schedules: readonly { name: string; days: number; from: number; to: number }[];
  };
};
