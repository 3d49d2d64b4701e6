import type { ServicePage } from "./types.ts";

/** A fix, and the leaf of the attack tree that it closes. */
export type Fix = { name: string; closes?: string; note: string };

/** A labelled part of the sample finding. `body` is set in monospace if `code` is true. */
type FindingPart = { label: string; body: string; code?: boolean };

export const cybersecurity = {
  slug: "cybersecurity",
  meta: {
    title: "Cybersecurity: tested, ranked, fixed, tested again",
    description:
      "Penetration tests, red teaming, code and configuration review. Close a path in an attack tree, read a full finding, and see when the retest happens.",
  },
  headline: "We attack it first, then help you fix it",
  lede: "A tester who thinks like an intruder spends days on your system, under rules you signed. You get the few paths that matter, with proof, and the order to close them in. When you have closed them, the same tester tries again.",
  problems: {
    title: "What a scan report leaves open",
    items: [
      {
        title: "Nine hundred findings, no order",
        text: "A scanner lists what might be wrong with each part. It doesn’t say that number 412 and number 730 together hand over the customer table.",
      },
      {
        title: "The flaw is in the logic",
        text: "Change the order number in the address and you read a stranger’s invoice. No scanner catches that. Broken access control has headed the OWASP Top 10 since 2021, in the 2025 edition as well.",
      },
      {
        title: "A report without an owner",
        text: "It goes to a director first. Three weeks later the developers see a summary, without the request that would let them reproduce the flaw.",
      },
      {
        title: "Tested once, changed daily",
        text: "Since last spring’s test there have been forty releases, two new suppliers and a new single sign-on.",
      },
    ],
  },
  deliverables: {
    title: "The report and its parts",
    intro:
      "Delivered encrypted, to people you name. We keep our copy for ninety days after the retest, then delete it and tell you.",
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
        title: "A four-page summary for the board",
        text: "What could be lost, how hard it would be, what is already better than usual, what to decide.",
      },
      {
        title: "What we tried and couldn’t do",
        text: "The attacks that failed, and how far each one got. You learn which of your defences work.",
      },
      {
        title: "A letter for customers and insurers",
        text: "Scope, dates, method, number of findings by rank and their state after the retest. It contains nothing an attacker could use.",
      },
    ],
  },
  process: {
    title: "Four weeks for one web application",
    intro:
      "For one application with two or three roles and an API. More roles and functions mean more days.",
    steps: [
      {
        when: "Days 1–3",
        title: "Agree on the goal",
        text: "We draw the attack tree with your developers, choose the branches worth testing, and sign the rules of engagement.",
      },
      {
        when: "Days 4–6",
        title: "Map the system",
        text: "Every address, parameter, role, upload, job and third party. Forgotten hosts are reported the same day.",
      },
      {
        when: "Days 7–14",
        title: "Attack by hand",
        text: "Two testers, each with half the branches, swap halfway. A critical finding reaches you by phone within an hour of being proven.",
      },
      {
        when: "Days 15–17",
        title: "Write and discuss",
        text: "Your engineers get the draft first and may dispute it. We show each attack live; they choose the fixes.",
      },
      {
        when: "When fixed, within 90 days",
        title: "Retest",
        text: "The same tester repeats each attack and three variations. One retest is included.",
      },
    ],
  },
  client: {
    title: "Before testing starts",
    intro: "Testing without permission is a crime in most countries, so the paper comes first.",
    items: [
      {
        title: "A signed permission",
        text: "From the owner of each system, with addresses and dates, and your host’s consent.",
      },
      {
        title: "Two accounts for every role",
        text: "Most access flaws show only when one customer reaches for another’s records.",
      },
      {
        title: "A test system like production",
        text: "Or production itself, with the loads and hours you name.",
      },
      {
        title: "One person we can always reach",
        text: "To tell your monitoring “that’s us”, and to stop us within a minute.",
      },
      {
        title: "Developer days afterwards",
        text: "Plan about as many days for fixing as for testing.",
      },
    ],
  },
  technologies: {
    title: "Methods and tools",
    intro: "The methods are public, so another tester can check our work.",
    groups: [
      {
        name: "Method",
        items: ["OWASP WSTG", "OWASP ASVS 5.0", "OWASP MASVS", "PTES", "MITRE ATT&CK"],
      },
      { name: "Ranking", items: ["CVSS 4.0", "EPSS", "CISA known exploited list", "SSVC"] },
      {
        name: "Web and API",
        items: ["Burp Suite", "Caido", "ffuf", "Nuclei", "our own scripts, which you get"],
      },
      { name: "Code", items: ["Semgrep", "CodeQL", "OSV-Scanner", "gitleaks"] },
      { name: "Networks and identity", items: ["Nmap", "BloodHound", "Responder", "Impacket"] },
      { name: "Cloud and containers", items: ["Prowler", "ScoutSuite", "kube-bench", "Trivy"] },
    ],
  },
  engagement: {
    title: "Priced by the tester day",
    intro: "The quote lists the days for each part of the work.",
    models: [
      {
        name: "Single test with retest",
        text: "A fixed scope at a fixed price: two testers, the report, and one retest within ninety days.",
        fits: "a release, a customer’s demand, a first look",
      },
      {
        name: "Test days through the year",
        text: "At least two days a month. Each larger change gets a small test, and the attack tree is kept up to date.",
        fits: "products that release every week",
      },
      {
        name: "Security engineer in your team",
        text: "Two days a week in your sprint: threat models, reviews of risky changes, checks in the pipeline.",
        fits: "teams that want fewer findings, sooner",
      },
    ],
  },
  questions: [
    {
      question: "Will the test break our production system?",
      answer:
        "It’s unlikely. We agree the hours and the load, leave out attacks that aim to stop a service, and mark everything we create so that it can be removed. You can stop us by phone at any minute. Where an accident is unacceptable, we test a copy and repeat only the proven steps on the real system.",
    },
    {
      question: "Is a black-box test more realistic?",
      answer:
        "Seldom. An attacker has months; you are paying for days. With accounts, documents and the source, those days go into flaws instead of guesswork. A blind test makes sense when you want to know how quickly your monitoring notices. That is a red team’s job.",
    },
    {
      question: "How do you rank a finding?",
      answer:
        "By how easily it could be used against you, and what you’d lose if it were. CVSS 4.0 gives the base; EPSS and CISA’s list say whether the flaw is being used elsewhere; then we correct for your system. The correction is written beside the score, so you can disagree with it.",
    },
    {
      question: "Who sees the findings?",
      answer:
        "Two testers, one reviewer, and the people you name. Evidence is collected on encrypted machines used for your test alone, and records of real people are blacked out when captured. If we find signs of a real intruder, we stop and call you.",
    },
    {
      question: "How often should we test?",
      answer:
        "After each change to sign-in, roles, payments or the network’s edge, and otherwise once a year. Some rules set the interval: PCI DSS 4.0.1 asks for internal and external penetration tests every twelve months and after significant changes.",
    },
  ],
  closing: {
    title: "Which loss would hurt you most?",
    text: "Name it in a 30-minute call. We’ll sketch the tree that leads to it and tell you which branch we would try first.",
  },

  tree: {
    title: "Start from the loss and work backwards",
    intro:
      "An attack tree starts with what an intruder wants and asks what they would need for it. Where one branch is enough, the easiest one counts. Where all are needed, their efforts add up.",
  },
  fixes: {
    title: "Close a path and see the next one",
    intro:
      "The efforts are those in the drawing above. Each fix removes a leaf, and an intruder takes the cheapest path that remains.",
    legend: "Fixed so far",
    closed: "closed",
    steps: [
      {
        name: "Nothing",
        note: "The forgotten test system heads no list of flaws, yet through it a stranger is four hours’ work from your records.",
      },
      {
        name: "Test system",
        closes: "find the forgotten host",
        note: "One host switched off. The next path was hidden behind it and takes a day.",
      },
      {
        name: "Invoice numbers",
        closes: "change an invoice number",
        note: "Checking ownership on every record also closes two flaws no one had found yet.",
      },
      {
        name: "Interface key",
        closes: "take an interface key",
        note: "A key that expires in an hour is worth little to whoever takes it from a supplier.",
      },
      {
        name: "Search",
        closes: "inject into the search",
        note: "What remains needs a password and a second factor, and weeks. Here we would stop.",
      },
    ] satisfies readonly Fix[],
  },
  specimen: {
    title: "A finding from a report",
    note: "This is what your developers get: the path, the request, the cause and the fix.",
    id: "F-03",
    name: "Any customer can read any invoice",
    rank: "Rank 2",
    parts: [
      { label: "Path", body: "Goal A, branch 3: read customer records through the shop" },
      {
        label: "Request",
        body: "GET /api/invoices/10482\nCookie: session=<customer B>",
        code: true,
      },
      {
        label: "Response",
        body: "200 OK · invoice of customer A, with name and address",
        code: true,
      },
      {
        label: "Cause",
        body: "The handler loads by number and checks that someone is signed in. It never asks whose invoice it is.",
      },
      {
        label: "Fix",
        body: "Load through the owner: where id = ? and customer_id = ?. Return 404 for anyone else’s number. Add the test we enclose.",
      },
      {
        label: "Also look at",
        body: "Orders, returns and address book use the same loader. We tried two; both are open.",
      },
    ] satisfies readonly FindingPart[],
  },
  retest: {
    title: "After the retest",
    intro:
      "Every finding is in one of four states, and the letter for your customers gives the number in each.",
    states: [
      { name: "Closed", text: "The attack and three variations fail." },
      {
        name: "Blocked",
        text: "A filter stops it; the cause remains.",
      },
      { name: "Open", text: "It still works. We call the developer the same day." },
      {
        name: "Accepted",
        text: "Your risk owner lives with it, with a reason and a review date.",
      },
    ],
  },
} as const satisfies ServicePage & {
  tree: { title: string; intro: string };
  fixes: { title: string; intro: string; legend: string; closed: string; steps: readonly Fix[] };
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
