import type { ServicePage } from "./types.ts";

/** One hour of the night: what happens in the hotel and its systems. */
export type NightHour = { time: string; title: string; text: string };

/** A connection between the property management system and another system in the hotel. */
export type HotelLine = {
  /** The label in the drawing. */
  name: string;
  /** Protocol between it and the property management system. */
  protocol: string;
  /** The first thing a guest or the night manager notices when it is down. */
  noticed: string;
  /** The same night with a queue for messages that could not be sent. */
  withQueue: string;
  /** The business date cannot roll over while this line is down. */
  holdsTheRoll?: true;
};

export const hospitality = {
  slug: "hospitality",
  meta: {
    title: "Hotel software, interfaces and night audit",
    description:
      "Property systems, tills, locks, channels and payment joined up, so the hotel balances every night. See one night, pull a cable, read the plan.",
  },
  headline: "Hotel software that balances every night",
  lede: "A hotel runs on a dozen systems bought in different years. We connect them, build what your guests and staff still lack, and prove it at the night audit, when every room, bill and card has to agree.",
  problems: {
    title: "Trouble at the front desk",
    items: [
      {
        title: "The same room is sold twice",
        text: "The channel manager hears of the last sale a few minutes late, two portals take the booking, and the desk turns a guest away at eleven at night.",
      },
      {
        title: "The desk retypes bills",
        text: "Minibar, spa, garage and conference charges are keyed into the folio by hand. Each takes a minute at check-out, and some come back as disputes.",
      },
      {
        title: "The audit never closes before four",
        text: "A restaurant check is open, a cashier has gone home, a room was moved without a rate. The night auditor pages through printouts to find it.",
      },
      {
        title: "Head office waits for spreadsheets",
        text: "Every property exports its own file with its own definition of occupancy, so the group compares figures that don’t match.",
      },
    ],
  },
  deliverables: {
    title: "Parts you can order",
    intro:
      "Order one or all of them. Each comes with its source code, its tests and a page that your night manager can read.",
    items: [
      {
        title: "Interface layer",
        text: "A service between the property system and everything else. It queues messages while one side is down, keeps them in order for each room, and shows the backlog on one screen.",
      },
      {
        title: "Guest journey",
        text: "Pre-arrival form, mobile check-in with registration by local law, digital key, requests during the stay, bill and check-out on the phone. It comes in your design and your guests’ languages.",
      },
      {
        title: "Audit cockpit",
        text: "The exceptions of the night in one list, from open checks to rate variances, each with the person who can close it. It opens at 22:00, while the outlets are still staffed.",
      },
      {
        title: "Direct booking",
        text: "Your rates, packages and restrictions straight from the property system, and a booking in four steps. Card details stay with the payment provider.",
      },
      {
        title: "Group reporting",
        text: "Occupancy, ADR, RevPAR and pick-up with one written definition each, fed by every property after its date rolls.",
      },
      {
        title: "Move to a new property system",
        text: "Profiles, future reservations, deposits, open folios and loyalty balances, rehearsed twice and switched between two business dates.",
      },
      {
        title: "The interface map",
        text: "One sheet with every interface, its owner, its contract and its manual fallback. It stays with you, as do the night manager’s handbook and the test hotel.",
      },
    ],
  },
  process: {
    title: "One property first, then the group",
    intro:
      "These times are for one set of interfaces or one guest journey. Ask your vendor for certification on day one, because it’s the one part we can’t shorten.",
    steps: [
      {
        when: "Week 1",
        title: "A night and a morning on site",
        text: "An analyst and an engineer sit through a night audit and the check-out rush. You get a map of every interface.",
      },
      {
        when: "Weeks 2–3",
        title: "Test hotel",
        text: "We set up a test property with your room types, rate codes and transaction codes, and apply for API access.",
      },
      {
        when: "Weeks 4–8",
        title: "Build, shown every Friday",
        text: "Each connection is built for failure first: a link down, a message sent twice, a message sent late. Front office and finance try it.",
      },
      {
        when: "Weeks 9–10",
        title: "Parallel nights",
        text: "Old and new run side by side through several audits, one with the hotel full. Totals must agree to the cent.",
      },
      {
        when: "From week 11",
        title: "Switch and stay",
        text: "We switch after a date roll, with an engineer on site or on the phone for the first three nights.",
      },
    ],
  },
  client: {
    title: "A few hours from your people",
    intro: "Mostly from those who know the hotel best.",
    items: [
      {
        title: "A front office manager who can decide",
        text: "About three hours a week, mostly on what happens when two systems disagree about a room.",
      },
      {
        title: "Finance, for one workshop",
        text: "Transaction codes, tax rules, and the accounts they post to.",
      },
      {
        title: "Your vendor contracts",
        text: "Interface licences are often sold separately. We’ll tell you which you lack.",
      },
      {
        title: "One night behind the desk",
        text: "From 22:00 to 07:00, with a night auditor who doesn’t mind questions.",
      },
    ],
  },
  technologies: {
    title: "Systems and standards",
    intro:
      "If yours isn’t listed but has an API or a serial line, it can be connected. The first week shows what that costs.",
    groups: [
      {
        name: "Property systems",
        items: ["Oracle OPERA Cloud (OHIP)", "OPERA 5 (FIAS, OXI)", "Mews", "Apaleo", "Protel"],
      },
      {
        name: "Outlets and payment",
        items: ["Oracle Simphony", "Adyen", "Planet", "Stripe Terminal", "P2PE terminals"],
      },
      {
        name: "Doors and rooms",
        items: [
          "Vingcard Visionline",
          "dormakaba Ambiance",
          "Salto",
          "KNX and BACnet room control",
        ],
      },
      {
        name: "Messages",
        items: ["OpenTravel (OTA) XML", "HTNG", "FIAS", "JSON webhooks", "SFTP"],
      },
    ],
  },
  engagement: {
    title: "Start with one hotel",
    intro: "The price depends on your interfaces, which are mapped after the first week.",
    models: [
      {
        name: "One property, fixed price",
        text: "One set of interfaces or one guest journey. We agree the price after week one, once we know the licences.",
        fits: "a single hotel, or the pilot of a group",
      },
      {
        name: "Roll-out in waves",
        text: "A price per property by size, four to six hotels in a wave, and the right to stop after each.",
        fits: "groups of about five properties or more",
      },
      {
        name: "Operation by the month",
        text: "We run the interface layer. When a queue grows, we get the alert, not your front desk. One month’s notice.",
        fits: "hotels without an IT department",
      },
    ],
  },
  questions: [
    {
      question: "Do we have to replace our property system?",
      answer:
        "No. Usually it stays. We advise a change only when the vendor has ended support, or doesn’t offer the API you need for your version. You then get the reasons in writing and three candidates rated against your own list.",
    },
    {
      question: "What happens at the desk when your layer is down?",
      answer:
        "The property system keeps working, because nothing of ours stands between it and its database. Messages wait in a queue and are sent in order when the link returns. For keys and payment there is a manual procedure, which the desk rehearses before the switch.",
    },
    {
      question: "How do you handle card data?",
      answer:
        "We keep it out of everything we build. Terminals encrypt at the reader, the booking page uses the payment provider’s fields, and the property system holds a token. With a validated P2PE terminal, very little of your network remains in scope for PCI DSS 4.0.1. Bookings by phone are the usual gap, and a payment link closes it.",
    },
    {
      question: "Can guests check in on their phones everywhere?",
      answer:
        "That depends on the country. Since January 2025 Germany no longer requires a registration form from German guests, but still does for guests from abroad. Spain and Italy require guest data to be sent to the authorities. We build the step your country requires.",
    },
    {
      question: "How long does it take to change property systems?",
      answer:
        "For a hotel with one restaurant and standard interfaces, plan three to four months, most of it for certification, training and two rehearsals. A group with central profiles and loyalty takes longer for the first hotel and less for each one after it.",
    },
  ],
  closing: {
    title: "Let us sit through one of your night audits",
    text: "Tell us which property system you run and what goes wrong at night. Half an hour is usually enough to tell whether it’s an interface, a process or a licence.",
  },
  balance: {
    title: "One night’s trial balance, one wrong line",
    intro:
      "A trial balance adds one day to yesterday’s. The result must equal what the guests in house owe. Here it is at 02:30, just before the date can roll.",
    /** In cents; amounts that leave the guest ledger are negative. The totals are computed where they are displayed. */
    carried: { name: "Guest ledger after the last roll", cents: 48_210_00 },
    day: [
      { name: "Rooms, 84 at their own rates", cents: 11_046_00 },
      { name: "City tax, 131 guests at 3.00", cents: 393_00 },
      { name: "Till, signed to rooms", cents: 2_355_40 },
      { name: "Paid by card, cash and transfer", cents: -13_640_20 },
      { name: "Moved to invoices at check-out", cents: -4_125_00 },
    ],
    /** The sum of the open folios in the property management system. */
    folios: { name: "Open folios, added up", cents: 44_202_20 },
    finding: {
      title: "The difference is check 4417",
      text: "A table in the bar signed for a room that had just checked out, and the property system refused the charge. The cockpit has shown it since 23:26, with outlet, cashier and amount. The night auditor moves it to the card on file, and the date can roll.",
    },
    without: "You find the mistake tonight, not on Thursday.",
  },
  nightAudit: {
    title: "The night audit, hour by hour",
    intro:
      "A hotel has two dates: the calendar’s changes at midnight, the business date when the audit is done. These are typical hours for a city hotel.",
    hours: [
      {
        time: "22:00",
        title: "Open exceptions",
        text: "The cockpit lists open checks, rooms without a rate and departures still in house, while people are there to ask.",
      },
      {
        time: "23:30",
        title: "Outlets close",
        text: "The till posts its last room charges. Totals by outlet must equal the folio postings.",
      },
      {
        time: "00:00",
        title: "Only the calendar moves on",
        text: "Locks, tills and terminals move to the new date. The property system does not.",
      },
      {
        time: "01:30",
        title: "Arrivals and departures settled",
        text: "No-shows are charged through the payment token, and their nights go back on sale.",
      },
      {
        time: "02:30",
        title: "Room and tax, then the roll",
        text: "Room and tax go onto every folio, the trial balance closes and the business date moves on. Messages queue until it is done.",
      },
      {
        time: "03:00",
        title: "Queues empty in order",
        text: "Availability goes to the channels in full. Lock and till clocks are compared.",
      },
      {
        time: "05:00",
        title: "Reports go out",
        text: "Revenue by code goes to finance, statistics to the group, guest data to the authorities where required.",
      },
      {
        time: "06:30",
        title: "First check-outs",
        text: "Guests settle up on their phones; locks and housekeeping are told at once.",
      },
    ] as const satisfies readonly NightHour[],
  },
  interfaces: {
    title: "Pull a cable at 01:40",
    intro:
      "A cable comes loose at 01:40 and no one finds it until 05:10. Choose a cable: the chart shows what piles up, the text what the hotel would notice.",
    legend: "Which cable comes out",
    down: "01:40",
    up: "05:10",
    items: [
      {
        name: "Till",
        protocol: "FIAS or the till’s REST API",
        noticed: "At breakfast, waiters can’t post to the room. Charges arrive on paper, and late.",
        withQueue:
          "The line is back before the first coffee is charged. There is nothing to catch up on.",
      },
      {
        name: "Payment",
        protocol: "Terminal API, webhooks for results",
        noticed:
          "No-shows can’t be charged, so the list of exceptions never empties and the date doesn’t roll.",
        withQueue:
          "The charges wait as authorisations to be captured, marked in the cockpit. The audit closes with them listed.",
        holdsTheRoll: true,
      },
      {
        name: "Door locks",
        protocol: "Vendor API; older systems by serial line",
        noticed: "Late arrivals get keys that expire on the wrong day.",
        withQueue:
          "Keys are cut at the encoder by hand; extended stays reach the locks at 05:10, in order.",
      },
      {
        name: "Channels",
        protocol: "OTA XML",
        noticed:
          "The portals never hear of the no-shows and show the hotel as full, or sell a room that has gone.",
        withQueue:
          "One full availability update at 05:10. The cockpit warned the night manager at 01:43.",
      },
      {
        name: "Phone & TV",
        protocol: "FIAS through the interface controller",
        noticed: "At seven, the television greets a new guest by the last guest’s name.",
        withQueue: "Check-in states arrive at 05:10, before the first wake-up call.",
      },
      {
        name: "Finance & tax",
        protocol: "Files or API; fiscal signatures by national rules",
        noticed: "The export at 05:00 fails without a word. Finance asks for it at nine.",
        withQueue: "The export runs ten minutes late. Nothing is missing.",
      },
    ] as const satisfies readonly HotelLine[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
