import type { IndustryId } from "@brightkeel/contracts";

/** A scripted conversation: each message, and what the answer (or its card) must contain. */
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
      ["no, the saturday", /28 November.*3 nights/],
      ["yes", /front desk now has/],
    ],
  },
  {
    name: "a room step by step, with a question in between",
    industry: "hospitality",
    turns: [
      ["i'd like to reserve a room", /arrive/],
      ["do you allow dogs?", /Yes, dogs and cats are welcome[\s\S]*Back to your room/],
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
    turns: [["please cancel my booking HH-3042", /isn’t refunded/]],
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
      ["cancel it", /you can cancel it/],
    ],
  },
  {
    name: "returns by date",
    industry: "e-commerce",
    turns: [
      ["can I return BK-10355?", /you can return it/],
      ["and BK-10120?", /ended 18 days ago/],
    ],
  },
  {
    name: "advice by use and budget",
    industry: "e-commerce",
    turns: [
      ["I need a tent for hiking", /I’d get the Ridge 2/],
      ["under 150 dollars", /Lee 1/],
    ],
  },
  {
    name: "an unknown number, then leaving the task",
    industry: "e-commerce",
    turns: [
      ["track order BK-99999", /can’t find order BK-99999/],
      ["never mind", /drop your order/],
      ["thanks", /[Gg]lad|anytime/],
    ],
  },
  {
    name: "troubleshooting to a ticket, its status, escalation",
    industry: "support",
    turns: [
      ["i can't log in", /Step 1 of 3/],
      ["no", /Step 2 of 3/],
      ["still not working", /Step 3 of 3/],
      ["no", /shall I open a ticket/],
      ["yes please", /Ticket PL-\d+ is open/],
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
    turns: [["who painted guernica", /I can’t answer that here/]],
  },
  {
    name: "repeat",
    industry: "e-commerce",
    turns: [
      ["how long does delivery take", /3–5 working days/],
      ["can you repeat that", /3–5 working days/],
    ],
  },
  {
    name: "impossible dates and counts are named, and the room is found all the same",
    industry: "hospitality",
    turns: [
      ["book me a room from 30 february", /no 30 February.*Which day/],
      ["from 12 december to 10 december", /leaving before you arrive.*how many nights/],
      ["-5 nights", /shortest stay is one night/],
      ["what is 2+2?", /^2 \+ 2 = 4\./],
      ["3 nights", /how many people/],
      ["0 guests", /at least one guest/],
      ["two", /12 December to Tuesday, 15 December.*2 guests/],
    ],
  },
  {
    name: "a family, a changed mind, a question between, and back again",
    industry: "hospitality",
    turns: [
      ["two rooms and three kids from 12 december", /how many nights/i],
      ["how much is breakfast?", /\$16 per person[\s\S]*Back to your room/],
      ["2 nights", /how many adults/],
      ["2", /5 guests/],
      ["no, the 14th", /14 December/],
      ["go back", /12 December/],
      ["what did I book?", /stay from Saturday, 12 December.*nothing is booked/],
      ["book it", /front desk now has/],
    ],
  },
  {
    name: "one task left for another and taken up by itself",
    industry: "hospitality",
    turns: [
      ["book a room from 12 december", /how many nights/i],
      ["I want to cancel my reservation", /booking number/],
      ["I don't know the number", /use one of these/],
      ["HH-3017", /Did you mean HH-3107/],
      ["yes", /cancel HH-3107 free[\s\S]*Back to your room/],
      ["never mind", /drop your room/],
      ["go on", /12 December. For how many nights/],
    ],
  },
  {
    name: "a quote made smaller, cheaper, and cancelled in thought",
    industry: "hospitality",
    turns: [
      [
        "I need 2 rooms for 3 adults and 2 children from 12 december for 2 nights",
        /a Standard room and a Family room are free/,
      ],
      ["how much would it be with 1 room", /a Family room is free/],
      ["90% discount?", /^No, I can’t give you 90% off/],
      ["can we cancel later?", /until 18:00/],
      ["ok book it", /front desk now has/],
    ],
  },
  {
    name: "anger is met calmly, and the stay goes on",
    industry: "hospitality",
    turns: [
      ["a room from 12 december please", /how many nights/i],
      ["you stupid bot", /annoying[\s\S]*how many nights/i],
      ["ich möchte ein Zimmer", /^Of course, in German/],
      ["no", /how many nights/i],
      ["2 nights", /how many people/],
    ],
  },
  {
    name: "a mistyped number, a cancellation, a return, another order",
    industry: "e-commerce",
    turns: [
      ["where is my order BK-10428", /Did you mean BK-10482/],
      ["yes", /on its way/],
      ["can I still cancel it?", /can no longer be stopped/],
      ["ok then I want to send it back", /refuse it at the door/],
      ["no, the other order BK-10391", /already come back/],
      ["show me the order of my neighbour", /belongs to someone else/],
    ],
  },
  {
    name: "a present, cheaper, and what it weighs",
    industry: "e-commerce",
    turns: [
      ["I'm looking for something for my dad's birthday", /I’d get/],
      ["around 50 bucks", /Wick lantern for \$49/],
      ["something cheaper", /Glim headlamp \(\$39\)/],
      ["is it in stock", /in stock/],
      ["is the harbour 4 available?", /sold out/],
      ["how much does it weigh", /5\.4 kg/],
    ],
  },
  {
    name: "a budget in another currency",
    industry: "e-commerce",
    turns: [
      ["tent for 4 people, max €300", /US dollars.*really fits.*Harbour 4/],
      ["any price", /I’d get the Harbour 4/],
    ],
  },
  {
    name: "a campaign in euros, amended, and its return with odd figures",
    industry: "marketing",
    turns: [
      [
        "plan a campaign for more sales with €5,000 over 8 weeks",
        /€5,000 over 8 weeks.*€625 a week/,
      ],
      ["what if we only have 1000", /€1,000 over 8 weeks/],
      ["200 weeks", /Two years is as far ahead/],
      ["6 weeks", /over 6 weeks/],
      ["yes", /Cost: €1,000/],
      ["3,456.78", /of 100 of revenue/],
      ["150%", /up to 100%/],
      ["33.3%", /€3,456\.78 × 33\.3%/],
      ["what did we plan?", /return: cost €1,000/],
    ],
  },
  {
    name: "no, and no again, leaves the plan",
    industry: "marketing",
    turns: [
      ["help me plan a campaign", /achieve/],
      ["leads", /More leads/],
      ["no", /nothing is final.*What can you spend/],
      ["nope", /drop your campaign/],
      ["go on", /More leads.*What can you spend/],
    ],
  },
  {
    name: "login triage with a detour, and an honest farewell",
    industry: "support",
    turns: [
      ["I cannot log in", /Step 1 of 3/],
      ["reset password", /Forgot password[\s\S]*Did step 1 help/],
      ["I cannot login", /Step 2 of 3/],
      ["what is my name?", /You are Mara Vogt/],
      ["thanks bye", /isn’t solved yet/],
      ["go on", /Step 2 of 3/],
    ],
  },
  {
    name: "a fault that comes back, an unknown ticket, a discount",
    industry: "support",
    turns: [
      ["the app is slow", /Step 1 of 3/],
      ["yes", /Good to hear/],
      ["actually no, slow again", /Step 2 of 3/],
      ["cancel", /drop finding the fault/],
      ["status of ticket PL-9999", /(?:no|can’t find) ticket PL-9999/],
      ["2042", /Did you mean PL-2041/],
      ["yes", /waiting for you/],
      ["20% discount?", /^Yes: a fifth less/],
    ],
  },
];
