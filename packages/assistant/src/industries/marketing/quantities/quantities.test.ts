import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  // how many, at how much, over a time
  [
    ["4 people a day don't come, at 35 each. how much do i lose in a month?"],
    /^4,200 a month: 4 people × 35 × 30 days/,
  ],
  [
    ["my clients just don't turn up, like 6 a week at 28 quid. What does it cost me per year?"],
    /^£8,736 a year: 6 × £28 × 52 weeks/,
  ],
  [
    ["we sell 60 meals a day at $11, 4 days a week. what is that in a year"],
    /^\$137,280 a year: 60 meals × \$11 × 4 days × 52 weeks/,
  ],
  [
    ["Gym with 340 members at 39 a month.", "what does it bring in a year"],
    /^159,120 a year: 340 members × 39 × 12 months/,
  ],
  [
    ["one pupil pays 30 euros a week, 40 weeks. what are 5 pupils worth per year"],
    /^€6,000 a year: 5 pupils × €30 × 40 weeks/,
  ],
  // pieces
  [
    ["3000 flyers, printing 4 cent each and giving them out 6 cent each, how much do I pay?"],
    /^300 in all: 3,000 × \(0\.04 \+ 0\.06\)\. That’s 0\.10 a flyer\./,
  ],
  [
    ["4000 letters at 38 cents each plus 900 for the design, what is that per letter"],
    /^2,420 in all: 4,000 × 0\.38 \+ 900\. That’s 0\.61 a letter\./,
  ],
  [
    ["I'll print 2500 leaflets for £180 and pay a student £12 an hour for 15 hours. total?"],
    /^£360 in all: £180 \+ 15 hours × £12\. That’s £0\.14 a leaflet\./,
  ],
  [
    ["2000 postcards 0.45 each by post, is that good"],
    /^900 in all: 2,000 × 0\.45\. 0\.5–2 in a hundred usually answer/,
  ],
  [
    ["3000 flyers for 300 euros, how much each?", "and how many people come from that?"],
    /^Usually 6–15: 0\.2–0\.5 in a hundred flyers .*each costs you €20–€50/,
  ],
  [
    ["2000 postcards cost 0.45 each, total?", "my budget is 300, so how many postcards is that"],
    /^666 postcards: 300 ÷ 0\.45/,
  ],
  // shares
  [
    ["Gym with 340 members at 39 a month. We lose 5% each month. how many is that"],
    /^17: 340 × 5%\. That’s 663 a month/,
  ],
  [
    [
      "I have 300 people on whatsapp, the course is 89 euro, how much do I earn if 1 of 20 buys",
      "platform takes 12 percent",
    ],
    /^€1,174\.80: 300 × 1 in 20 = 15 buyers, at €89 each €1,335, less 12% \(€160\.20\)/,
  ],
  [
    [
      "booking.com takes 15 percent. last year 800 nights through them at 42. how much did i pay them",
    ],
    /^5,040: 800 nights × 42 = 33,600, of it 15%/,
  ],
  [["14 cancellations last month, 65 each. what did i lose"], /^910: 14 cancellations × 65\./],
  [
    ["Our newsletter: 2,150 subscribers, 31% open, 2.4% click", "how many people click then"],
    /^About 52 people: 2,150 subscribers × 2\.4%/,
  ],
  [
    [
      "an evening with a singer costs a 300 fee plus 120 wine, 40 chairs at 8 a ticket. profit?",
      "and if only 25 come",
    ],
    /^A loss of 220: 25 × 8 − 420/,
  ],
  [
    ["400 donors, avg gift 35 twice a year. what is that in total"],
    /^28,000 a year: 400 donors × 35 × 2/,
  ],
  [
    ["we pay 1,200 per month. They promise 30 leads a month", "what is that per lead"],
    /^40 a lead: 1,200 ÷ 30/,
  ],
  [["flyers 5000 pcs cost 210, distribution 55 per 1000. total?"], /^485 in all: 210 \+ 5 × 55/],
  [
    ["we want to send 800 letters, stamp 0.85, paper 0.10. what is the total?"],
    /^760 in all: 800 × \(0\.85 \+ 0\.10\)/,
  ],
  // one
  [
    ["candle 14, costs me 5, the stall is 1100 for 24 days", "how many candles to break even"],
    /^123: 1,100 ÷ 9/,
  ],
  [["we make wedding cakes, 480 average, cost of making is 190"], /^So one leaves you 290/],
  [
    [
      "a pupil brings about 1400 all in, fuel and car cost me 600",
      "if i spend 500 how many pupils do i need",
    ],
    /^1: 500 ÷ 800/,
  ],
  [
    ["a meal costs us 9 to make and we charge 22. with two for one what is left"],
    /^4 for two guests: 22 − 2 × 9/,
  ],
  [["buy 9 get 1 free, what discount is that really"], /^10%: 1 of 10 is free/],
  [
    [
      "a subscription for coffee beans, 16 a month, beans and post cost 10.50. how many subscribers to cover 1,100 fixed costs",
    ],
    /^200: 1,100 ÷ 5\.50/,
  ],
  [
    ["if a click is 4 and 1 of 25 calls and 1 of 5 of them buys, what does one cost"],
    /^500 an order/,
  ],
])("%j", (messages, expected) => {
  const say = talk("marketing");
  let reply = "";
  for (const message of messages) reply = say(message).text;
  expect(reply).toMatch(expected);
});

