import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const plan = "plan a campaign for more sales, 1400 dollars over 4 weeks, i have a toy shop";

test.each([
  ["how much is that a day", /^\$50 a day in total, as \$1,400 over 4 weeks\./],
  ["what daily limit do i set for the ads?", /^\$50 a day in total.* as the daily limit\.$/],
  ["is that 50 a day yes or no", /^Yes, about: \$50 a day/],
  ["so is it 90 a day?", /^No: \$50 a day/],
])("“%s” is answered from the plan", (message, text) => {
  const say = talk("marketing");
  say(plan);
  expect(say(message).text).toMatch(text);
});

test("posts per day are not money", () => {
  const say = talk("marketing");
  say(plan);
  expect(say("how many posts a day should i do").handled).not.toBe("per_day");
});

test.each([
  "map listing or ads, just pick one",
  "is it the google profile or search ads, which one",
])("“%s” gets one of the two", (message) => {
  const say = talk("marketing");
  say("i have a bakery, 300 a month for marketing");
  expect(say(message).text).toMatch(/^The map listing first/);
});
