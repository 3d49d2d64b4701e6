import type { ServicePage } from "./types.ts";

/** A state of the sample screen: its contents, and why it is drawn. */
export type ScreenState = {
  name: string;
  note: string;
  rows?: readonly { name: string; time: string; kept?: boolean; added?: boolean }[];
  /** Number of placeholder rows whose text has not loaded. */
  bars?: number;
  /** A form. The state that has one is drawn larger on wide screens, where its rows are shown above it. */
  fields?: readonly { label: string; value: string; wrong?: boolean }[];
  message?: string;
  /** The one thing the user can do about it. */
  action?: string;
};

type DesignExtras = {
  states: { title: string; intro: string; screen: string; items: readonly ScreenState[] };
  five: {
    title: string;
    intro: string;
    legend: string;
    testers: readonly number[];
    rounds: Record<"legend" | "first" | "second" | "neither" | "bars", string>;
    /** How many problems of each kind the count of the rounds begins with. */
    ofEach: number;
    /** Problems, by the share of users affected; the chances are computed where they are displayed. */
    chances: readonly { hits: string; share: number }[];
    source: string;
  };
  tokens: {
    title: string;
    intro: string;
    levels: readonly {
      name: string;
      example: string;
      text: string;
      /** What is drawn in its colour. */
      shown: "swatch" | "link" | "button";
    }[];
    /** A token file in the Design Tokens format, module 2025.10. */
    sample: string;
  };
};

