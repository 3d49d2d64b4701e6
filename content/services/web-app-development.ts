import type { Point, ServicePage, Step } from "./types.ts";

/**
 * When a step takes place, in weeks since the start: in a short project from one time to another, in a long one until
 * `latest`. A step that begins and ends at the same time is a date.
 */
export type StepWeeks = { from: number; to: number; latest?: number };

type WebExtras = {
  budget: {
    title: string;
    intro: string;
    /** How the byte limit is derived from the line; each term is shown on the page. */
    sum: readonly { term: string; value: string; note: string }[];
    gate: string;
    /** The output of the build on one day, in kilobytes; totals and verdicts are computed where they are displayed. */
    report: {
      title: string;
      limit: number;
      routes: readonly { path: string; page: number; faces: number; image: number }[];
    };
  };
  process: { title: string; intro: string; steps: readonly (Step & { weeks: StepWeeks })[] };
  /** The shortest and the longest project in weeks, and what the bars of each stand for. */
  schedule: { shortest: number; longest: number; solid: string; hollow: string };
  access: { title: string; intro: string; checks: readonly Point[]; limits: string };
  loading: {
    title: string;
    intro: string;
    legend: string;
    pages: readonly { kilobytes: number; text: string }[];
  };
  /** The text around the figures measured on the current page; `{…}` are placeholders. */
  measured: {
    title: string;
    paint: string;
    weight: string;
    requests: string;
    within: string;
    beyond: string;
    later: string;
    kept: string;
    waiting: string;
    "arrived-by-link": string;
    again: string;
    unknown: string;
    withoutScript: string;
  };
};

