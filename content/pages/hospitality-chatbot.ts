import type { Point, Question, Step } from "../services/types.ts";
import type { Listing } from "./listing.ts";

type Thread = {
  asked: string;
  place: string;
  found: readonly [readonly [term: string, detail: string], ...(readonly [string, string])[]];
  told: string;
  source: string;
};

/** What was asked in the night, and what became of it. */
export type LogLine = { at: string; asked: string; done: string; handedOver?: true };

export type HospitalityChatbotPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  /** The frame around the assistant: a hotel's own website, clearly a sample. */
  stage: {
    title: string;
    label: string;
    note: string;
    address: string;
    hotel: {
      name: string;
      place: string;
      navigation: readonly string[];
      headline: string;
      text: string;
      house: readonly string[];
      drawing: string;
    };
    assistantTitle: string;
    /** On narrow screens, where the assistant is far below the text. */
    toAssistant: string;
    live: string;
    /** The visitor as the assistant knows them until they have said who they are. */
    guest: { name: string; email: string };
    botNote: string;
    ask: { title: string; intro: string; items: readonly { say: string; shows: string }[] };
    withoutScript: { text: string; action: string };
  };
  answers: {
    title: string;
    intro: string;
    steps: { read: Point; lookUp: Point; say: Point };
    /** What the guest wants in one message: where each wish is looked up, and what is said about it. */
    threads: readonly [Thread, Thread];
    /** What is done instead where that is not enough. */
    exits: readonly Point[];
  };
  duties: { title: string; items: readonly (Point & { limit: string })[] };
  /** A night at the desk: the log, of which one line is handed over, and what the assistant could not answer. */
  desk: {
    title: string;
    intro: string;
    log: readonly LogLine[];
    missed: {
      title: string;
      items: readonly (readonly [question: string, times: string])[];
      text: string;
    };
    items: readonly Point[];
  };
  systems: {
    title: string;
    intro: string;
    /** What the systems are connected to. */
    assistant: string;
    head: { reads: string; writes: string; without: string };
    rows: readonly { needs: string; reads: string; writes: string; without: string }[];
  };
  start: { title: string; intro: string; steps: readonly Step[] };
  bring: { title: string; items: readonly string[] };
  questions: { title: string; items: readonly Question[] };
  closing: { title: string; text: string };
};

