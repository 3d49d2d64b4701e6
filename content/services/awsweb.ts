import type { ServicePage } from "./types.ts";

/** One account of the landing zone: why it exists apart from the others and who may enter it. */
type Account = { unit: string; name: string; holds: string; enters: string };

/** One of the seven migration strategies, with the sign that it fits and what it costs in effort. */
type Strategy = { name: string; means: string; choose: string; effort: string };

/** One lever of the cost loop: what is done, how the saving is worked out, and its price. */
type Lever = { name: string; act: string; saving: string; price: string };

/** One stop of the monthly loop. */
type LoopStop = { when: string; title: string; text: string };

/** One workload in the migration ledger; dollars a month. */
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
      "Accounts that contain a mistake, a migration plan workload by workload, and a monthly cost loop whose savings you can recalculate from your own bill.",
  },
  headline: "An AWS estate you can explain on one page.",
  lede: "We lay out your accounts so that one mistake stays in one place, move workloads by a plan that names the reason for each, and bring the bill down by arithmetic you can repeat. The organisation, the code and the root sign-in are yours from day one.",
  problems: {
    title: "How an AWS estate grows wild",
    items: [
      {
        title: "Everything in one account",
        text: "Production, tests and an intern’s experiment share limits, roles and a bill. Nobody dares to delete anything, because nobody knows what belongs to whom.",
      },
      {
        title: "A bill that arrives as weather",
        text: "It rose by a third since spring. The console shows services, the board asks about products, and between the two stand untagged volumes and data transfer.",
      },
      {
        title: "Moved, and nothing else",
        text: "The data centre was copied machine by machine. Now it runs all night at a price by the hour, on sizes chosen for a purchase that had to last five years.",
      },
      {
        title: "Keys that never expire",
        text: "Access keys from 2020 in a build server, a shared administrator, a root user with one person’s phone number. One laptop lost, and it is all reachable.",
      },
    ],
  },
  deliverables: {
    title: "What stands in your organisation afterwards",
    intro:
      "Built as Terraform, OpenTofu or CDK code in your repository, so that what you see is what is there.",
    items: [
      {
        title: "A landing zone with reasons",
        text: "Organisational units, accounts, guard rails, sign-in, logs and network, each with one paragraph that says why. A new account takes a pull request and about half an hour.",
      },
      {
        title: "A migration ledger",
        text: "One line a workload: owner, strategy, wave, dependencies, cut-over date, way back, running cost before and after. It is the plan, the report and the record.",
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
        title: "A review you may repeat",
        text: "Each workload checked against the six pillars of the Well-Architected Framework. Risks go into your backlog with a person and a date.",
      },
    ],
  },
  ledger: {
    title: "Six lines of a migration ledger",
    intro:
      "One line a workload, from the survey until the lights go out. The estate is made up; the columns are the ones you get, and the sums follow from the lines.",
    lines: [
      {
        workload: "Intranet wiki",
        owner: "Personnel",
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
        wayBack: "Old relay answers for 14 days more",
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
        wayBack: "Its name points back within 5 minutes",
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
        owner: "Personnel",
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
      "The first eight weeks are much the same for everyone. After that the length depends on the number of workloads, on how tangled they are, and on how many cut-over weekends your business allows.",
    steps: [
      {
        when: "Week 1–2",
        title: "Survey",
        text: "Agents or hypervisor exports record load and connections for two weeks at least, month-end included if it can be had. Interviews add what machines do not know: licences, owners, fears.",
      },
      {
        when: "Week 3–5",
        title: "Landing zone",
        text: "Organisation, units, guard rails, IAM Identity Center joined to your directory, central logs, network and the line to your site. Tested by trying to break out of it.",
      },
      {
        when: "Week 6–8",
        title: "Wave zero",
        text: "Two or three harmless workloads travel the whole way, with cut-over and a practised way back. Estimates for the rest are corrected from what they took.",
      },
      {
        when: "Then every 2–3 weeks",
        title: "Waves",
        text: "Five to fifteen workloads that talk to each other move together. Data is copied ahead, the switch happens in your window, the old machine stays off but intact for fourteen days.",
      },
      {
        when: "Last month",
        title: "Turn off the lights",
        text: "Leases ended, disks destroyed with a record, contracts cancelled. Until that is done you pay twice, so it has its own plan and its own owner.",
      },
    ],
  },
  client: {
    title: "Five things a migration waits for",
    intro: "None of them is engineering, and each can hold back a wave.",
    items: [
      {
        title: "The root e-mail addresses",
        text: "Group mailboxes in your domain, one a member account, owned by your company. We never hold a root credential; in member accounts they are removed altogether.",
      },
      {
        title: "Owners who know their workload",
        text: "One hour each for the survey, half a day at cut-over to say that it works. A workload without an owner is retired or found one.",
      },
      {
        title: "Licence papers",
        text: "Windows, SQL Server, Oracle and others may or may not travel. The answer decides between two strategies and can be the larger part of the cost.",
      },
      {
        title: "The list of Regions you accept",
        text: "Where data may lie, by law, contract and conviction. It becomes a guard rail in week three.",
      },
      {
        title: "Cut-over windows",
        text: "Dates on which each business process may stop for some hours, known a quarter ahead.",
      },
    ],
  },
  technologies: {
    title: "Services we build with",
    intro:
      "A small set, used well. Each further service must pay for the knowledge it demands of your team.",
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
    title: "Pick the part you lack",
    intro: "We resell nothing. You pay AWS directly, so a lower bill is good news for both of us.",
    models: [
      {
        name: "Landing zone",
        text: "Five weeks, fixed price, two engineers. Ends when your team has created an account, moved it and closed it without our help.",
        fits: "Starting fresh, or getting out of the one big account.",
      },
      {
        name: "Migration by waves",
        text: "Survey and wave zero at a fixed price; then each wave is offered by itself, from the ledger. You may stop after any wave.",
        fits: "A data centre lease with an end date.",
      },
      {
        name: "Cost loop",
        text: "Two days a month after a first week of clean-up. Billed by the day, never as a share of savings, because that rewards the wrong levers.",
        fits: "A bill that someone has begun to ask about.",
      },
    ],
  },
  questions: [
    {
      question: "Are you an AWS partner?",
      answer:
        "We hold no partner status, so no resale margin and no badge to keep colours our advice: we work in your organisation as engineers you hired, and you stay AWS’s customer. Where a programme of AWS could pay for part of a migration, the survey says so. Such funding usually runs through a partner, who can work beside us on the same ledger.",
    },
    {
      question: "Do we need Control Tower?",
      answer:
        "It is a good start for most: organisation, log archive, audit account and a catalogue of controls in a day. If you already have an organisation grown over years, or want everything in one code base, plain Organizations with code can be simpler. We decide in week one, and write down why.",
    },
    {
      question: "How is a saving proved?",
      answer:
        "From your own bill. For each lever we take the usage of the thirty days before, price it at the rate before and at the rate after, and call the difference the saving. Growth in usage is shown on a separate line, so that a busy month hides no success and a quiet one fakes none. The sheet is yours, with formulas.",
    },
    {
      question: "Should we buy three-year commitments?",
      answer:
        "Rarely at first. A commitment is a bet on your own plans. We clean up and resize before, then commit one year without payment up front, to the load that never falls below a line for ninety days. Savings Plans cover compute, and since December 2025 databases too. Three years are for loads you could name in a board meeting.",
    },
    {
      question: "What happens if a Region fails?",
      answer:
        "That depends on what you paid for beforehand. Two or three zones protect against most faults and are the default for production. A second Region ranges from copies of backups, with hours to recover, to running in both, with seconds. Each workload gets one of four grades in the ledger, with the price beside it, and its owner chooses.",
    },
    {
      question: "Can we leave AWS again?",
      answer:
        "Yes, and we record what it would take. Containers, PostgreSQL and S3-style storage travel well. DynamoDB, Step Functions and IAM do not. Where we advise a service that binds you, the decision record says what leaving would cost in weeks. AWS waives transfer fees for customers who move all their data out, on request.",
    },
    {
      question: "Who runs it at three in the morning?",
      answer:
        "Your team, ours, or both by the hour; that is our remote infrastructure service. The landing zone is built so that it makes no difference: alarms carry the account’s owner, and nobody needs administrator rights to look.",
    },
  ],
  closing: {
    title: "Bring last month’s bill.",
    text: "The PDF with the list by service is enough. In 30 minutes we mark three lines we would look at first, and show how the saving on each would be worked out.",
  },

  landing: {
    title: "Bulkheads before cargo",
    intro:
      "An account is the strongest wall AWS has. Limits, permissions and costs end there. So each purpose gets its own, and what all must obey runs the length of the ship as policy.",
    accounts: [
      {
        unit: "Root",
        name: "Management",
        holds:
          "The organisation, policies, the bill. No workload, because service control policies do not bind it.",
        enters: "Two named people, with hardware keys",
      },
      {
        unit: "Security",
        name: "Log archive",
        holds: "CloudTrail, Config and flow logs of every account, in buckets with object lock",
        enters: "Nobody writes but the services; auditors read",
      },
      {
        unit: "Security",
        name: "Security tooling",
        holds: "GuardDuty, Security Hub and Access Analyzer, administered for all accounts",
        enters: "Security team",
      },
      {
        unit: "Infrastructure",
        name: "Network",
        holds: "Transit gateway, the line to your site, egress and DNS, shared with other accounts",
        enters: "Platform team",
      },
      {
        unit: "Infrastructure",
        name: "Shared services",
        holds: "Image registry, build runners, directory connection",
        enters: "Platform team",
      },
      {
        unit: "Infrastructure",
        name: "Backup vault",
        holds: "Locked copies from all production accounts, in a second Region",
        enters: "Restore role, two people together",
      },
      {
        unit: "Workloads",
        name: "Product, test and production",
        holds: "Two accounts a product at least. Production is changed by the pipeline only.",
        enters: "The product’s team; read-only in production",
      },
      {
        unit: "Sandbox",
        name: "One a person or team",
        holds: "Experiments with a monthly budget, no line to your site, emptied each quarter",
        enters: "Its owner",
      },
    ] satisfies readonly Account[],
  },
  guardrail: {
    title: "A guard rail, as it is written",
    intro:
      "A service control policy grants nothing. It draws the line that no administrator in the account can step over. This one keeps work in the Regions you accept and lets through the services that live in no Region. Shortened here; the list of exempt services is longer.",
    code: `{
  "Version": "2012-10-17",
  "Statement": [{
    "Sid": "StayInAcceptedRegions",
    "Effect": "Deny",
    "NotAction": [
      "iam:*", "organizations:*", "sts:*",
      "route53:*", "cloudfront:*", "support:*",
      "budgets:*", "ce:*", "health:*"
    ],
    "Resource": "*",
    "Condition": {
      "StringNotEquals": {
        "aws:RequestedRegion":
          ["eu-central-1", "eu-west-1"]
      }
    }
  }]
}`,
    others: [
      "No account may leave the organisation",
      "No one may stop CloudTrail, Config or GuardDuty",
      "No use of a member account’s root user",
      "No new long-lived access keys",
      "No public S3 bucket, no unencrypted volume",
      "Data only to identities of this organisation (as a resource control policy)",
    ],
  },
  strategies: {
    title: "Seven ways to move, or not",
    intro:
      "The list is AWS’s own. What matters is that each workload gets one on purpose, with its owner’s agreement. Where two fit, we take the one with less effort and note the other as a later step.",
    items: [
      {
        name: "Retire",
        means: "Switch it off",
        choose: "Nobody signed in for ninety days, or another system took over",
        effort: "Hours, and courage",
      },
      {
        name: "Retain",
        means: "Leave it where it is, for now",
        choose: "Must stay near a machine; hardware paid until next year; vendor forbids",
        effort: "A line and a date to look again",
      },
      {
        name: "Rehost",
        means: "Copy the machine",
        choose: "A lease ends soon; nobody may touch the software",
        effort: "1–3 days each, in groups",
      },
      {
        name: "Relocate",
        means: "Move the virtualisation as a whole",
        choose: "Large VMware estates that must move before they can change",
        effort: "Weeks for the platform, minutes a machine",
      },
      {
        name: "Repurchase",
        means: "Replace it with a service you rent",
        choose: "Mail, ticketing, personnel: nobody buys you for running them",
        effort: "Data migration and training",
      },
      {
        name: "Replatform",
        means: "Keep the code, swap what is below",
        choose: "A database to RDS, a web server to containers, Intel to Graviton",
        effort: "1–4 weeks",
      },
      {
        name: "Refactor",
        means: "Change the software itself",
        choose: "It earns money, changes often, and its limits hurt",
        effort: "Months; seldom during the move",
      },
    ] satisfies readonly Strategy[],
  },
  cost: {
    title: "The cost loop",
    intro:
      "Cost control is a habit with a date. The same four stops each month, and levers pulled in this order, since resizing after committing means paying for what you no longer use.",
    loop: [
      {
        when: "Working day 3",
        title: "Read",
        text: "The closed month by product, against budget and unit: cost a booking, an order, a tenant.",
      },
      {
        when: "Day 4",
        title: "Explain",
        text: "The ten largest changes, each with a cause and a name.",
      },
      {
        when: "Day 5–15",
        title: "Pull",
        text: "Two or three levers, with the owner’s consent and a way back.",
      },
      {
        when: "Day 20",
        title: "Check",
        text: "Saving worked out, performance unharmed, next lever chosen.",
      },
    ] satisfies readonly LoopStop[],
    levers: [
      {
        name: "Delete",
        act: "Unattached volumes, old snapshots, idle load balancers and addresses, forgotten environments",
        saving: "hours × rate of what is gone",
        price: "A fourteen-day grace with a tag",
      },
      {
        name: "Switch off",
        act: "Tests and previews outside working hours",
        saving: "rate × (168 − hours on) ÷ 168",
        price: "A start button for late workers",
      },
      {
        name: "Resize",
        act: "Smaller instances where the busiest hour of thirty days leaves room",
        saving: "hours × (old rate − new rate)",
        price: "A restart, and a watch for a week",
      },
      {
        name: "Renew",
        act: "gp2 volumes to gp3, Intel to Graviton, old generations to new",
        saving: "the same, at equal measured performance",
        price: "A test run; rebuilt images for Arm",
      },
      {
        name: "Route",
        act: "VPC endpoints in place of NAT for S3 and others, traffic kept in its zone",
        saving: "GB × (old path − new path) − endpoint hours",
        price: "A change to network code",
      },
      {
        name: "Tier",
        act: "S3 lifecycle and Intelligent-Tiering, log retention",
        saving: "GB × (class before − class after) − moves",
        price: "Slower reads from archive",
      },
      {
        name: "Commit",
        act: "Savings Plans to the floor of the load that is left",
        saving: "covered hours × (on demand − plan) − unused commitment",
        price: "A promise for a year",
      },
    ] satisfies readonly Lever[],
    worked: {
      title: "One lever, worked out",
      sum: "(168 − 60) ÷ 168 = 64%",
      text: "A test environment runs 168 hours a week and is used from 07:00 to 19:00 on five days. On for 60 hours, it saves 108 of 168, or 64% of its machine hours. Its disks are billed as before, so they stay out of the sum.",
    },
  },
} as const satisfies ServicePage & {
  ledger: { title: string; intro: string; lines: readonly LedgerLine[] };
  landing: { title: string; intro: string; accounts: readonly Account[] };
  guardrail: { title: string; intro: string; code: string; others: readonly string[] };
  strategies: { title: string; intro: string; items: readonly Strategy[] };
  cost: {
    title: string;
    intro: string;
    loop: readonly LoopStop[];
    levers: readonly Lever[];
    worked: { title: string; sum: string; text: string };
  };
};
