import type { Point, ServicePage } from "./types.ts";

/** One stop of the night: what the house does, what the systems do, what goes wrong when nobody watches. */
export type NightHour = {
  time: string;
  title: string;
  house: string;
  systems: string;
  risk: string;
};

/** One connection between the property system and something else in the hotel. */
export type HotelInterface = {
  system: string;
  carries: string;
  direction: string;
  protocol: string;
  /** What a guest or the night manager notices when the connection is down. */
  whenDown: string;
};

export const hospitality = {
  slug: "hospitality",
  meta: {
    title: "Hotel software, interfaces and night audit",
    description:
      "Property systems, tills, locks, channels and payment joined into one hotel that balances every night. What we build, how long it takes, what you bring.",
  },
  headline: "Hotel software that balances every night.",
  lede: "A hotel runs on a dozen systems that were bought in different years. We connect them, build what is missing for your guests and your staff, and prove it where it counts: at the night audit, when every room, bill and card has to agree.",
  problems: {
    title: "Where a hotel’s systems disagree",
    items: [
      {
        title: "The same room is sold twice",
        text: "The channel manager hears of the last sale a few minutes late, two portals take the booking, and the desk walks a guest at eleven at night. The cure is in the order and the retry of availability messages, and we can show you which one was lost.",
      },
      {
        title: "The desk types what a system already knows",
        text: "Minibar, spa, garage and conference bills are keyed into the folio by hand. Each is a minute at check-out and now and then a dispute a week later.",
      },
      {
        title: "The audit never closes before four",
        text: "A restaurant check is open, a cashier has gone home, a room was moved without a rate. The night auditor finds it by paging through printouts instead of reading a list of exceptions.",
      },
      {
        title: "Head office waits for e-mail",
        text: "Every property exports its own spreadsheet with its own idea of occupancy. The group compares figures that were never the same figure.",
      },
    ],
  },
  deliverables: {
    title: "What you can order",
    intro:
      "Take one or all of them. Each stands alone and is handed over with its source code, its tests and a page your night manager can read.",
    items: [
      {
        title: "Interface layer",
        text: "A service between the property system and everything else. It queues what one side sends while the other is down, keeps messages in order for each room, and shows the backlog on one screen.",
      },
      {
        title: "Guest journey",
        text: "Pre-arrival form, mobile check-in with registration by local law, digital key, requests during the stay, bill on the phone, check-out without the desk. In your design, in the languages your guests speak.",
      },
      {
        title: "Audit cockpit",
        text: "The exceptions of the night in one list, from open checks to rate variances, each with the person who can close it. It opens at 22:00, when the outlets are still staffed and a cashier can still be asked.",
      },
      {
        title: "Direct booking",
        text: "Your rates, packages and restrictions straight from the property system, a booking in four steps, card details kept by the payment provider and never by you.",
      },
      {
        title: "Group reporting",
        text: "Occupancy, ADR, RevPAR and pick-up with one written definition for each, fed from every property after its date rolls, whatever system it runs.",
      },
      {
        title: "Move to a new property system",
        text: "Profiles, future reservations, deposits, open folios and loyalty balances carried over, rehearsed twice, and switched between two business dates.",
      },
    ],
  },
  process: {
    title: "One property first, then the group",
    intro:
      "The times are for one interface set or one guest journey at a hotel with a supported property system. Certification by the system’s vendor is the part we cannot shorten: ask for it on the first day.",
    steps: [
      {
        when: "Week 1",
        title: "A night and a morning in the hotel",
        text: "An analyst and an engineer sit through a night audit and the check-out rush after it. You get a map of every interface with its owner, version and contract.",
      },
      {
        when: "Weeks 2–3",
        title: "Test property",
        text: "We set up a test hotel with your room types, rate codes and transaction codes, and apply for API access with the vendor of the property system.",
      },
      {
        when: "Weeks 4–8",
        title: "Build, shown every Friday",
        text: "Each connection is built with its failure first: link down, message twice, message late, business date different. Front office and finance try it at the test hotel.",
      },
      {
        when: "Weeks 9–10",
        title: "Parallel nights",
        text: "New and old run side by side through several audits, one of them a full house. The totals by transaction code must agree to the cent before anything is switched.",
      },
      {
        when: "Week 11 on",
        title: "Switch and stay",
        text: "We switch after a date roll, with an engineer at the property or on the line for the first three nights. The next hotel starts with the map and the tests of the first.",
      },
    ],
  },
  client: {
    title: "What we need from the house",
    intro: "Four people for a few hours a week are enough, if they are the right four.",
    items: [
      {
        title: "A front office manager who may decide",
        text: "About three hours a week. They choose what happens when two systems disagree about a room.",
      },
      {
        title: "Finance, once, properly",
        text: "The chart of transaction codes, tax rules and the accounts they post to. If three codes mean breakfast, we settle it here.",
      },
      {
        title: "The contract with each vendor",
        text: "Interface licences are sold apart by most vendors of property, till and lock systems. We tell you which you lack and what to ask for.",
      },
      {
        title: "A night",
        text: "Permission to be behind the desk from 22:00 to 07:00, and a night auditor who is willing to be asked why.",
      },
    ],
  },
  technologies: {
    title: "Systems and standards",
    intro:
      "The systems we write to and the languages they speak. Yours is missing? If it has an API or a serial line, it can be joined; the first week tells what that costs.",
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
        items: ["OpenTravel (OTA) XML", "HTNG", "FIAS", "JSON webhooks", "SFTP for the stubborn"],
      },
    ],
  },
  engagement: {
    title: "Ways to work together",
    intro: "The form follows how well the end is known.",
    models: [
      {
        name: "Fixed scope, one property",
        text: "An interface set or a guest journey with a price agreed after the first week, when the map is drawn and the licences are known.",
        fits: "A single hotel, or the pilot of a group",
      },
      {
        name: "Roll-out by wave",
        text: "A price for each property by size class, four to six hotels a wave, a stop after each wave at which you may end.",
        fits: "Groups from about five properties",
      },
      {
        name: "Night watch",
        text: "We run the interface layer and are called by it, not by your desk, when a queue grows. Monthly, with notice of one month.",
        fits: "Hotels without an IT department of their own",
      },
    ],
  },
  questions: [
    {
      question: "Do we have to replace our property system?",
      answer:
        "No. Most of our work leaves it where it is. We advise a change only when the vendor has ended support, or when the API you would need is not offered for your version; then you get the reasons in writing and three candidates rated by your own list.",
    },
    {
      question: "What happens at the desk when your layer is down?",
      answer:
        "The property system works on, because nothing of ours stands between it and its own database. Messages wait in the neighbour’s queue or in ours and are sent in order when the link returns. For keys and payment there is a written manual way, and the desk rehearses it before the switch.",
    },
    {
      question: "How do you handle card data?",
      answer:
        "We keep it out. Terminals encrypt at the reader, the booking page uses the fields of the payment provider, and the property system holds a token. No card number passes through our layer, and with a validated P2PE terminal the part of your network that PCI DSS 4.0.1 looks at shrinks to very little. Phone bookings are the usual leak; a payment link closes it.",
    },
    {
      question: "Can guests check in on the phone everywhere?",
      answer:
        "The law of the country decides. Germany has asked for no registration form from German guests since January 2025 but still does for guests from abroad; Spain and Italy require the guest’s data to be sent to the authorities’ own services. We build the step that your country demands and leave out those it does not.",
    },
    {
      question: "How long does a migration between property systems take?",
      answer:
        "For a hotel with one restaurant and standard interfaces, plan three to four months, most of it for interface certification, training and two rehearsals. Groups with central profiles and loyalty take longer for the first hotel and less for each one after it. History older than your tax law asks for stays in an archive you can search.",
    },
    {
      question: "Can the chatbot on your site be put on ours?",
      answer:
        "Yes. The hospitality assistant answers from your own rates, policies and local tips, takes booking enquiries with dates and guests, and hands over to the front desk. It can be tried on the hospitality chatbot page without a call.",
    },
  ],
  closing: {
    title: "Let us sit through one night audit.",
    text: "Tell us which property system you run and what keeps your night auditor awake. In a 30-minute call you learn whether it is an interface, a process or a licence.",
  },
  balance: {
    title: "What “balances” means",
    intro:
      "A trial balance adds one day to the last one, and must arrive at what the guests in house owe. This is a night at 02:30, made up for this page, just before the date may roll.",
    /** In cents; what leaves the guest ledger is negative. The totals are computed where they are shown. */
    carried: { name: "Guest ledger after the last roll", cents: 48_210_00 },
    day: [
      { name: "Rooms, 84 at their own rates", cents: 11_046_00 },
      { name: "City tax, 131 guests at 3.00", cents: 393_00 },
      { name: "Till, signed to rooms", cents: 2_355_40 },
      { name: "Paid by card, cash and transfer", cents: -13_640_20 },
      { name: "Moved to invoices at check-out", cents: -4_125_00 },
    ],
    /** What the open folios of the property system add up to. */
    folios: { name: "Open folios, added up", cents: 44_202_20 },
    finding: {
      title: "The difference has a number: check 4417",
      text: "A table in the bar signed for a room that had just checked out, and the property system refused the charge. The cockpit has shown it since 23:26, with outlet, cashier and sum. The night auditor moves it to the card on file, and the date may roll.",
    },
    without: "Without that list it is found on Thursday, by finance, among three hundred postings.",
  },
  nightAudit: {
    title: "The night audit, hour by hour",
    intro:
      "A hotel has two dates. The calendar turns at midnight; the business date turns when the audit says so. Between the two lies the only time of day at which every system must agree on everything. The hours below are typical for a city hotel, and the order of steps is set by your property system.",
    hours: [
      {
        time: "22:00",
        title: "Exceptions open",
        house: "Late arrivals are called, the bar is full.",
        systems:
          "The cockpit lists open checks, rooms without a rate, arrivals without a guarantee, and departures still in house.",
        risk: "What is not asked now is asked at three, of nobody.",
      },
      {
        time: "23:30",
        title: "Outlets close",
        house: "Kitchen and bar settle their checks, cashiers count.",
        systems:
          "The till posts the last room charges with check number and outlet. Totals by outlet must equal the folio postings.",
        risk: "A check left open becomes tomorrow’s revenue and today’s difference.",
      },
      {
        time: "00:00",
        title: "Only the calendar turns",
        house: "Guests still arrive. They belong to yesterday.",
        systems:
          "Locks, tills and payment terminals now print a new date, the property system does not.",
        risk: "Key cards cut by calendar date expire a day early; postings land on the wrong day.",
      },
      {
        time: "01:30",
        title: "Arrivals and departures settled",
        house: "The auditor decides on no-shows and extends stays.",
        systems:
          "No-shows are charged by policy through the payment token, their nights go back on sale.",
        risk: "A late guest marked as no-show arrives to a room that was sold again.",
      },
      {
        time: "02:30",
        title: "Room and tax, then the roll",
        house: "The desk works on paper for some minutes.",
        systems:
          "Room, tax and packages post to every folio, the trial balance closes, the business date moves on. Interfaces hold their messages meanwhile.",
        risk: "A message sent during the roll can be refused. If the sender does not repeat it, it is gone.",
      },
      {
        time: "03:00",
        title: "Everyone hears the new date",
        house: "Registration cards and the arrivals list are printed.",
        systems:
          "Queues empty in order, availability is sent in full to the channels, lock and till clocks are compared.",
        risk: "A channel that missed the no-shows shows the house as full for the rest of the night.",
      },
      {
        time: "05:00",
        title: "The figures leave",
        house: "Breakfast counts go to the kitchen.",
        systems:
          "Revenue by transaction code goes to finance, statistics to the group, guest data to the authority where law asks for it.",
        risk: "One new code without an account stops the export. The cockpit asks for it at 22:00 instead.",
      },
      {
        time: "06:30",
        title: "First check-outs",
        house: "The bill is right, so nobody reads it aloud.",
        systems: "Folios close on the phone, doors and housekeeping learn it in the same second.",
        risk: "This is where the guest meets every mistake of the night.",
      },
    ] as const satisfies readonly NightHour[],
  },
  interfaces: {
    title: "Seven lines into the property system",
    intro:
      "The list we fill in during the first week, as it looks at a typical house. The last column is the one to ask your present supplier about.",
    items: [
      {
        system: "Point of sale",
        carries: "Room charges, covers, guest name for the check",
        direction: "both ways",
        protocol: "FIAS or the till’s REST API",
        whenDown: "Waiters cannot post to the room; charges come on paper and late",
      },
      {
        system: "Door locks",
        carries: "Key create, extend, cancel; mobile key",
        direction: "out",
        protocol: "Vendor API, older systems by serial line",
        whenDown: "Keys are cut at the encoder alone and keep the wrong end of stay",
      },
      {
        system: "Channel manager",
        carries: "Availability and rates out, bookings in",
        direction: "both ways",
        protocol: "OTA XML: HotelAvailNotif, HotelRateAmountNotif, HotelResNotif",
        whenDown: "Overbooking, in minutes on a busy day",
      },
      {
        system: "Payment",
        carries: "Authorisation, top-up, capture, refund, token",
        direction: "both ways",
        protocol: "Terminal API, webhooks for results",
        whenDown: "Desk takes cash or a payment link; captures pile up for the audit",
      },
      {
        system: "Housekeeping",
        carries: "Room status, assignments, faults",
        direction: "both ways",
        protocol: "REST; phones dial a code in older houses",
        whenDown: "Clean rooms stay unsold in the queue at three in the afternoon",
      },
      {
        system: "Telephone and TV",
        carries: "Check-in state, name, wake-up, message light",
        direction: "both ways",
        protocol: "FIAS through the interface controller",
        whenDown: "The last guest’s name greets the next on the television",
      },
      {
        system: "Accounting and tax",
        carries: "Revenue by code, invoices, fiscal signatures",
        direction: "out",
        protocol: "Files or API; signing by national rule, for example TSE in Germany",
        whenDown: "Bills without a signature are not valid where signing is law",
      },
    ] as const satisfies readonly HotelInterface[],
  },
  handover: {
    title: "What stays in the house when we leave",
    items: [
      {
        title: "The interface map",
        text: "One sheet: every line, its owner, its contract, its manual fallback.",
      },
      {
        title: "The night book",
        text: "For each alarm, what it means to a guest, what to do first, whom to wake.",
      },
      {
        title: "The test hotel",
        text: "Yours to keep, for training and for every vendor’s next version.",
      },
    ] as const satisfies readonly Point[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
