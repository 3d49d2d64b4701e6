import type { IndustryId } from "@brightkeel/contracts";

/** Texts of a sheet. Its heading is the name of the business. */
type SheetWords = {
  label: string;
  headline: string;
  lede: string;
  meta: { title: string; description: string };
  /** Search terms that appear nowhere else on the sheet. */
  keywords: readonly string[];
};

/** The pages that show the chatbot demo's sample data and facts: an overview, and a sheet for each business. */
export const demoData = {
  meta: {
    title: "What the chatbot demo knows",
    description:
      "Every order, room, rate, ticket, rule and fact that the chatbot demo answers from, printed in full. All of it is made up, and each answer links to the line it came from.",
  },
  listing: {
    name: "What the Demo Knows",
    keywords: ["sample data", "sources of the chatbot", "sample hotel", "sample shop"],
  },
  name: "What the demo knows",
  headline: "Everything the demo knows",
  lede: "A chatbot should be able to show where each answer comes from. Here are four made-up businesses with their orders, rates, tickets and rules. Each answer links to the line it came from.",
  drawing: {
    title:
      "Four printed sheets hang from one line: shop, hotel, marketing, help desk. A plumb line runs from a row of the hotel’s sheet to the chatbot’s answer, which names that row as its source.",
    caption: "Each answer is a line on a sheet. Anything else goes unanswered.",
    sheets: ["Shop", "Hotel", "Marketing", "Help desk"],
    question: "is there parking?",
    answer: "14 spaces in the yard",
    from: "from Sample hotel: parking",
    /** Anchor of the quoted line on the page. */
    quoted: "hotel-parking",
  },
  /** Heading of the four sheets. */
  sheets: {
    title: "See every sheet",
    lede: "Pick a business and see what its bot was told.",
  },
  /** Texts of each sheet. */
  sections: {
    "e-commerce": {
      label: "Shop",
      headline: "Larkspur Outdoor",
      lede: "A made-up shop for tents, packs and lamps.",
      meta: {
        title: "Sample shop: Larkspur Outdoor",
        description:
          "Catalogue, orders and answers of the chatbot demo’s made-up shop, all of them on one page.",
      },
      keywords: ["sample shop", "tents", "sample orders", "returns"],
    },
    hospitality: {
      label: "Hotel",
      headline: "The Harbour House",
      lede: "A made-up hotel by the water. A fixed rule decides which rooms are free on each date.",
      meta: {
        title: "Sample hotel: The Harbour House",
        description:
          "Rooms, rates, bookings and answers of the chatbot demo’s made-up hotel: check-in, parking, breakfast and pets, each on its own line.",
      },
      keywords: ["sample hotel", "room rates", "sample bookings", "check-in"],
    },
    marketing: {
      label: "Marketing",
      headline: "The planning desk",
      lede: "Rules of thumb for a first campaign. Your own figures replace them from week one.",
      meta: {
        title: "Sample planning desk",
        description:
          "Channels, shares of a budget, terms and rules of thumb that the chatbot demo plans a first marketing campaign with, each printed on a line of its own.",
      },
      keywords: ["campaign planning", "marketing budget", "channels", "return on investment"],
    },
    support: {
      label: "Help desk",
      headline: "Plumbline",
      lede: "The help desk of a made-up planning tool.",
      meta: {
        title: "Sample help desk: Plumbline",
        description:
          "Tickets, orders, fault steps and answers of the demo’s made-up help desk, on one page.",
      },
      keywords: ["sample help desk", "sample tickets", "fault steps"],
    },
  } satisfies Record<IndustryId, SheetWords>,
  /** Words on the hotel’s plan. */
  plan: {
    label:
      "Plan of the hotel’s bedroom floors, laid end to end. Nine standard and two family rooms look out on the yard with its parking spaces; seven harbour rooms and the suite with its balcony look out on the water, where a ferry lies. Each kind has its size and its two prices.",
    sleeps: "sleeps",
    spaces: "parking spaces",
    yard: "yard",
    water: "water",
    ferry: "ferry landing",
  },
  /** Words on the shop’s drawing. */
  scales: {
    label:
      "Ten products hang from one rail, the heavier, the lower: the lamps near the top, the family tent far below the others. Below the light ones, a pack, a tent, a sleeping bag, a stove and a lamp share one pan.",
    kit: "A weekend in one pack",
  },
  /** Words on the plan of channels. */
  flow: {
    label:
      "Four budgets flow into the channels they are split between, each band as wide as its share. Beside each channel are its monthly minimum and the weeks until a first result.",
    goal: "the goal",
    channel: "channel, monthly minimum",
    first: "weeks to a first result",
    click: "per click",
    each: "of each",
    week: "week",
    weeks: "weeks",
  },
  /** Caption of the drawing of each sheet. */
  drawn: {
    "e-commerce":
      "Ten products by weight. Tent, bag, stove, lamp and the pack itself weigh less than the family tent.",
    hospitality:
      "Nineteen rooms to scale, floors laid end to end. First price Sunday to Thursday, second Friday and Saturday. A red bed is booked.",
    marketing:
      "Each band is a share of the budget; beside a channel, its monthly minimum and the weeks to a first result.",
    support: "Each card hangs under its state; the red one goes first.",
  } satisfies Record<IndustryId, string>,
  factsTitle: "Facts and answers",
  /** Above the entries that another sheet prints. */
  shared: "The help desk gives the shop’s answers to these. They are on the shop’s sheet:",
  /** Heading of the example questions for each business, and of the sheet itself. */
  asking: "Ask it",
  askingLede: "Each opens in the demo.",
  printed: "The rest of the sheet",
  stepsTitle: "Faults, step by step",
  tables: {
    products: {
      caption: "Catalogue",
      head: ["Product", "Price", "Stock", "Good for", "Why", "Details"],
    },
    orders: {
      shop: "Orders",
      support: "Orders of office displays",
      head: ["Number", "Items", "Ordered", "Status", "Arrival", "Total"],
      note: "An order can be changed or cancelled free of charge until it is packed, at 18:00 at the latest. After that it can be refused at the door.",
    },
    rooms: {
      caption: "Rooms and rates",
      head: ["Room", "Sunday–Thursday", "Friday, Saturday", "Sleeps", "Rooms of this type"],
    },
    bookings: {
      caption: "Bookings",
      head: ["Number", "Room", "Arrival", "Stay", "Guests", "Rate"],
    },
    tickets: { caption: "Tickets" },
    channels: {
      caption: "Channels",
      head: ["Channel", "What it is", "Monthly minimum", "Cost per click", "First results after"],
    },
    shares: { caption: "Shares of a budget", head: ["Goal", "Shares", "Measured by"] },
  },
  returnRule: {
    title: "The return",
    text: "ROI = (revenue × margin − cost) ÷ cost. It breaks even at a revenue of cost ÷ margin. Worked out from your figures alone.",
  },
  closing: {
    title: "Ask it something that isn’t here",
    onSheet: "It will say it doesn’t know.",
    text: "It will say it doesn’t know. With your own orders, rates and rules in place of these, it answers your customers the same way.",
  },
};
