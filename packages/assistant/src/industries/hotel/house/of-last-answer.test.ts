import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["can we bring our cat", "and what does it cost", "$12"],
  ["do you have parking", "ok and the price per day", "$14"],
  ["is there a sauna", "is it free?", "free for guests"],
  ["when is breakfast", "how much is that each", "$16"],
])("answers “%s” – “%s” with the price of that", (first, then, price) => {
  const say = talk("hospitality");
  say(first);
  const { text } = say(then);
  expect(text).toContain(price);
  expect(text).not.toMatch(/arrive|Do you mean/);
});

test("leaves the price of a stay to the quote", () => {
  const say = talk("hospitality");
  say("a room for 2 from 8 to 10 december");
  expect(say("how much").text).toContain("$246");
  say("can we bring our cat");
  expect(say("what is the total for 3 people").text).toMatch(/3 guests/);
});

test.each([
  ["2.05 m", /^Yes/],
  ["it's 2,3 m", /^No/],
  ["about 1.95", /^Yes/],
])("says whether a car of %s fits", (height, answer) => {
  const say = talk("hospitality");
  say("how high can a car be in your yard");
  expect(say(height).text).toMatch(answer);
});

test.each(["earlier possible?", "and earlier?", "anything before 6"])(
  "offers a bag to those who leave before breakfast: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("what time is breakfast");
    expect(say(message).text).toContain("bag");
  },
);
