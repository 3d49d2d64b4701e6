import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";

/** What a visitor says, and what the answer must hold (a part of it, or of its card). */
export type Script = {
  name: string;
  industry: IndustryId;
  turns: readonly (readonly [string, RegExp])[];
};

export const scripts: readonly Script[] = [
  {
    name: "a room in one sentence, corrected, confirmed",
    industry: "hospitality",
    turns: [
      ["two rooms next friday for 3 nights, 4 adults", /27 November.*3 nights.*4 guests/],
      ["no, the saturday", /21 November.*3 nights/],
      ["yes", /front desk now has/],
    ],
  },
  {
    name: "a room step by step, with a question in between",
    industry: "hospitality",
    turns: [
      ["i'd like to reserve a room", /arrive/],
      ["do you allow dogs?", /Dogs and cats are welcome[\s\S]*Back to your room/],
      ["next tuesday", /how many nights/i],
      ["two", /how many people/],
      ["me and my wife", /2 guests.*is free/],
    ],
  },
  {
    name: "two questions at once",
    industry: "hospitality",
    turns: [
      ["is there parking, and how do we get there from the station", /14 spaces[\s\S]*bus 4/],
    ],
  },
  {
    name: "late check-out by the clock",
    industry: "hospitality",
    turns: [
      ["can we check out at 2pm", /\$25/],
      ["and at 5pm?", /half a night/],
    ],
  },
  {
    name: "a booking cannot be cancelled free",
    industry: "hospitality",
    turns: [["please cancel my booking HH-3042", /not refunded/]],
  },
  {
    name: "what a person must do",
    industry: "hospitality",
    turns: [["my key card does not work", /front desk/]],
  },
  {
    name: "where an order is, then cancelling it",
    industry: "e-commerce",
    turns: [
      ["where is my order", /Which order/],
      ["BK-10517", /being packed/],
      ["cancel it", /cancelling is possible/],
    ],
  },
  {
    name: "returns by date",
    industry: "e-commerce",
    turns: [
      ["can I return BK-10355?", /it may go back/],
      ["and BK-10120?", /ended 18 days ago/],
    ],
  },
  {
    name: "advice by use and budget",
    industry: "e-commerce",
    turns: [
      ["I need a tent for hiking", /cost at most/],
      ["under 200 dollars", /Ridge 2|Lee 1/],
    ],
  },
  {
    name: "an unknown number, then leaving the task",
    industry: "e-commerce",
    turns: [
      ["track order BK-99999", /no order BK-99999/],
      ["never mind", /leave your order/],
      ["thanks", /Glad|Any time/],
    ],
  },
  {
    name: "troubleshooting to a ticket, its status, escalation",
    industry: "support",
    turns: [
      ["i can't log in", /Step 1 of 3/],
      ["no", /Step 2 of 3/],
      ["still not working", /Step 3 of 3/],
      ["no", /Ticket PL-\d+ is open/],
      ["what is the status of my ticket?", /new/i],
      ["please escalate it", /priority critical/],
    ],
  },
  {
    name: "a ticket in words",
    industry: "support",
    turns: [
      ["open a ticket please", /one sentence/],
      ["the calendar shows wrong days", /How urgent/],
      ["normal", /Ticket PL-\d+ is open/],
    ],
  },
  {
    name: "a campaign and its return",
    industry: "marketing",
    turns: [
      ["help me plan a campaign", /what should the campaign achieve/],
      ["more sales", /What can you spend/],
      ["$5,000", /how many weeks/],
      ["8 weeks", /Shall we work out/],
      ["yes", /revenue/],
      ["$25,000", /of 100 of revenue/],
      ["40%", /= 100%/],
      ["actually revenue of $8,000", /= -36%/],
    ],
  },
  {
    name: "out of scope is admitted",
    industry: "support",
    turns: [["who painted guernica", /not something I can answer/]],
  },
  {
    name: "repeat",
    industry: "e-commerce",
    turns: [
      ["how long does delivery take", /3–5 working days/],
      ["can you repeat that", /3–5 working days/],
    ],
  },
];
