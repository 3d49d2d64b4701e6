import type { Job } from "./types.ts";

export const fullStackDeveloper = {
  slug: "full-stack-developer-job",
  meta: {
    title: "Full-Stack Developer: web apps end to end",
    description:
      "Own a feature from the first sketch to the page that wakes you: TypeScript, React, SQL, pipelines. One client at a time, a release a week. Remote or hybrid.",
  },
  title: "Full-Stack Developer",
  headline: "Own a feature from sketch to on-call",
  lede: "You take one thing a user needs through the interface, the service, the database and the pipeline, and show it running on Friday. Then you keep it running. The clients are hotels, plants and product teams; the users are people in the middle of a shift.",
  summary:
    "Take a feature from the first sketch to the database and the runbook, one client at a time, with a release every week.",
  facts: {
    place: "Remote in India or the United States, or hybrid from one of our offices",
    hours: "Full-time, two hours a day overlapping with the other office",
    crew: "A web app crew: lead, designer, two to three engineers, test, platform",
    start: "As soon as your notice period allows",
    pay: "The range for your country is in our first e-mail",
  },
  posting: {
    posted: "2026-11-09",
    validThrough: "2027-03-31",
    employmentType: ["FULL_TIME"],
    countries: ["IN", "US"],
    remote: true,
  },
  drawing: {
    title:
      "One feature, late check-out, drawn as a section through five layers: interface, service, database, pipeline and operations. A vertical line marks what one developer owns, in every layer.",
    caption:
      "The feature “late check-out”, in section. A full-stack developer owns the column, not a layer.",
  },
  work: {
    title: "The work",
    intro: "One feature at a time, all the way down.",
    items: [
      {
        title: "Sit where it is used",
        text: "At least once an engagement you watch people at work: a check-in, a stock count, a support queue. What you see there matters more than the ticket.",
      },
      {
        title: "Design with the designer",
        text: "The two of you sketch the states: empty, loading, refused, offline, done twice. By the time the design is polished, you have a skeleton running.",
      },
      {
        title: "Build every layer",
        text: "React and TypeScript in front, Node or Java behind, PostgreSQL below. HTML that works before the script arrives. Migrations that can be rolled back.",
      },
      {
        title: "Prove it",
        text: "Tests written from the user’s side, an accessibility check that can fail the build, and load tests on your own machine before the real one.",
      },
      {
        title: "Run it",
        text: "Logs you’d want at three in the morning, an alert that says what to do first, and a page in the runbook. Then your turn on call, paid, with a second person behind you.",
      },
    ],
  },
  horizon: {
    title: "Your first year",
    steps: [
      {
        when: "Week 2",
        text: "Something you built is in front of users, behind a switch. You have reviewed other people’s changes.",
      },
      {
        when: "Month 3",
        text: "You present your own feature on Friday and answer for its numbers.",
      },
      {
        when: "Year 1",
        text: "You have seen one system through two seasons, added something to Quanta that you found missing, and helped choose the next engineer.",
      },
    ],
  },
  bring: {
    title: "What you bring",
    must: [
      "Three or more years of building web applications that people had no choice but to use",
      "TypeScript and React, with a firm grasp of HTML, forms and HTTP beneath them",
      "SQL beyond the simple join: indexes, transactions, reading a query plan",
      "The habit of writing down why",
    ],
    welcome: [
      "Property systems, point of sale or SAP on the other end of an interface",
      "Infrastructure as code, containers, one of the large clouds",
      "Accessibility testing with a screen reader, done yourself",
    ],
    notNeeded: [
      "A degree",
      "Every framework of the moment",
      "A public profile full of green squares",
    ],
  },
  straight: {
    title: "The downsides",
    items: [
      {
        title: "Old systems are part of it",
        text: "You’ll integrate with software older than your career. It works, its owners know why, and you’ll learn to ask them before judging.",
      },
      {
        title: "You will be called at night",
        text: "You are on call about one week in six, in a crew of the size we plan for. It’s paid, and after a disturbed night you take the morning off. Saturdays count too.",
      },
      {
        title: "Friday has an audience",
        text: "You show your own work to the people who pay for it. No one presents for you. It gets easier after the third time.",
      },
    ],
  },
  sample: {
    title: "The work sample",
    text: "A small booking form with a slow endpoint and a double-booking bug. Show the bug in a test, fix it, make the form usable by keyboard and without scripts, and write the note you’d leave for the next person.",
    readFor: [
      "Where you put the fix, and why there",
      "What your form says when things go wrong",
      "Whether the note saves the next person an hour",
    ],
  },
  apply: {
    invitation: "Apply as a",
    text: "Your CV and a few lines. It takes about a quarter of an hour.",
    prompt:
      "Tell us about a feature you saw through to production. What broke first, and how did you find out?",
  },
} as const satisfies Job;
