import type { Point, ServicePage } from "./types.ts";

/** One stage of the design work: what goes in, what comes out, when it counts as finished. */
type Stage = { name: string; when: string; brings: string; leaves: string; done: string };

/** How likely one person of five meets a problem that hits this share of all users. */
type Chance = { hits: string; share: number; reading: string };

/** One state of the specimen screen: what stands in it, and what it is drawn for. */
export type ScreenState = {
  name: string;
  note: string;
  rows?: readonly { name: string; time: string; kept?: boolean; added?: boolean }[];
  /** How many rows whose words have not arrived. */
  bars?: number;
  fields?: readonly { label: string; value: string; wrong?: boolean }[];
  message?: string;
  /** The one thing a person can do about it. */
  action?: string;
};

type DesignExtras = {
  states: { title: string; intro: string; screen: string; items: readonly ScreenState[] };
  stages: { title: string; intro: string; items: readonly Stage[] };
  five: {
    title: string;
    intro: string;
    /** The chance for five testers, 1 − (1 − share)^5, is computed where it is shown. */
    chances: readonly Chance[];
    shows: { title: string; items: readonly string[] };
    cannot: { title: string; items: readonly string[] };
    source: string;
  };
  tokens: {
    title: string;
    intro: string;
    levels: readonly { name: string; example: string; text: string }[];
    /** A token file in the Design Tokens format, module 2025.10. */
    sample: string;
    handover: readonly Point[];
  };
  principles: { title: string; items: readonly Point[] };
};

