import type { Point, ServicePage } from "./types.ts";

/** A line of the performance budget: the limit, and who measures it where. */
type BudgetLine = {
  measure: string;
  limit: string;
  means: string;
  how: string;
};

/** A kind of page, and where its HTML is made. */
type RenderingRow = { page: string; made: string; because: string; price: string };

type WebExtras = {
  budget: {
    title: string;
    intro: string;
    /** How the byte limit follows from the line: each term is shown on the page. */
    sum: readonly { term: string; value: string; note: string }[];
    lines: readonly BudgetLine[];
    gate: string;
    /** What the build printed on a day, in kilobytes; totals and verdicts are computed where they are shown. */
    report: {
      title: string;
      limit: number;
      routes: readonly { path: string; page: number; faces: number; image: number }[];
    };
  };
  rendering: { title: string; intro: string; rows: readonly RenderingRow[]; note: string };
  access: { title: string; intro: string; checks: readonly Point[]; limits: string };
  fifthYear: { title: string; intro: string; items: readonly Point[] };
};

export const webAppDevelopment = {
  slug: "web-app-development",
  meta: {
    title: "Web app development: portals, shops, internal tools",
    description:
      "Web apps with a performance budget that fails the build, rendering chosen page by page, WCAG 2.2 AA by keyboard and by ear, and code that stays changeable.",
  },
  headline: "Web apps that are quick on a bad line.",
  lede: "We build customer portals, shops and the tools your own people use all day. Before any feature we agree how fast a page must be, on which phone and on which line, and the build refuses whatever breaks that promise.",
  problems: {
    title: "Four ways a web app gets heavy",
    items: [
      {
        title: "Each page waits for everything",
        text: "One bundle carries the chart library to people who only came to pay an invoice. We split by route, render on the server what needs no script, and give each page its own allowance.",
      },
      {
        title: "The list that was fine with forty rows",
        text: "At forty thousand the browser holds them all, every keystroke filters them, and the tab asks to be killed. Sorting, searching and paging move into the database, and the address bar keeps the view so that a colleague can open the same one.",
      },
      {
        title: "State in six places",
        text: "The cart lives in a store, in local storage, in the address, in two caches and on the server, and they disagree after the Back button. We keep one truth on the server, read it through one door, and let the URL hold what a person would want to bookmark.",
      },
      {
        title: "Nobody can upgrade it",
        text: "The framework is three major versions behind and four abandoned plug-ins stand in the way. We bring it up in steps that each go live, and remove more packages than we add.",
      },
    ],
  },
  deliverables: {
    title: "What is in your repository when we finish",
    intro:
      "A new engineer should be able to clone, start and change it on the first day. We test that with one of yours.",
    items: [
      {
        title: "The application",
        text: "Typed from the database column to the form field, so that renaming one shows every place that has to follow.",
      },
      {
        title: "Forms that survive",
        text: "They submit before the script has loaded, keep what was typed when the line drops, name each mistake next to its field and can be sent twice without ordering twice.",
      },
      {
        title: "An interface for other systems",
        text: "Documented in OpenAPI, versioned by addition, with limits per client. Your partner’s integration is tested by the same suite as your own screens.",
      },
      {
        title: "A suite that walks like a customer",
        text: "Playwright goes through the paths that earn or cost money, by role and label as a screen reader would find them. Pixel positions are left out, because they break for no reason.",
      },
      {
        title: "Field figures",
        text: "Loading, response and layout shift as your visitors had them, by page type and country, without cookies and without a third party where you prefer it so.",
      },
      {
        title: "Decision records",
        text: "Half a page each: why this framework, why sessions and no tokens, why this page is cached for an hour. The next person will ask.",
      },
    ],
  },
  process: {
    title: "How a web app comes up",
    intro:
      "A portal with sign-in, three or four tasks and one connected system usually goes live in ten to sixteen weeks. The spread comes from the connected system: its data quality and its test environment decide more than our typing speed.",
    steps: [
      {
        when: "Day 1–5",
        title: "Follow the data",
        text: "We trace one real order, ticket or booking through every system it touches. You get the picture with its gaps: fields with no owner, codes with two meanings.",
      },
      {
        when: "Day 6–10",
        title: "One path, live",
        text: "Sign-in, one screen, one write into your system, deployed to an address you can open. Logging, backup and roll-back are part of it, since they never fit in later.",
      },
      {
        when: "Week 3",
        title: "Budget and browsers",
        text: "From your own visitor figures we set the reference phone, the line and the oldest browser. The limits go into the pipeline the same day.",
      },
      {
        when: "Week 3–12",
        title: "Task by task",
        text: "One task is designed, built, tested and shown each week or two. You click through it on a preview address made for that change alone, and your comment lands next to the code.",
      },
      {
        when: "Two weeks before launch",
        title: "Move in the data",
        text: "The migration is rehearsed three times on copies, with counts and sums compared. Old addresses are mapped, so links and search results keep working.",
      },
      {
        when: "Launch",
        title: "Open the gate slowly",
        text: "A share of visitors first, old and new side by side, with one switch to go back. We look at orders finished and errors logged, in that sequence.",
      },
    ],
  },
  client: {
    title: "What only your house knows",
    intro: "Little of it is technical. All of it is hard for us to guess.",
    items: [
      {
        title: "The rules behind the screens",
        text: "Who may see which price, when an order can still be changed, what month-end closes. An hour a week with the person who is asked such things in the corridor.",
      },
      {
        title: "A way into the old systems",
        text: "Read access to a copy with personal data masked, and one contact who can say what a column means. Without a copy, we start with a mirror of the interface and swap later.",
      },
      {
        title: "Your visitor figures",
        text: "Analytics or server logs of the last three months: devices, browsers, countries, most visited pages. If there are none, we begin by collecting them.",
      },
      {
        title: "Words",
        text: "Labels, mails, error texts and legal pages come from you or are written by us for you to correct. Decide which in week one; missing texts delay more launches than missing code.",
      },
    ],
  },
  technologies: {
    title: "The timber",
    intro:
      "Web standards first, since they are the only part with a record of staying compatible for decades. On top of them a small, typed set that we know well enough to leave.",
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
      { name: "Proof", items: ["Playwright", "Vitest", "axe", "Lighthouse", "web-vitals", "k6"] },
    ],
  },
  engagement: {
    title: "How we can work on it",
    intro:
      "Choose by how much is known. Price certainty costs flexibility, and the other way round.",
    models: [
      {
        name: "Keel first",
        text: "Ten days to one live path, for a fixed price. You end with running software, an estimate for the rest with its assumptions, and the right to build on with anybody.",
        fits: "A new portal or shop, while scope is still moving.",
      },
      {
        name: "Product team",
        text: "Engineers, a designer and a tester who work with your product owner month by month. Goals are set each quarter, work each week.",
        fits: "Software your business runs on and keeps changing.",
      },
      {
        name: "Weight loss",
        text: "Four weeks on an existing app: measure, rank by gain, fix the first items together with your engineers, leave the budget in your pipeline.",
        fits: "A site that works, slowly.",
      },
    ],
  },
  questions: [
    {
      question: "Which framework will you use?",
      answer:
        "The one your people can maintain, unless it stands in the way of the budget. With a free hand we use React on the server and send script only where a page needs it, or Astro when the site is mostly text. We avoid a framework younger than two years for anything that must last five.",
    },
    {
      question: "Can you replace our old app without a big switch-over?",
      answer:
        "Yes, and it is how we prefer it. A router stands in front of both. Paths move from old to new one at a time, session and data are shared, and each moved path can go back in a minute. The old application shrinks until its last page is turned off. It takes longer on the calendar than a rewrite and less courage on the day.",
    },
    {
      question: "Do you support search engines and AI crawlers?",
      answer:
        "A page worth finding arrives as complete HTML from the server, with a title of its own, one canonical address, structured data that matches what is visible, and a sitemap with true dates. Crawlers that run no script read the same text as people. Which of them you admit is your decision; robots.txt tells the polite ones, the edge stops the rest.",
    },
    {
      question: "How do you keep a web app secure?",
      answer:
        "Sessions in cookies that script cannot read, a content policy without inline exceptions, permission checked on the server for each record and never merely hidden in the interface. Dependencies are pinned and examined daily, secrets live outside the repository. Before launch a colleague from our security team, who has not worked on it, tries to get in.",
    },
    {
      question: "Where will it run, and what does running cost?",
      answer:
        "In your account, at a provider of your choice. Many portals run well on two small machines and a managed database. In week two we give an estimate from expected traffic, with the three things that would change it most, and a spending alarm is set before launch.",
    },
    {
      question: "Can it work offline?",
      answer:
        "Reading what was opened before: yes, with a service worker. Writing without a line: yes for forms and checklists, with a queue and a rule for conflicts. If people have to work for hours in places without coverage, look at an app, because a browser may clear its storage when the device runs full.",
    },
  ],
  closing: {
    title: "Send us an address.",
    text: "Name one page of yours that feels slow or one form that people give up on. Before the call we measure it on a mid-range phone and a slow line, and you get the findings whether we work together or not.",
  },

  budget: {
    title: "A budget in bytes, worked out in the open",
    intro:
      "A ship carries marks on her side; cargo that brings them under water stays on the quay. A page can have the same. Ours follows from arithmetic you can check, on the slow mobile line that Lighthouse uses: 1.6 Mbit/s, with 150 ms for a message there and back.",
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
        term: "Time left to carry bytes",
        value: "1.9 s",
        note: "If the server answers at once.",
      },
      {
        term: "What the line carries in that time",
        value: "380 kB",
        note: "1.6 Mbit/s is 200 kB each second; 1.9 × 200.",
      },
      {
        term: "What we allow",
        value: "190 kB",
        note: "Half. The rest belongs to slow processors, busy cells and the server’s own thinking.",
      },
    ],
    lines: [
      {
        measure: "Largest Contentful Paint",
        limit: "2.5 s",
        means: "The main thing on the page is there.",
        how: "Field: 75th percentile over 28 days, phones apart from desktops. Pipeline: reference phone, median of five runs.",
      },
      {
        measure: "Interaction to Next Paint",
        limit: "200 ms",
        means: "A tap is answered by something visible.",
        how: "Field only, since it needs real hands. In the pipeline we watch long tasks in its place.",
      },
      {
        measure: "Cumulative Layout Shift",
        limit: "0.1",
        means: "Nothing jumps under the finger.",
        how: "Field, and a scripted scroll through each page type.",
      },
      {
        measure: "Bytes before the largest paint",
        limit: "190 kB",
        means: "HTML, styles, face and main image, compressed.",
        how: "Counted by the build for each route. One kilobyte over fails it.",
      },
    ],
    report: {
      title: "The build, on a day somebody added a banner",
      limit: 190,
      routes: [
        { path: "/", page: 24.1, faces: 60, image: 86.9 },
        { path: "/invoices", page: 31.2, faces: 60, image: 0 },
        { path: "/orders", page: 38.2, faces: 60, image: 96.4 },
      ],
    },
    gate: "Who wants to go over has to take something out, or you raise the limit and sign it. Either way it is a decision and no accident.",
  },
  rendering: {
    title: "Where the HTML is made",
    intro:
      "There is no single right answer for a whole application, so we choose by page. Most products end up with three of the five.",
    rows: [
      {
        page: "Help, prices, articles",
        made: "At build time, kept at the edge",
        because: "Same for everybody, changes by the day",
        price: "A correction waits for a build",
      },
      {
        page: "Catalogue, search results",
        made: "On the server, kept until the data changes",
        because: "Many addresses, shared by all visitors",
        price: "Somebody must name what empties the cache",
      },
      {
        page: "Account, order, invoice",
        made: "On the server, per person, streamed",
        because: "Private and must be right; the frame arrives while the figures load",
        price: "Each view costs a query",
      },
      {
        page: "Planner, editor, dashboard",
        made: "In the browser, after a server-made frame",
        because: "Open for hours, hundreds of actions a visit",
        price: "Script to load, memory to watch",
      },
      {
        page: "Checklist in the field",
        made: "In the browser, from a local store",
        because: "No line in the cold store",
        price: "Conflicts need a rule",
      },
    ],
    note: "All five share one code base, one router and one set of components. Moving a page from one row to another is an afternoon, and is meant to be.",
  },
  access: {
    title: "Usable without a mouse, without sight, without patience",
    intro:
      "Our yardstick is WCAG 2.2, level AA. In the EU the Accessibility Act has applied to shops, banking, tickets and e-books since 28 June 2025; we would do it anyway, because the same work makes forms shorter and tests stable.",
    checks: [
      {
        title: "In the editor and the build",
        text: "Rules for labels, roles and contrast run on every change and on every state of a page: open menu, failed form, empty list.",
      },
      {
        title: "By keyboard, by hand",
        text: "Every task is done with Tab, arrows, Enter and Escape. Focus is always visible, is never covered by a fixed header and comes back to where it left.",
      },
      {
        title: "By ear",
        text: "NVDA with Firefox and VoiceOver with Safari, on the paths that earn money. What changes on the screen has to be said.",
      },
      {
        title: "At 400 percent",
        text: "Text enlarged four times in a window 1,280 pixels wide leaves 320 to work with. Nothing may be cut off or scroll sideways.",
      },
    ],
    limits:
      "Automatic rules find a missing label. They cannot tell that the label says the wrong thing. For that we watch people who use assistive technology every day, and we recommend you pay for such a session once a year.",
  },
  fifthYear: {
    title: "What its fifth year needs from its first",
    intro:
      "Age is a design question. Four habits decide whether your application can still be changed when none of today’s people are around.",
    items: [
      {
        title: "Few dependencies, each with a reason",
        text: "A package comes in if it does something hard and is looked after by more than one person. What twenty lines can do stays twenty lines.",
      },
      {
        title: "Upgrades as routine",
        text: "Small updates every week by a bot and the test suite, big ones each quarter by a person. Never a year’s worth at once.",
      },
      {
        title: "Addresses as promises",
        text: "A link sent in 2026 has to open in 2031. Routes come from one typed list, and removing one requires naming its successor.",
      },
      {
        title: "A door out of everything",
        text: "Export of all data in an open format, configuration by variable, no feature of a host that has no equal elsewhere, or a note that says what leaving would cost.",
      },
    ],
  },
} as const satisfies ServicePage & WebExtras;
