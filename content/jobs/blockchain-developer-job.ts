import type { Job } from "./types.ts";

export const blockchainDeveloper = {
  slug: "blockchain-developer-job",
  meta: {
    title: "Blockchain Developer: ledgers and audit trails",
    description:
      "Build tamper-evident records that auditors and partners can check for themselves: permissioned ledgers, anchored hashes, reviewed contracts. Remote or hybrid.",
  },
  title: "Blockchain Developer",
  headline: "Make records no one can quietly change",
  lede: "Clients come to us with documents that several companies have to trust: certificates, custody logs, supplier declarations. You decide whether a ledger is the answer, say so in writing, and build the part that lets anyone check the record.",
  summary:
    "Build records that several companies can check and none can quietly change. Often that takes a ledger. Sometimes you’ll say it doesn’t.",
  facts: {
    place: "Remote in India or the United States, or hybrid from one of our offices",
    hours: "Full-time, two hours a day overlapping with the other office",
    crew: "Security and compliance, with the SAP crew as your first client",
    start: "As soon as your notice period allows",
    pay: "The range for your country is in our first e-mail",
  },
  posting: {
    posted: "2026-11-16",
    validThrough: "2027-03-31",
    employmentType: ["FULL_TIME"],
    countries: ["IN", "US"],
    remote: true,
  },
  drawing: {
    title:
      "A Merkle tree: eight documents are hashed, the hashes are joined in pairs up to one root, and the root is anchored in a chain of blocks. To prove one document, a checker needs only the document and three sibling hashes.",
    caption:
      "Proving document 5 takes the document and three hashes. The other seven documents stay with their owners.",
  },
  work: {
    title: "The work",
    intro: "Roughly in the order a week fills up.",
    items: [
      {
        title: "Ask the ledger question",
        text: "Who writes, who reads, who would cheat, who would notice? You answer it on one page for each new client. In plain cases a signed append-only table does the job, and you recommend that.",
      },
      {
        title: "Build the anchored audit trail of Quanta",
        text: "Each of our projects writes an audit trail. You own the part that chains its entries, anchors the root outside the system, and gives an auditor a command that proves nothing was removed.",
      },
      {
        title: "Write and review contracts",
        text: "Solidity or chaincode, small, with invariants stated as tests. Each contract is read by a second person and fuzzed before it holds anything of value.",
      },
      {
        title: "Connect it to where work happens",
        text: "Events from SAP, a property system or a laboratory arrive late, twice or out of order. Your services make one clean record of them, and say which was which.",
      },
      {
        title: "Keep keys out of trouble",
        text: "Hardware-backed signing, rotation that has been rehearsed, and a runbook for the day a key is lost. You write it; the people on call try it.",
      },
    ],
  },
  horizon: {
    title: "Your first year",
    steps: [
      {
        when: "Week 2",
        text: "Your first reviewed change is in the audit trail module. You have sat in on a client’s Friday.",
      },
      {
        when: "Month 3",
        text: "You own anchoring in Quanta and have written one ledger page that ended in “no”.",
      },
      {
        when: "Year 1",
        text: "A client’s auditor has checked a year of records with your tool and didn’t need to call us.",
      },
    ],
  },
  bring: {
    title: "What you bring",
    must: [
      "Two or more years of building distributed systems that people depended on",
      "One ledger platform known in depth: Hyperledger Fabric, an EVM chain, or similar",
      "Solid TypeScript, Go or Rust, and tests that find faults before others do",
      "Working knowledge of signatures, hashes and key storage, and respect for what you don’t know about them",
    ],
    welcome: [
      "Property-based testing or formal checks of contracts",
      "Traceability in supply chains, laboratories or food",
      "SAP events or integration platforms",
    ],
    notNeeded: ["A degree", "A wallet with anything in it", "Opinions on coin prices"],
  },
  straight: {
    title: "The downsides",
    items: [
      {
        title: "No tokens",
        text: "We don’t issue coins, run sales or build trading platforms. If that is what draws you to the field, this job isn’t for you.",
      },
      {
        title: "You’ll talk people out of it",
        text: "Many who ask for a blockchain need a database with signatures. Saying so is part of the job, even when it ends the project.",
      },
      {
        title: "About a third is plumbing",
        text: "That is our own estimate: importing, reconciling, explaining a mismatch to an accountant. The ledger is the small, careful part in the middle.",
      },
    ],
  },
  sample: {
    title: "The work sample",
    text: "You get a small audit log with hash links and a proof checker that accepts one thing it shouldn’t. Find it, fix it and write the test that would have caught it. Then write three sentences to the client who relied on it.",
    readFor: [
      "Whether the test fails for the right reason before your fix",
      "Whether the three sentences say what the client must do",
      "What you noticed and left alone",
    ],
  },
  apply: {
    invitation: "Apply as a",
    text: "Your CV and a few lines. It takes about a quarter of an hour.",
    prompt:
      "Tell us about a record or a protocol you built that others had to trust. What would you do differently?",
  },
} as const satisfies Job;