export const uiUxDesign = {
  slug: "ui-ux-design",
  meta: {
    title: "UI/UX design: research, flows, design systems",
    description:
      "Interface design from watching real work to a design system in code: research, flows, tested prototypes and tokens that engineers build from without asking.",
  },
  headline: "Watch first. Draw second. Code last.",
  lede: "We find out how people do the work today, draw the shortest way through it, and put it in front of five users while it is still cheap to be wrong. Your engineers receive a system in code, with every state drawn and every value named.",
  problems: {
    title: "Designing by guesswork",
    items: [
      {
        title: "The meeting decides by rank",
        text: "Six opinions on a button and no observation. An afternoon of watching four customers usually ends the discussion, because everyone in the room has seen the same hesitation.",
      },
      {
        title: "Support explains the interface",
        text: "If many calls begin with “where do I find”, the words, grouping or order are wrong. We read your tickets and search logs before we open a drawing tool.",
      },
      {
        title: "Eleven kinds of blue",
        text: "Every squad drew its own date picker. A rebrand would take a year. An inventory shows what is there; a system replaces it piece by piece.",
      },
      {
        title: "Designs that cannot be built",
        text: "Mock-ups show three short names and perfect photos. The engineer meets a forty-letter name, an empty list and a failed request, and improvises. We draw those first.",
      },
    ],
  },
  deliverables: {
    title: "Files you keep",
    intro: "You can open them without us, in tools you already pay for.",
    items: [
      {
        title: "A four-page research report",
        text: "Who was watched, what they tried, where it broke, with short clips. Each finding has a severity and the screens it touches. The raw notes are included, anonymised.",
      },
      {
        title: "Flows",
        text: "Each task from its trigger to its end, including leaving halfway and coming back tomorrow. One page for each task.",
      },
      {
        title: "A prototype to test",
        text: "Clickable with real words and awkward data. Where timing or typing matters it is made in code.",
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
        title: "Interface text",
        text: "Buttons, errors, e-mails and confirmation texts, with a glossary that settles whether it is a booking, a reservation or a stay.",
      },
    ],
  },
  process: {
    title: "Six weeks from watching to code",
    intro: "For one product area with one group of users. A second group adds about two weeks.",
    steps: [
      {
        when: "Week 1",
        title: "Listen and count",
        text: "We talk to the people who sell and support the product, read tickets and search logs, and invite users.",
      },
      {
        when: "Week 2",
        title: "Watch",
        text: "Five to eight sessions of 45 minutes. One of your engineers takes notes.",
      },
      {
        when: "Week 3",
        title: "Draw the flow",
        text: "Two or three flows on paper. You pick one.",
      },
      {
        when: "Week 4",
        title: "Prototype and first test",
        text: "Built by Wednesday, tried by five people on Thursday, redrawn by Friday.",
      },
      {
        when: "Week 5",
        title: "Second test",
        text: "Five other people. Whatever still stops them is redrawn.",
      },
      {
        when: "Week 6",
        title: "Into code",
        text: "Tokens are exported and the first components built with one of your engineers.",
      },
    ],
  },
  client: {
    title: "Access and limits",
    intro: "Design depends on access more than on budget.",
    items: [
      {
        title: "Access to real users",
        text: "Customers you may invite, or a budget for recruiting. Colleagues know too much.",
      },
      {
        title: "One engineer, a few hours a week",
        text: "To tell us early what would be expensive.",
      },
      {
        title: "Your most awkward data",
        text: "The longest product name, the customer with nine addresses.",
      },
      {
        title: "Limits we can’t change",
        text: "Brand rules, legal texts, languages and devices.",
      },
    ],
  },
  technologies: {
    title: "Tools",
    intro: "We use what you have. If there is nothing yet, these are our choices.",
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
    title: "Begin with a week’s review",
    intro: "It shows whether a larger project makes sense.",
    models: [
      {
        name: "Review",
        text: "One week. Two designers go through your product separately, then compare. You get a ranked list with a drawing for each of the worst ten.",
        fits: "teams that suspect a problem and want it named",
      },
      {
        name: "Six-week project",
        text: "The plan above at a fixed price, ending in tested flows and first components.",
        fits: "a new product, or a task people give up on",
      },
      {
        name: "Designer in your team",
        text: "Two to five days a week, one sprint ahead of the engineers, with research every month.",
        fits: "a product team without a designer",
      },
    ],
  },
  questions: [
    {
      question: "Are five people really enough?",
      answer:
        "For the common problems of one kind of user on one set of tasks: mostly, and only if you test again after fixing. For anything rare, for comparing two versions, or for a percentage in a board paper: no.",
    },
    {
      question: "Our users are nurses, pilots or plant operators. How do you reach them?",
      answer:
        "We go to them, for as long as a break lasts; three visits of twenty minutes are better than an hour they don’t have. Where we aren’t allowed in, a colleague of theirs records the screen, following our guide. We never film a person without written consent.",
    },
    {
      question: "Do you also write the front-end code?",
      answer:
        "The design system, yes: tokens, components, tests and documentation. Screens are built by your engineers or by our web and mobile teams. The designer reviews every change that touches a component.",
    },
    {
      question: "How do you handle accessibility in design?",
      answer:
        "From the first sketch. Contrast is fixed in the tokens. Targets are at least 24 by 24 CSS pixels as WCAG 2.2 asks, and 44 where a thumb works. No step relies on colour, dragging or memory alone, and each round includes one person who uses assistive technology.",
    },
    {
      question: "How will we know that it got better?",
      answer:
        "We measure the same task before and after: how many finish it, how long they take, how many calls it causes. If you have no figures today, the first measurement is part of week one.",
    },
  ],
  closing: {
    title: "Show us where people get stuck",
    text: "Bring one screen, and the question your support hears most about it. We’ll look at it together for half an hour and sketch a first fix.",
  },

  states: {
    title: "One screen has eight states",
    intro:
      "Mock-ups usually show three short names and no problems. These are the states people meet, on a list of meeting rooms.",
    screen: "Rooms today",
    items: [
      {
        name: "Empty",
        message: "Nothing booked today.",
        action: "Book a room",
        note: "Offers the first step.",
      },
      {
        name: "Loading",
        bars: 3,
        note: "The rows keep their place, so nothing jumps.",
      },
      {
        name: "Partial",
        rows: [{ name: "Quay", time: "09:00–10:00" }],
        message: "The second floor did not answer.",
        action: "Try again",
        note: "Shows what arrived and names what didn’t.",
      },
      {
        name: "Too long",
        rows: [
          { name: "Former boiler house, gallery and terrace", time: "08:30–17:45" },
          { name: "Quay", time: "09:00–10:00" },
        ],
        note: "The hours keep their column.",
      },
      {
        name: "Wrong",
        rows: [
          { name: "Quay", time: "09:00–10:00" },
          { name: "Bridge", time: "11:00–12:00" },
        ],
        fields: [
          { label: "From", value: "14:00" },
          { label: "To", value: "13:00", wrong: true },
        ],
        message: "Ends before it begins.",
        action: "Book",
        note: "Explained in words. What you typed stays.",
      },
      {
        name: "Forbidden",
        rows: [{ name: "Bridge", time: "11:00–12:00" }],
        message: "Reception may move this one.",
        action: "Ask reception",
        note: "Says who can, in the button’s place.",
      },
      {
        name: "Offline",
        rows: [{ name: "Mast", time: "15:00–16:00", kept: true }],
        message: "Offline since 09:41. Kept here, sent later.",
        note: "Says since when, and what happens to the work.",
      },
      {
        name: "Done",
        rows: [
          { name: "Quay", time: "09:00–10:00" },
          { name: "Mast", time: "15:00–16:00", added: true },
        ],
        message: "Mast is booked.",
        action: "Undo",
        note: "Offers to undo it.",
      },
    ],
  },
  five: {
    title: "Choose your testers and see your odds",
    intro:
      "If a problem hits a share p of your users, the chance that at least one of n testers runs into it is 1 − (1 − p)ⁿ.",
    legend: "Number of testers",
    testers: [3, 5, 8, 10, 15],
    rounds: {
      legend: "Of twenty problems, five of each kind",
      first: "Found first",
      second: "Found second",
      neither: "Missed",
      bars: "Chance of being found in two rounds",
    },
    ofEach: 5,
    chances: [
      { hits: "Affects one user in two", share: 0.5 },
      { hits: "Affects three in ten", share: 0.3 },
      { hits: "Affects one in ten", share: 0.1 },
      { hits: "Affects one in fifty", share: 0.02 },
    ],
    source:
      "Luck matters too: of Laura Faulkner’s random groups of five (2003), the best found 99% of the known problems, the worst 55%. So we test twice, and fix in between.",
  },
  tokens: {
    title: "Design tokens instead of pixel values",
    intro:
      "A token is a design decision with a name. A change is made once and reaches web, iOS and Android with the next build.",
    levels: [
      {
        name: "Palette",
        example: "teal.700",
        shown: "swatch",
        text: "All values. Screens never use them directly.",
      },
      {
        name: "Meaning",
        example: "text.link",
        shown: "link",
        text: "What a value is for. Dark mode or a second brand changes only this.",
      },
      {
        name: "Component",
        example: "button.primary.fill",
        shown: "button",
        text: "Only where a component has to differ.",
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
  },
} as const satisfies ServicePage & DesignExtras;

/** Text alternative of the drawing of the six weeks. */
export const weeksDrawing =
  "One screen in each week: notes, someone at work, a flow by hand, a first screen with the place where people stopped, redrawn, and as the product shows it";