test.each([
  [
    ["We are dentists, two new practices opened", "What would you do with 500 euros a month"],
    /€1,000 a month/,
  ],
  [
    ["radio offers 40 spots for 1,900, what is that per spot", "how many people would buy"],
    /in a hundred spots/,
  ],
  [
    [
      "3 sales per mail at 75, what is that a year if we send 2 a month",
      "is it worth paying 49 a month for the tool",
    ],
    /a year: 2 ×/,
  ],
  [["3000 flyers for 300 euros, how much each?", "they stay 7 months on average"], /spent, noted/],
])("%j does not give %s", (messages, unwanted) => {
  const say = talk("marketing");
  let reply = "";
  for (const message of messages) reply = say(message).text;
  expect(reply).not.toMatch(unwanted);
});

test.each([
  "how do I get more customers with 300 euros",
  "plan a campaign with 2000 dollars over 8 weeks for more leads",
  "how many posts a week on instagram",
  "write a flyer: 2 coffees for 5 euros on Monday",
  "ROAS is 1.9 at 60% margin, am I losing money",
  "how much should I spend on ads with 20 customers a month",
])("“%s” is no sum of quantities", (message) => {
  const { trace } = talk("marketing")(message);
  expect(trace.some(({ decision }) => decision.startsWith("sum:quantities"))).toBe(false);
});

test.each([
  [
    "the class starts at 7, 12 pupils a week pay 15 each, how much is that a month?",
    /^About 780 a month: 12 pupils × 15/,
  ],
  [
    "the fair is on 14 March, 200 guests, tickets 12 each, how much do we make in total?",
    /^2,400: 200 guests × 12/,
  ],
])("an hour or a day in “%s” is no quantity", (message, answer) => {
  expect(talk("marketing")(message).text).toMatch(answer);
});

test("what costs as much as it brings is covered by no number", () => {
  const { text } = talk("marketing")(
    "a cup sells at 3, costs me 3, stall fee 60, 100 people come, what is my profit?",
  );
  expect(text).toBe("A loss of 60: 100 × 0 − 60. At that price no number of them covers it.");
});

test("a sum adds up as it is shown: half a buyer is none", () => {
  expect(
    talk("marketing")("330 people, the course is 89, how much do I earn if 1 in 20 buys").text,
  ).toBe("1,513: 330 × 1 in 20 = 17 buyers, at 89 each.");
});

test("a loss a week is compounded over the weeks of a year", () => {
  const say = talk("marketing");
  say("340 members pay 20 a month, we lose 4% a week, how many is that");
  expect(say("what if only 2% a week").text).toMatch(/^7: .* Over a year that’s about 221 /);
});
