import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { inWholeMoney } from "./currency.ts";

test.each([
  ["a click is 60 cents", "a click is €0.6"],
  ["5 cents of every dollar", "$0.05 of every dollar"],
  ["80p a go, 45 pence before", "£0.8 a go, £0.45 before"],
  ["12.5 ct each, 120 cents a box", "€0.125 each, €1.2 a box"],
  ["open until 6 p.m. or 6 pm", "open until 6 p.m. or 6 pm"],
  ["a video in 720p", "a video in 720p"],
  ["20 per cent of 3 centres", "20 per cent of 3 centres"],
])("“%s” is read as “%s”", (message, read) => expect(inWholeMoney(message)).toBe(read));

test.each([
  [
    "I sell mugs for 24 euros. a click costs 75 cents and 2.5% of visitors buy. what does a sale cost me?",
    /€30\b/,
  ],
  ["If I spend 90 euros and a click costs 45 cents, how many clicks do I get?", /^200 clicks/],
  ["a click is 80p and 4% book a £30 lesson. what does a booking cost me?", /£20\b/],
  [
    "each visitor costs me 12 cents and 1 in 50 orders a 20 euro box. what does an order cost?",
    /€6\b/,
  ],
])("small money counts as such in “%s”", (message, answer) =>
  expect(talk("marketing")(message).text).toMatch(answer),
);

test("the currency that was named last is the plan’s, also without a sum", () => {
  const say = talk("marketing");
  say("plan a campaign for more leads");
  expect(say("400 a month, pounds not dollars").text).toMatch(/£400/);
  expect(say("8 weeks").text).toMatch(/£/);
  expect(say("sorry, it is euros. how many leads will that bring?").text).toMatch(/€/);
});
