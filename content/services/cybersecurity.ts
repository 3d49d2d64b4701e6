import type { ServicePage } from "./types.ts";

/** One way of testing: the question it answers, what it finds, what it cannot see, and how long it runs. */
type TestKind = { name: string; asks: string; finds: string; misses: string; takes: string };

/** How far a flaw reaches (0 low – 2 high) and how easily it is used (0 hard – 2 easy); `rank` 1 is fixed first. */
type RankCell = { exploitability: 0 | 1 | 2; impact: 0 | 1 | 2; rank: 1 | 2 | 3 | 4; act: string };

/** A labelled part of the specimen finding. `body` is set in mono when `code` is true. */
type FindingPart = { label: string; body: string; code?: boolean };

export const cybersecurity = {
  slug: "cybersecurity",
  meta: {
    title: "Cybersecurity: tested, ranked, fixed, tested again",
    description:
      "Penetration tests, red teaming, code and configuration review. See what each finds and misses, how findings are ranked, and when the retest happens.",
  },
  headline: "We attack it first, then help you fix it.",
  lede: "A person who thinks like an intruder spends days on your system under rules you signed. You get the few paths that matter, proven, in the order to close them. When you have closed them, the same person tries again.",
  problems: {
    title: "Why a clean scan report does not help you sleep",
    items: [
      {
        title: "Nine hundred findings, no order",
        text: "A scanner lists what might be wrong with each part. It does not say that number 412 and number 730 together hand over the customer table.",
      },
      {
        title: "The flaw is in the logic",
        text: "Change the order number in the address and you read a stranger’s invoice. No pattern matches that. Broken access control has headed the OWASP Top 10 since 2021, in the 2025 edition as well.",
      },
      {
        title: "A PDF that nobody may fix",
        text: "The report arrives, goes to a director, and rests. The developers see a summary three weeks later without the request that would let them reproduce it.",
      },
      {
        title: "Tested once, changed daily",
        text: "Last spring’s certificate describes last spring’s system. Since then there were forty releases, two new suppliers and a single sign-on.",
      },
    ],
  },
  deliverables: {
    title: "What is in the envelope",
    intro:
      "Delivered encrypted to named people. We keep our copy for ninety days after the retest, then delete it and tell you.",
    items: [
      {
        title: "Attack paths, drawn",
        text: "For each goal an intruder may have, the tree of ways to it, with those that worked marked in red and the single cut that closes most of them.",
      },
      {
        title: "Findings your developers can repeat",
        text: "Each with the request, the response, the line of code where we had it, the cause, and a repair in your own framework. Written for the person who will change the code.",
      },
      {
        title: "Four pages for the board",
        text: "What could be lost, how hard it would be, what is already better than usual, what to decide. No colour wheel, no score out of a hundred.",
      },
      {
        title: "What we tried and could not do",
        text: "The attacks that failed, with how far they came. You learn which of your defences work, and the next tester need not start from nothing.",
      },
      {
        title: "A letter you may show",
        text: "Scope, dates, method, number of findings by rank and their state after the retest. Customers and insurers ask for it; it contains nothing an attacker could use.",
      },
    ],
  },
  process: {
    title: "Four weeks for one web application",
    intro:
      "Sized for one application with two or three roles and an interface for machines. Days of testing grow with roles and functions, since each pair is a question: may this one do that?",
    steps: [
      {
        when: "Day 1–3",
        title: "Agree on the goal",
        text: "Which loss would hurt most? We draw the tree with your developers on a wall, choose the branches worth days, and sign the rules of engagement.",
      },
      {
        when: "Day 4–6",
        title: "Chart the water",
        text: "Every address, parameter, role, upload, job and third party. We compare what is there with what you think is there. Forgotten hosts are reported the same day.",
      },
      {
        when: "Day 7–14",
        title: "Attack by hand",
        text: "Two testers, each with half the branches, swap halfway. Tools do the repeating; people do the combining. A critical finding reaches you by phone within the hour it is proven.",
      },
      {
        when: "Day 15–17",
        title: "Write, then sit with developers",
        text: "The draft comes first to your engineers, who may dispute it. Two hours together: we show each attack live, they choose repairs that fit the code.",
      },
      {
        when: "When fixed, within 90 days",
        title: "Retest",
        text: "The same tester repeats each attack and three variations of it. The price of one retest is in the offer from the start.",
      },
    ],
  },
  client: {
    title: "Before the first packet",
    intro: "Testing without permission is a crime in most countries, so the paper comes first.",
    items: [
      {
        title: "A signed permission",
        text: "From the owner of each system, with addresses, dates and our source addresses. If a supplier hosts it, their consent or the clause that gives it.",
      },
      {
        title: "Two accounts for every role",
        text: "With harmless data behind them. Two, because most access flaws show only when one customer reaches for another’s records.",
      },
      {
        title: "A test system that is like production",
        text: "Same version, same settings, same login. Where that cannot be had we test production with the loads and hours you name.",
      },
      {
        title: "One person within reach",
        text: "Who can say “that is us” to your own monitoring, stop us in a minute, and pick up the phone when something critical is found.",
      },
      {
        title: "Developer days after the test",
        text: "Plan them now. As a rule of thumb keep as many days for repair as for testing; a report without them changes nothing.",
      },
    ],
  },
  technologies: {
    title: "Yardsticks and tools",
    intro:
      "Methods are public, so another tester can check our work. Tools find the known; the hours go into the rest.",
    groups: [
      {
        name: "Method",
        items: ["OWASP WSTG", "OWASP ASVS 5.0", "OWASP MASVS", "PTES", "MITRE ATT&CK"],
      },
      { name: "Ranking", items: ["CVSS 4.0", "EPSS", "CISA known exploited list", "SSVC"] },
      {
        name: "Web and API",
        items: ["Burp Suite", "Caido", "ffuf", "Nuclei", "own scripts, handed over"],
      },
      { name: "Code", items: ["Semgrep", "CodeQL", "OSV-Scanner", "gitleaks"] },
      { name: "Networks and identity", items: ["Nmap", "BloodHound", "Responder", "Impacket"] },
      { name: "Cloud and containers", items: ["Prowler", "ScoutSuite", "kube-bench", "Trivy"] },
    ],
  },
  engagement: {
    title: "Once, through the year, or from inside",
    intro: "Each is priced by tester days, and the offer lists the days for each part.",
    models: [
      {
        name: "Single test with retest",
        text: "A fixed scope, a fixed price, two testers, the envelope and one retest within ninety days.",
        fits: "A release, a customer’s demand, a first look.",
      },
      {
        name: "Test days through the year",
        text: "A bank of days, at least two a month. Each larger change gets a small test while its authors still remember it, and the tree is kept up to date.",
        fits: "Products that release every week.",
      },
      {
        name: "Security engineer in the team",
        text: "One of ours in your sprint, two days a week: threat models for new stories, review of risky changes, guard rails in the pipeline, lessons for developers.",
        fits: "Teams that want fewer findings, sooner.",
      },
    ],
  },
  questions: [
    {
      question: "Will the test break our production system?",
      answer:
        "Not by intent, and the odds are small. We agree on hours and load, leave out attacks whose purpose is to stop a service, and mark everything we create so that it can be removed. You can stop us at any minute by phone. If an accident is unthinkable, we test a twin and repeat only the proven steps, gently, on the real system.",
    },
    {
      question: "Should we choose a black-box test, because attackers know nothing either?",
      answer:
        "Seldom. An attacker has months; you are paying for days. With accounts, documents and, if possible, the source, those days go into flaws instead of guesswork. A blind test makes sense when the question is how quickly your monitoring notices, and that is a red team’s question.",
    },
    {
      question: "We have a bug bounty. Do we still need you?",
      answer:
        "They complement each other. A bounty brings many eyes and pays by result, so hunters look where flaws are quick to find. It gives no statement about what was covered. A test works through a scope and says what was tried. Do the test first: paying strangers for flaws we would have found in an afternoon is expensive.",
    },
    {
      question: "How do you rank a finding?",
      answer:
        "By how easily it is used against you and what is lost if it is. CVSS 4.0 gives the base, EPSS and CISA’s list say whether the flaw is being used in the world, and then we correct for your system: a medium flaw that is the missing link of a path to your goal moves to the top. The correction is written beside the score, so you can disagree.",
    },
    {
      question: "Who sees what you find?",
      answer:
        "Two testers, one reviewer, and the people you name. Evidence is collected on encrypted machines used for your test alone; records of real people are blacked out when captured. If we come upon signs of a real intruder, we stop, call you, and keep our hands off the evidence.",
    },
    {
      question: "Do you also test people, by phishing?",
      answer:
        "Inside a red team, when the goal calls for it and your works council has agreed. We report how the organisation reacted, never who clicked. A click is expected; what counts is that someone reports it and that a stolen password alone opens nothing.",
    },
    {
      question: "How often should we test?",
      answer:
        "After each change to sign-in, roles, payments or the network’s edge, and otherwise once a year. Some rules fix a rhythm: PCI DSS 4.0.1 asks for internal and external penetration tests every twelve months and after significant changes. If you release daily, small tests spread over the year find more than one large one.",
    },
  ],
  closing: {
    title: "What would you least like to read about yourself?",
    text: "Name that one sentence in a 30-minute call. We sketch the tree that leads to it and tell you which branch we would try first.",
  },

  tree: {
    title: "Think from the loss backwards",
    intro:
      "An attack tree starts with what an intruder wants and asks, again and again, what they would need for it. Where any one branch is enough, the cheapest decides. Where all are needed, their efforts add up. You defend by making the cheapest path dear, and then looking at the next.",
    reading: [
      {
        title: "Price the leaves",
        text: "Each leaf gets the effort it would take a capable stranger, in hours or days, from the state of your system and not from a textbook.",
      },
      {
        title: "Follow the cheapest path",
        text: "In the drawing it is the forgotten test system. Not the flaw with the highest score on any list, but four hours from a stranger to your records.",
      },
      {
        title: "Cut where paths meet",
        text: "Closing the test system moves the cheapest path to the invoice address. Checking ownership on every record closes that one and two that were not yet found.",
      },
    ],
  },
  tests: {
    title: "Four kinds of test, four kinds of blindness",
    intro:
      "Vendors use these words loosely. This is what we mean by them, and what each will not tell you.",
    kinds: [
      {
        name: "Penetration test",
        asks: "Which flaws in this scope can be used, and how far do they lead?",
        finds: "Broken access, injection, weak sign-in, chains of small flaws, logic errors",
        misses: "What lies outside the scope; how well you detect; flaws that need months",
        takes: "8–15 tester days for an application",
      },
      {
        name: "Red team",
        asks: "Would you notice, and would you stop it in time?",
        finds:
          "Blind spots in monitoring, slow decisions, paths across people, buildings and systems",
        misses: "Most flaws: the team needs one way in and ignores the others",
        takes: "6–12 weeks, few people informed",
      },
      {
        name: "Code review",
        asks: "Is it written safely, also where nobody has clicked?",
        finds:
          "Unsafe patterns in rare branches, secrets, cryptography, missing checks at their root",
        misses: "Wrong settings on servers; what third parties do; whether a flaw can be reached",
        takes: "A day for 5–10 thousand lines that matter",
      },
      {
        name: "Configuration review",
        asks: "Are cloud, identity and servers set as they should be?",
        finds:
          "Open storage, wide roles, missing logs, old protocols, accounts without a second factor",
        misses: "Flaws in your own code; whether a deviation leads anywhere",
        takes: "3–6 days for a cloud tenant or directory",
      },
    ] satisfies readonly TestKind[],
  },
  ranking: {
    title: "Ranked by two questions",
    intro:
      "How easily is it used against you, and what is lost if it is? The cell decides how soon. The days are what we propose; your risk owner sets the final ones and signs exceptions with an end date.",
    axes: {
      exploitability: {
        title: "How easily used",
        values: ["Needs luck or insiders", "Needs skill and time", "A script will do"],
      },
      impact: {
        title: "What is lost",
        values: ["An hour", "Some records", "The business"],
      },
    },
    cells: [
      { exploitability: 2, impact: 2, rank: 1, act: "Call now, shield today" },
      { exploitability: 2, impact: 1, rank: 1, act: "Call now, fix in 7 days" },
      { exploitability: 1, impact: 2, rank: 2, act: "Fix in 14 days" },
      { exploitability: 2, impact: 0, rank: 3, act: "Next release" },
      { exploitability: 1, impact: 1, rank: 2, act: "Fix in 30 days" },
      { exploitability: 0, impact: 2, rank: 3, act: "Fix in 60 days" },
      { exploitability: 1, impact: 0, rank: 4, act: "With other work" },
      { exploitability: 0, impact: 1, rank: 3, act: "Fix in 90 days" },
      { exploitability: 0, impact: 0, rank: 4, act: "Note it" },
    ] satisfies readonly RankCell[],
  },
  specimen: {
    title: "What a finding looks like",
    note: "A specimen written for this page. The shop and its flaw are made up.",
    id: "F-03",
    name: "Any customer can read any invoice",
    rank: "Rank 1",
    parts: [
      { label: "Path", body: "Goal A, branch 2: read customer records through the shop" },
      {
        label: "Request",
        body: "GET /api/invoices/10482\nCookie: session=<customer B>",
        code: true,
      },
      {
        label: "Answer",
        body: "200 OK · invoice of customer A, with name and address",
        code: true,
      },
      {
        label: "Cause",
        body: "The handler loads by number and checks that someone is signed in. It never asks whose invoice it is.",
      },
      {
        label: "Repair",
        body: "Load through the owner: where id = ? and customer_id = ?. Answer 404 for foreign numbers. Add the test we enclose.",
      },
      {
        label: "Also look at",
        body: "Orders, returns and address book use the same loader. We tried two; both are open.",
      },
    ] satisfies readonly FindingPart[],
  },
  retest: {
    title: "What the retest may say",
    intro:
      "Every finding leaves the retest in one of four states, and the letter you show counts them.",
    states: [
      { name: "Closed", text: "The attack and three variations fail, for the reason intended." },
      {
        name: "Closed by a shield",
        text: "A filter stops it, the cause remains. Good for a week, wrong for a year.",
      },
      { name: "Open", text: "It still works. We sit down with the developer the same day." },
      {
        name: "Accepted",
        text: "Your risk owner keeps it, with a reason and a date on which it is looked at again.",
      },
    ],
  },
} as const satisfies ServicePage & {
  tree: { title: string; intro: string; reading: readonly { title: string; text: string }[] };
  tests: { title: string; intro: string; kinds: readonly TestKind[] };
  ranking: {
    title: string;
    intro: string;
    axes: Record<
      "exploitability" | "impact",
      { title: string; values: readonly [string, string, string] }
    >;
    cells: readonly RankCell[];
  };
  specimen: {
    title: string;
    note: string;
    id: string;
    name: string;
    rank: string;
    parts: readonly FindingPart[];
  };
  retest: { title: string; intro: string; states: readonly { name: string; text: string }[] };
};