export const hospitalityChatbot = {
  meta: {
    title: "Hospitality chatbot: try it on a hotel’s own site",
    description:
      "A working hotel assistant on a sample hotel’s site: rooms and quotes for real dates, late check-out, parking, local tips, and handover to the front desk.",
  },
  listing: { name: "Hospitality Chatbot", keywords: ["hotel assistant"] },
  headline: "The guest asks at 23:40. The assistant answers.",
  lede: "Below is a sample hotel’s site with the assistant on duty. Ask as a guest would: dates, rooms, a late check-out, where to park. It quotes, names its source, and hands over when it should.",
  stage: {
    title: "Be the guest",
    label: "Sample hotel",
    note: "Hotel and rates are made up. The assistant is real: it reads what you type and works it out.",
    address: "www.your-hotel.example",
    hotel: {
      name: "The Harbour House",
      place: "A sample hotel by the water",
      navigation: ["Rooms", "Restaurant", "Getting here"],
      headline: "Rooms above the old slipway",
      text: "Forty steps from the ferry, breakfast until eleven at weekends, and a bar that closes when the last boat is in.",
      house: ["Front desk day and night", "Step-free from the street", "Bicycles to borrow"],
      drawing:
        "The sample hotel at night: three floors and a slate roof above a quay, some windows lit, a launch moored in front.",
    },
    assistantTitle: "Hotel assistant",
    toAssistant: "Ask the assistant",
    live: "Live",
    guest: { name: "Guest", email: "guest@harbour-house.example" },
    botNote: "A bot answers here, with sample data.",
    ask: {
      title: "Try these",
      intro: "Type them as they are, with mistakes, or in your own words.",
      items: [
        {
          say: "two rooms next friday for 3 nights, 4 adults",
          shows: "Dates, rooms and guests from one sentence; a quote you can check.",
        },
        { say: "no, the saturday", shows: "A correction. The rest of the enquiry stays." },
        { say: "can we check out at 2pm", shows: "A hotel rule, with its source." },
        {
          say: "is there parking, and how do we get there from the station",
          shows: "Two questions at once.",
        },
        { say: "my key card does not work", shows: "A job for a person, so it hands over." },
      ],
    },
    withoutScript: {
      text: "The assistant needs JavaScript, which is off here. Everything else on this page works without it.",
      action: "Ask us to show it to you",
    },
  },
  answers: {
    title: "Every answer has a source",
    intro: "Guests rely on prices and rules, so both are looked up or worked out, never invented.",
    steps: {
      read: {
        title: "Read",
        text: "What is wanted: dates, nights, rooms, guests. Typing mistakes are expected.",
      },
      lookUp: {
        title: "Look up",
        text: "Rules and services on your own pages; rooms and rates in your property system, live.",
      },
      say: {
        title: "Answer",
        text: "The answer, where it comes from, and a card with the quote that the guest can keep.",
      },
    },
    threads: [
      {
        asked: "two rooms Friday to Monday, 4 adults.",
        place: "Property system",
        found: [
          ["Standard rooms", "2 free"],
          ["Fri, Sat", "2 × 2 × $136"],
          ["Sun", "2 × $118"],
          ["City tax", "4 × 3 × $2.50"],
        ],
        told: "2 Standard rooms are free, $810 in all.",
        source: "Sample hotel: rooms and rates",
      },
      {
        asked: "is there parking?",
        place: "Your page on parking",
        found: [
          ["Yard", "14 spaces"],
          ["A night", "$14"],
        ],
        told: "Yes, there are 14 spaces in the yard at $14 a night.",
        source: "Sample hotel: parking",
      },
    ],
    exits: [
      {
        title: "If a detail is missing",
        text: "It asks for that detail, with the likeliest answers to tap. There is no form to fill in.",
      },
      {
        title: "If a person is needed",
        text: "A complaint, a medical problem, a locked door, or a plain “I want to talk to someone”: the front desk gets it with everything said so far.",
      },
    ],
  },
  duties: {
    title: "What it takes on, and where it stops",
    items: [
      {
        title: "Availability and quotes",
        text: "Several rooms, children, odd dates, a changed mind. It shows the price of each night and what is included.",
        limit: "Stops at payment. The guest pays on your booking page, with everything filled in.",
      },
      {
        title: "Questions about the stay",
        text: "Breakfast, parking, pets, pool hours, cot, invoice address. Answered from the page that your staff maintain.",
        limit: "Stops where no page has the answer. It says so and lists the question for you.",
      },
      {
        title: "Check-in and late check-out",
        text: "It knows the day’s rule and price, notes the request on the enquiry and tells the desk.",
        limit: "Stops before promising a room that the next guest needs. The desk confirms.",
      },
      {
        title: "Local tips",
        text: "Walks, restaurants, the last bus. From your list, in your tone of voice, with distance and opening hours.",
        limit: "Stops at your list. It never searches the web for a rival.",
      },
      {
        title: "Trouble at night",
        text: "A key card, a noise, a lost bag. It asks for the room number and tells the person on duty.",
        limit: "Stops at emergencies: it gives the number to call, and nothing else.",
      },
    ],
  },
  desk: {
    title: "The front desk’s view",
    intro:
      "One night’s log. Whatever needs a person is summed up in one line, so no guest has to repeat anything.",
    log: [
      {
        at: "22:50",
        asked: "“is breakfast included”",
        done: "Answered, from your page on breakfast",
      },
      {
        at: "23:43",
        asked: "Two rooms, Fri 27 to Mon 30, four adults, wants late check-out.",
        done: "To the desk: quoted $810, the late check-out needs your yes",
        handedOver: true,
      },
      {
        at: "01:15",
        asked: "“the room next door is so loud”",
        done: "Asked for the room number, told the night porter",
      },
      {
        at: "03:05",
        asked: "“can i moor my boat at the quay”",
        done: "Not on any page. Added to the morning’s list",
      },
    ],
    missed: {
      title: "Unanswered by morning",
      items: [
        ["Can I moor my boat here?", "4×"],
        ["Is there a piano?", "2×"],
        ["Where can I watch the football?", "1×"],
      ],
      text: "Ten minutes of editing, and tonight it can answer them.",
    },
    items: [
      {
        title: "The guest knows",
        text: "They are told who is taking over and how soon, within the hours you set.",
      },
      {
        title: "The desk can hand it back",
        text: "Once the matter is settled, the assistant carries on with what was agreed.",
      },
    ],
  },
  systems: {
    title: "Connections",
    intro: "It begins with nothing but your pages. Each connection adds something a guest notices.",
    assistant: "Assistant",
    head: { reads: "It reads", writes: "It writes", without: "Without it" },
    rows: [
      {
        needs: "Property system",
        reads: "Free rooms, rates, restrictions",
        writes: "An enquiry or a provisional booking, with an expiry date",
        without: "It takes the dates and passes them to reservations",
      },
      {
        needs: "Your pages",
        reads: "Rules, services, opening hours",
        writes: "Nothing",
        without: "It has no facts, so this is where we start",
      },
      {
        needs: "Desk messaging",
        reads: "Who is on duty",
        writes: "The handover",
        without: "An e-mail with the conversation",
      },
      {
        needs: "Housekeeping",
        reads: "Room ready, room blocked",
        writes: "A late check-out request",
        without: "The desk passes it on by hand",
      },
      {
        needs: "Guest channels",
        reads: "Messages from WhatsApp, SMS, e-mail",
        writes: "Answers, in the same thread",
        without: "It works on your site only",
      },
    ],
  },
  start: {
    title: "From your pages to your guests",
    intro: "Reading your pages takes minutes. The rest depends on your property system.",
    steps: [
      {
        when: "15–30 minutes",
        title: "On your pages",
        text: "The standard assistant reads your public pages and answers in a test window that only you can open.",
      },
      {
        when: "1–3 business days",
        title: "In your words",
        text: "Tone, hotel rules, tips, desk hours. Your staff ask it what guests ask them.",
      },
      {
        when: "Depends on your system",
        title: "With your rates",
        text: "We connect the test environment first and compare a week of quotes with yours.",
      },
      {
        when: "When you say so",
        title: "For guests",
        text: "At night first, on one page, once the desk knows. Then more widely.",
      },
    ],
  },
  bring: {
    title: "What we need from you",
    items: [
      "Someone from the desk, for four hours in the first week",
      "Your rules in writing: cancellation, pets, children, late check-out",
      "A test system, or a contact at its vendor",
      "A hundred old questions, names removed, as the test it must pass",
    ],
  },
  questions: {
    title: "Questions from hotels",
    items: [
      {
        question: "Does it make things up?",
        answer:
          "Rates, rules and hours come from your systems and pages, with the source below the answer. If neither has it, the assistant says so. Try to catch it out.",
      },
      {
        question: "Will guests know it is not a person?",
        answer: "Yes. It says so at the start, and whenever it is asked.",
      },
      {
        question: "Which languages does it speak?",
        answer:
          "The demo here speaks English, Spanish, German, French and Portuguese. For your hotel we add the languages your guests write in, each with its own test questions from your desk.",
      },
      {
        question: "Does it replace night staff?",
        answer:
          "No. It answers the eighth question about parking while your colleague is at the door with someone whose key does not work.",
      },
      {
        question: "What happens to what guests type?",
        answer:
          "It is kept in the country you choose, for the days you set. Our privacy page says what this demo keeps.",
      },
      {
        question: "Which property systems can it use?",
        answer:
          "Any with an interface for availability and rates. Name yours, and within a working day we’ll tell you what it allows.",
      },
    ],
  },
  closing: {
    title: "Let it read your pages",
    text: "Send the address of your site. On the call you’ll question your own assistant while we watch.",
  },
} as const satisfies HospitalityChatbotPage;
