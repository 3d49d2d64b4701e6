import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "could it be that Jonas has two accounts?",
  "i see that Petra is listed twice, is that the reason?",
])("on a higher bill, “%s” is answered for seats", (message) => {
  const say = talk("support");
  say("why is our invoice higher than last month?");
  say("nobody was added");
  expect(say(message).text).toMatch(/^Yes: each owner’s or member’s entry takes a seat/);
  expect(say("so is she charged twice?").text).not.toMatch(/pending hold/);
});

test("a card that was charged twice is still a double charge", () => {
  expect(talk("support")("my card was charged twice this month").text).toMatch(/pending hold/);
});

test("viewers who were taken off a price are not taken off again", () => {
  const say = talk("support");
  say("how much is Team for 12 people?");
  expect(say("4 of them only look, so 8 paying, what is that per year?").text).toContain("$691.20");
  expect(say("can the 4 viewers read the comments?").text).not.toMatch(/\$/);
  expect(say("so again, 12 in all, 4 only look, 8 work: per year?").text).toContain("$691.20");
});

test("how many people work here asks for no price", () => {
  expect(
    talk("support")("the bill lists 14 seats but only 11 people work here, why?").text,
  ).not.toMatch(/For 11 people/);
});
