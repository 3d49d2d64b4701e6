import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "why do we get 12% off now?",
  "how come there is a discount and before there was none",
  "explain the discount please, sun-wed yes, sat-tue no",
])("“%s” gets the rule as it applies to this stay", (message) => {
  const say = talk("hospitality");
  say("a double room 13 to 16 december");
  const { text } = say(message);
  expect(text).toMatch(/^12% comes off three nights or more.*you get it\.$/);
  expect(say("total?").text).toContain("Sunday, 13 December");
});

test("a stay with a Saturday has none", () => {
  const say = talk("hospitality");
  say("a double room 12 to 15 december");
  expect(say("why no discount for us?").text).toContain("Friday or Saturday night");
});

test("the early-booking rate has its own answer", () => {
  const say = talk("hospitality");
  say("a double room 12 to 15 march");
  expect(say("why is the early booking discount not refundable?").text).not.toContain("comes off");
});