export const webAppDevelopment = {
  slug: "web-app-development",
  meta: {
    title: "Web app development: portals, shops, internal tools",
    description:
      "Web apps with a performance budget that fails the build, WCAG 2.2 AA tested by keyboard and by ear, and code that your own people can change.",
  },
  headline: "Web apps that are quick on a bad connection",
  lede: "We build customer portals, shops and the tools your own people use all day. Before any feature, we agree how fast a page must be, and on what phone and connection. The build then rejects whatever breaks that promise.",
  problems: {
    title: "Faults we are called to fix",
    items: [
      {
        title: "Each page waits for everything",
        text: "One bundle carries the chart library to people who only came to pay an invoice. We split by route, render on the server what needs no script, and give each page its own allowance.",
      },
      {
        title: "The list that was fine with forty rows",
        text: "At forty thousand the browser holds them all, every keystroke filters them, and the tab freezes. Sorting, searching and paging move into the database, and the address keeps the view, so that a colleague can open the same one.",
      },
      {
        title: "State in six places",
        text: "The cart lives in a store, in local storage, in the address, in two caches and on the server, and they disagree after the Back button. We keep one copy on the server and let the URL hold what a person would bookmark.",
      },
      {
        title: "It cannot be upgraded",
        text: "The framework is three major versions behind and four abandoned plug-ins stand in the way. We upgrade it in steps, each of which goes live, and remove more packages than we add.",
      },
    ],
  },
  deliverables: {
    title: "Deliverables",
    intro:
      "A new engineer can clone, start and change it on the first day. We test that with one of yours.",
    items: [
      {
        title: "The application",
        text: "Typed from the database column to the form field, so that renaming one shows every place that has to follow.",
      },
      {
        title: "Forms that lose nothing",
        text: "They submit before the script has loaded, keep what was typed when the line drops, name each mistake next to its field and can be sent twice without ordering twice.",
      },
      {
        title: "An interface for other systems",
        text: "Documented in OpenAPI, versioned by addition, with limits per client. Your partner’s integration is tested by the same suite as your own screens.",
      },
      {
        title: "Tests that behave like a customer",
        text: "Playwright goes through the paths that earn or cost money, by role and label as a screen reader would find them.",
      },
      {
        title: "Field data",
        text: "Loading, response and layout shift as your visitors experienced them, by page type and country, without cookies, and without a third party if you prefer.",
      },
      {
        title: "Decision records",
        text: "Half a page each: why this framework, why sessions and not tokens, why this page is cached for an hour.",
      },
    ],
  },
  process: {
    title: "Ten to sixteen weeks to launch",
    intro:
      "For a portal with sign-in, three or four tasks and one connected system. The difference is mostly that system’s data and test environment.",
    steps: [
      {
        when: "Days 1–5",
        weeks: { from: 0, to: 1 },
        title: "Follow the data",
        text: "We trace one real order, ticket or booking through every system it touches. You get the map with its gaps.",
      },
      {
        when: "Days 6–10",
        weeks: { from: 1, to: 2 },
        title: "One path, live",
        text: "Sign-in, one screen, one write into your system, deployed to an address you can open, with logging, backup and rollback.",
      },
      {
        when: "Week 3",
        weeks: { from: 2, to: 3 },
        title: "Budget and browsers",
        text: "Your visitor figures set the reference phone, the connection and the oldest browser. The limits go into the pipeline the same day.",
      },
      {
        when: "Weeks 3–12",
        weeks: { from: 2, to: 8, latest: 12 },
        title: "Task by task",
        text: "One task is designed, built, tested and shown each week or two. You click through it on a preview address made for that change.",
      },
      {
        when: "Two weeks before launch",
        weeks: { from: 8, to: 10, latest: 16 },
        title: "Move in the data",
        text: "The migration is rehearsed three times on copies, with counts and sums compared. Old addresses keep working.",
      },
      {
        when: "Launch",
        weeks: { from: 9.5, to: 9.5, latest: 15.5 },
        title: "Open gradually",
        text: "Some of your visitors get it first, and one switch undoes it. We watch completed orders and logged errors.",
      },
    ],
  },
  schedule: {
    shortest: 10,
    longest: 16,
    solid: "a launch after ten weeks",
    hollow: "what may be added, up to sixteen",
  },
  client: {
    title: "Knowledge only you have",
    intro: "Little of it is technical.",
    items: [
      {
        title: "The business rules",
        text: "An hour a week with the person who knows who may see which price, and when an order can still be changed.",
      },
      {
        title: "Access to the old systems",
        text: "A copy with personal data masked, and one contact who knows what the columns mean.",
      },
      {
        title: "Your visitor figures",
        text: "Three months of devices, browsers, countries and pages.",
      },
      {
        title: "Your texts",
        text: "Labels, e-mails and legal pages, written by you, or by us for you to correct.",
      },
    ],
  },
  technologies: {
    title: "Tools",
    intro:
      "We start from web standards, which have stayed compatible for decades, and add a small, typed set on top.",
    groups: [
      {
        name: "In the browser",
        items: ["HTML", "CSS", "TypeScript", "React", "Vue", "Web Components"],
      },
      {
        name: "On the server",
        items: [
          "Node.js",
          "React Router",
          "Next.js",
          "Astro",
          "Hono",
          "Java with Spring Boot",
          ".NET",
        ],
      },
      {
        name: "Data",
        items: ["PostgreSQL", "SQLite", "Redis", "OpenSearch", "S3-compatible storage"],
      },
      { name: "Testing", items: ["Playwright", "Vitest", "axe", "Lighthouse", "web-vitals", "k6"] },
    ],
  },
  engagement: {
    title: "Start small, or with a whole team",
    intro: "Choose by how much you already know. A fixed price needs a fixed scope.",
    models: [
      {
        name: "Ten-day start",
        text: "Ten days to one live path, at a fixed price. You end with running software and an estimate for the rest, and may continue with anyone.",
        fits: "a new portal or shop whose scope is still moving",
      },
      {
        name: "Product team",
        text: "Engineers, a designer and a tester who work with your product owner month by month.",
        fits: "software your business runs on and keeps changing",
      },
      {
        name: "Performance overhaul",
        text: "Four weeks on an existing app: measure, rank by gain, fix the first items with your engineers, leave the budget in your pipeline.",
        fits: "a site that works, slowly",
      },
    ],
  },
  questions: [
    {
      question: "Which framework will you use?",
      answer:
        "The one your people can maintain, unless it stands in the way of the budget. Given a free choice, we use React on the server and send script only where a page needs it, or Astro when the site is mostly text. We avoid a framework younger than two years for anything that must last five.",
    },
    {
      question: "Can you replace our old app without one big switch?",
      answer:
        "Yes, and we prefer it. A router stands in front of both. Paths move from old to new one at a time, session and data are shared, and each path can go back within a minute. It takes longer than a rewrite and carries less risk.",
    },
    {
      question: "Do you support search engines and AI crawlers?",
      answer:
        "Yes. Public pages arrive as complete HTML from the server, with a title of their own, one canonical address, structured data that matches what is visible, and a sitemap with true dates. You decide which crawlers to admit.",
    },
    {
      question: "How do you keep a web app secure?",
      answer:
        "Sessions in cookies that script can’t read, a content security policy without inline exceptions, and permission checked on the server for each record. Dependencies are pinned and examined daily. Before launch, a colleague from our security team who hasn’t worked on it tries to get in.",
    },
    {
      question: "Where will it run, and what does running cost?",
      answer:
        "In your account, at a provider of your choice. Many portals run well on two small machines and a managed database. In week two you get an estimate based on expected traffic, with the three things that would change it most.",
    },
  ],
  closing: {
    title: "Send us a URL",
    text: "Name one page that feels slow, or one form that people give up on. We’ll measure it before the call on a mid-range phone and a slow connection, and you’ll get the findings either way.",
  },

  budget: {
    title: "The sum behind both figures",
    intro:
      "A ship’s load line shows how deep she may sit; cargo that would push her below it stays ashore. A page can have one too. Ours is worked out for the slow mobile connection that Lighthouse uses: 1.6 Mbit/s, with a round trip of 150 ms.",
    sum: [
      {
        term: "Largest paint, at the latest",
        value: "2.5 s",
        note: "The limit of “good” for Largest Contentful Paint.",
      },
      {
        term: "Four round trips before the first byte",
        value: "− 0.6 s",
        note: "Name, connection, encryption, request: 4 × 150 ms.",
      },
      {
        term: "Time left for bytes",
        value: "1.9 s",
        note: "If the server answers at once.",
      },
      {
        term: "Bytes in that time",
        value: "380 kB",
        note: "1.6 Mbit/s is 200 kB each second; 1.9 × 200.",
      },
      {
        term: "Our limit",
        value: "190 kB",
        note: "Half. The rest is for slow phones, busy mobile networks and the server’s own work.",
      },
    ],
    report: {
      title: "The build after a banner was added",
      limit: 190,
      routes: [
        { path: "/", page: 24.1, faces: 60, image: 86.9 },
        { path: "/invoices", page: 31.2, faces: 60, image: 0 },
        { path: "/orders", page: 38.2, faces: 60, image: 96.4 },
      ],
    },
    gate: "Over the limit? Take something out, or raise the limit and sign for it.",
  },
  loading: {
    title: "Load it and see the time",
    intro:
      "The same arithmetic for other pages: how long the largest paint takes on that connection, and what Google calls it.",
    legend: "Before the largest paint",
    pages: [
      { kilobytes: 90, text: "Text, one typeface and no picture." },
      { kilobytes: 190, text: "Our load line: HTML, styles, typeface and one picture." },
      { kilobytes: 320, text: "A banner with its own script." },
      { kilobytes: 680, text: "A carousel of three large photographs." },
      { kilobytes: 1400, text: "One bundle for the whole application." },
    ],
  },
  measured: {
    title: "The page you are reading, on your device",
    paint: "Largest paint at",
    weight: "Loaded before it",
    requests: "Requests before it",
    within: "This page is within the load line.",
    beyond:
      "This page is over the load line: your connection or device is slower than the phone we plan for.",
    later: "While you were already reading, {requests} more requests brought {kilobytes} kB.",
    kept: "Your browser already had {kilobytes} kB of all this.",
    waiting: "Measuring …",
    "arrived-by-link":
      "You arrived by a link, so only the text of this page was fetched, and there was no first load to time.",
    again: "Load it afresh and time it",
    unknown: "Your browser doesn’t report the largest paint.",
    withoutScript: "This measurement needs JavaScript, which is switched off in your browser.",
  },
  access: {
    title: "Usable without a mouse and without sight",
    intro:
      "We test against WCAG 2.2, level AA. In the EU the Accessibility Act has applied to shops, banking, tickets and e-books since 28 June 2025.",
    checks: [
      {
        title: "In the editor and the build",
        text: "Rules for labels, roles and contrast run on every change and every state of a page.",
      },
      {
        title: "By keyboard, by hand",
        text: "Every task is done with Tab, arrows, Enter and Escape. Focus is always visible and returns to where it was.",
      },
      {
        title: "By ear",
        text: "NVDA with Firefox and VoiceOver with Safari, on the journeys that earn you money.",
      },
      {
        title: "At 400 per cent",
        text: "Nothing is cut off or scrolls sideways when text is four times as large.",
      },
    ],
    limits:
      "Automatic rules find a missing label, not a wrong one. For that, we watch daily users of assistive technology at work.",
  },
} as const satisfies Omit<ServicePage, "process"> & WebExtras;
