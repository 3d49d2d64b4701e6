import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "it is day 9 of our trial, how much is left",
  "our trial is at day 8, sorry, 9. how many days left",
  "the trial started 9 days ago, when does it end",
])("the remaining trial days are calculated from the stated day: %s", (message) => {
  expect(talk("support")(message).text).toMatch(/^On day 9 of 14 you have 5 days left/);
});

test("the day can be corrected, and may be in the extension", () => {
  const say = talk("support");
  say("day 7 of the trial, how many days do we still have");
  expect(say("no its day 10").text).toContain("4 days left");
  expect(say("sorry, 14").text).toMatch(/^Day 14 is the last one/);
  expect(say("no wait 18").text).toContain("3 days left");
});

test("a trial without a day, and people in a trial, are not such questions", () => {
  expect(talk("support")("how long is the trial").text).toContain("14 days");
  expect(talk("support")("can 9 people use the trial").text).not.toContain("On day");
});