export const uiUxDesign = {
  slug: "ui-ux-design",
  meta: {
    title: "UI/UX design: research, flows, design systems",
    description:
      "Interface design from watching real work to a design system in code: research, flows, tested prototypes and tokens that engineers build from without asking.",
  },
  headline: "Watch first. Draw second. Code last.",
  lede: "We find out how people do the work today, draw the shortest way through it, and put it in front of five of them while it is still cheap to be wrong. Your engineers receive a system in code, with every state drawn and every value named.",
  problems: {
    title: "When a design team is worth calling",
    items: [
      {
        title: "The meeting decides by rank",
        text: "Six opinions on a button and no observation. An afternoon of watching four customers usually ends the discussion, because everybody in the room has seen the same hesitation.",
      },
      {
        title: "Support explains the interface",
        text: "If a good share of calls begin with “where do I find”, the search is for words, grouping and order. We read your tickets and search logs before we open a drawing tool.",
      },
      {
        title: "Eleven kinds of blue",
        text: "Every squad drew its own date picker. Screens look related like cousins, and a change of brand would take a year. An inventory shows what is there; a system replaces it piece by piece.",
      },
      {
        title: "Pictures nobody can build",
        text: "Mock-ups show three short names and perfect photos. The engineer meets a name of forty letters, an empty list and a failed request, and improvises. We draw those first.",
      },
    ],
  },
  deliverables: {
    title: "What you receive",
    intro: "Files you can open without us, in tools you already pay for.",
    items: [
      {
        title: "A research report you can read standing",
        text: "Four pages: who was watched, what they tried, where it broke, with short clips. Each finding has a severity and the screens it touches. The raw notes come along, made anonymous.",
      },
      {
        title: "Flows",
        text: "Each task from its trigger to its end, including leaving half-way and coming back tomorrow. One page a task, readable by a lawyer and by a tester.",
      },
      {
        title: "A prototype people can fail in",
        text: "Clickable with real words and awkward data. Where timing or typing matters it is made in code, since drawn text fields teach nothing.",
      },
      {
        title: "Every state",
        text: "Empty, loading, partial, too long, wrong, forbidden, offline, done: on a narrow phone and a wide desk, in light and dark.",
      },
      {
        title: "Tokens and components",
        text: "Values in the open Design Tokens format, components in Figma and in your framework with the same names, and a page that shows both side by side.",
      },
      {
        title: "Interface words",
        text: "Buttons, errors, mails and confirmation texts, with a glossary that settles whether it is a booking, a reservation or a stay.",
      },
    ],
  },
  process: {
    title: "Six weeks, as an example",
    intro:
      "This is the shape of one product area with one group of users. A second group adds about two weeks, because people have to be found, invited and listened to. Recruiting is the slowest part; we start it on the first day.",
    steps: [
      {
        when: "Week 1",
        title: "Listen and count",
        text: "Talks with the people who sell, support and run the product. Tickets, search words and drop-off points are read. Invitations for sessions go out.",
      },
      {
        when: "Week 2",
        title: "Watch",
        text: "Five to eight visits or screen-shared sessions of 45 minutes. A researcher asks, an engineer of yours takes notes; nobody trusts a finding more than one they heard.",
      },
      {
        when: "Week 3",
        title: "Draw the way through",
        text: "Two or three different flows on paper, weighed against what was seen. You pick one in a working session and we write down why the others lost.",
      },
      {
        when: "Week 4",
        title: "Prototype and first test",
        text: "Monday to Wednesday it is built, Thursday five people try it, Friday the findings are ranked and the worst three are already redrawn.",
      },
      {
        when: "Week 5",
        title: "Second test, second five",
        text: "Other people, repaired prototype. What still trips them is a fault of the idea and goes back to the flow; the rest is polish.",
      },
      {
        when: "Week 6",
        title: "Into code",
        text: "Tokens are exported, the first components built with one of your engineers, the rest handed over as a list in order of use. We stay reachable through the first sprint.",
      },
    ],
  },
  client: {
    title: "What we ask of you",
    intro: "Design is cheap in money and dear in access. These four doors have to open.",
    items: [
      {
        title: "Real users, or the right to invite them",
        text: "A customer list you may contact for research, or a budget for a recruiting agency and a thank-you for each participant. Colleagues cannot stand in; they know too much.",
      },
      {
        title: "One engineer, a few hours a week",
        text: "To say early what is expensive. A flow that needs data nobody stores should die on paper.",
      },
      {
        title: "The embarrassing data",
        text: "The longest product name, the customer with nine addresses, the order that was changed four times. We design for these and the simple ones follow.",
      },
      {
        title: "Your limits",
        text: "Brand rules, legal texts, languages you sell in, devices you must serve. German labels run about a third longer than English ones, and Arabic turns the page around.",
      },
    ],
  },
  technologies: {
    title: "Tools of the drawing office",
    intro: "We fit in with what you have. If nothing is there yet, this is our bench.",
    groups: [
      {
        name: "Research",
        items: [
          "Interviews and field visits",
          "Tree testing",
          "Card sorting",
          "Session notes in Dovetail",
          "Matomo or your own analytics",
        ],
      },
      { name: "Drawing", items: ["Figma", "Penpot", "Paper"] },
      {
        name: "Prototypes",
        items: ["HTML and CSS", "React", "SwiftUI previews", "Figma prototypes"],
      },
      {
        name: "System",
        items: [
          "Design Tokens format 2025.10",
          "Style Dictionary",
          "Storybook",
          "axe",
          "Visual regression with Playwright",
        ],
      },
    ],
  },
  engagement: {
    title: "Ways to engage a designer",
    intro: "Small first. A review tells both sides whether the larger work makes sense.",
    models: [
      {
        name: "Review",
        text: "One week. Two designers go through your product separately, task by task, then compare. You get a ranked list with a drawing for each of the worst ten.",
        fits: "You suspect something is wrong and want it named.",
      },
      {
        name: "Six weeks",
        text: "The plan above, fixed price for one product area and one group of users, ending in tested flows and first components.",
        fits: "A new product, or a task that loses people.",
      },
      {
        name: "Resident designer",
        text: "Two to five days a week in your team, in your stand-up, one sprint ahead of the engineers. Research every month, so that the backlog hears from users as often as from the board.",
        fits: "A product team without a designer of its own.",
      },
    ],
  },
  questions: [
    {
      question: "Is five people really enough?",
      answer:
        "For finding the common troubles of one kind of user on one set of tasks: mostly, and only if you test again after fixing. For anything rare, for comparing two versions, or for a percentage in a board paper: no. The curves at the top of this page show what you can expect, and how much luck is in it.",
    },
    {
      question: "Our users are busy nurses, pilots or plant operators. How do you reach them?",
      answer:
        "We go to them, for as long as a break lasts. Three visits of twenty minutes beat an hour nobody will give. Where we may not enter, a colleague of theirs records the screen with our guide in hand. We sign what your security desk and works council require, and never film a person without consent on paper.",
    },
    {
      question: "Do you also write the front-end code?",
      answer:
        "The design system, yes: tokens, components, their tests and documentation. Screens are built by your engineers or by our web and mobile teams. The designer stays in the review of every change that touches a component, since that is where drawings and products begin to part.",
    },
    {
      question: "How do you handle accessibility in design?",
      answer:
        "On the first sketch. Contrast is fixed in the tokens, so a wrong pair cannot be chosen. Targets are at least 24 by 24 CSS pixels as WCAG 2.2 asks, and 44 where a thumb works. The focus order is drawn into the flow. No step rests on colour, dragging or memory alone. We also invite one person who uses assistive technology to each round.",
    },
    {
      question: "Do you use AI in design?",
      answer:
        "For first drafts of copy, for turning transcripts into searchable notes, for trying twenty layouts quickly. We never let it play the user: a model agrees with the person who writes the question, and real people hesitate in places no text has described. Recordings of participants stay out of public models.",
    },
    {
      question: "How do we know afterwards that it got better?",
      answer:
        "We measure the same task before and after: how many finish it, how long they take, how many calls it causes. The figures come from your product, with the date of the change marked. If there are no figures today, setting up the first measurement is part of week 1.",
    },
  ],
  closing: {
    title: "Show us where people stop.",
    text: "Bring one screen, and the question your support hears about it most. We look at it together for half an hour and sketch a first repair while you watch.",
  },

  states: {
    title: "One screen is eight screens",
    intro:
      "A mock-up shows the ninth: three short names on a good day. Below are the eight that people meet, on a list of meeting rooms made up for this page.",
    screen: "Rooms today",
    items: [
      {
        name: "Empty",
        message: "Nothing booked today.",
        action: "Book a room",
        note: "Tells that nothing is missing, and offers the first step.",
      },
      {
        name: "Loading",
        bars: 3,
        note: "The rows keep their place, so nothing jumps under a finger.",
      },
      {
        name: "Partial",
        rows: [{ name: "Quay", time: "09:00–10:00" }],
        message: "The second floor did not answer.",
        action: "Try again",
        note: "Shows what has come and names what has not.",
      },
      {
        name: "Too long",
        rows: [
          { name: "Former boiler house, gallery and terrace", time: "08:30–17:45" },
          { name: "Quay", time: "09:00–10:00" },
        ],
        note: "The name breaks where it must. The hours keep their column.",
      },
      {
        name: "Wrong",
        fields: [
          { label: "From", value: "14:00" },
          { label: "To", value: "13:00", wrong: true },
        ],
        message: "Ends before it begins.",
        note: "Said in words, beside the field. What was typed stays.",
      },
      {
        name: "Forbidden",
        rows: [{ name: "Bridge", time: "11:00–12:00" }],
        message: "Reception may move this one.",
        action: "Ask reception",
        note: "Names who may. A button that vanishes leaves people searching.",
      },
      {
        name: "Offline",
        rows: [{ name: "Mast", time: "15:00–16:00", kept: true }],
        message: "No line since 09:41. Kept here, sent later.",
        note: "Says since when, and what becomes of the work.",
      },
      {
        name: "Done",
        rows: [
          { name: "Quay", time: "09:00–10:00" },
          { name: "Mast", time: "15:00–16:00", added: true },
        ],
        message: "Mast is booked.",
        action: "Undo",
        note: "The way back stands beside the good news.",
      },
    ],
  },
  stages: {
    title: "From a loose observation to a line in code",
    intro:
      "Four stages, each with a test for being finished. A stage may be short. Skipped, it comes back later as rework.",
    items: [
      {
        name: "Research",
        when: "Weeks 1–2",
        brings: "Tickets, logs, people at work",
        leaves: "Ranked findings; tasks in the users’ own words",
        done: "Two colleagues who were not there would retell the same three troubles",
      },
      {
        name: "Flow",
        when: "Week 3",
        brings: "Findings, business rules",
        leaves: "One page per task, with the ways out and back",
        done: "A tester can write cases from it without a question",
      },
      {
        name: "Prototype",
        when: "Weeks 4–5",
        brings: "Flow, real words, awkward data",
        leaves: "Something to fail in; two rounds of findings",
        done: "The second five finish the core task without help",
      },
      {
        name: "System",
        when: "Week 6 and on",
        brings: "Tested screens, your code",
        leaves: "Tokens, components, examples, rules of use",
        done: "An engineer builds a new screen from it and no designer has to correct it",
      },
    ],
  },
  five: {
    title: "What five people show, and what they cannot",
    intro:
      "If a trouble hits a share p of your users, each tester is spared with the chance 1 − p. Multiply that by itself five times and take it from one: this is how likely at least one of five runs into it. There is no more mathematics behind the famous five. It assumes testers who resemble your users, and an observer who notices.",
    chances: [
      { hits: "Every second user", share: 0.5, reading: "You will see it, likely more than once." },
      { hits: "Three in ten", share: 0.3, reading: "You will most likely see it." },
      { hits: "One in ten", share: 0.1, reading: "A coin toss, slightly against you." },
      { hits: "One in fifty", share: 0.02, reading: "Do not count on it. Read your logs." },
    ],
    shows: {
      title: "It shows",
      items: [
        "Where people stop, go back, or read a label aloud twice",
        "Which word they expected in its place",
        "What they believe has happened after pressing the button",
        "Whether a repair worked, if you test again with other people",
      ],
    },
    cannot: {
      title: "It cannot show",
      items: [
        "How many of your customers have the problem",
        "Which of two good versions sells better: that takes an experiment with traffic",
        "Rare troubles, and those of a group that was not in the room",
        "Whether they will still like it in three months of daily use",
      ],
    },
    source:
      "How much luck is in it: Laura Faulkner tested 60 people in 2003 and drew groups of five from them at random. Some groups had met 99% of the known problems, others 55%. With ten people the worst group still met 80%. So we test twice with five, and repair in between.",
  },
  tokens: {
    title: "Hand-over by name, never by eye",
    intro:
      "A token is a design decision with a name. Screens refer to the name, so a change is made once and arrives on web, iOS and Android with the next build. We use three levels and keep them apart.",
    levels: [
      {
        name: "Palette",
        example: "teal.700",
        text: "All values that exist. Nobody uses them directly in a screen.",
      },
      {
        name: "Meaning",
        example: "text.link",
        text: "What a value is for. Dark mode, high contrast and a second brand change only this level.",
      },
      {
        name: "Component",
        example: "button.primary.fill",
        text: "Only where a part must differ from the general rule. A long list here is a smell.",
      },
    ],
    sample: `{
  "teal": {
    "$type": "color",
    "700": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.059, 0.416, 0.416],
        "hex": "#0f6a6a"
      }
    }
  },
  "text": {
    "link": {
      "$type": "color",
      "$value": "{teal.700}",
      "$description": "Links in running text, 4.5:1 on page"
    }
  }
}`,
    handover: [
      {
        title: "One file, many outlets",
        text: "The JSON above follows the Design Tokens format, stable since its 2025.10 edition. Style Dictionary turns it into CSS variables, Swift, Kotlin and Figma variables, in your pipeline.",
      },
      {
        title: "Changes by request",
        text: "A designer proposes a value as a pull request with pictures of what moves. An engineer approves, or says which screen would break.",
      },
      {
        title: "Drift has an alarm",
        text: "A lint rule refuses raw colours and pixel sizes in product code. Pictures of each component are compared on every build.",
      },
    ],
  },
  principles: {
    title: "Rules we argue with",
    items: [
      {
        title: "The word before the shape",
        text: "If a button needs an icon to be understood, its label is wrong. We write the screen as plain text first; what cannot be said in order cannot be laid out in order.",
      },
      {
        title: "Ask for nothing twice",
        text: "Each field must name who uses the answer. Old forms keep fields for people who left the company years ago. Removing one beats making it prettier.",
      },
      {
        title: "Undo beats “Are you sure?”",
        text: "People click through warnings they see daily. A quiet way back for some minutes protects them better than any question.",
      },
    ],
  },
} as const satisfies ServicePage & DesignExtras;
