import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { agesIn } from "./ages.ts";

/** A family whose breakfast is $40 a morning: 2 × $16 and 1 × $8. */
const family = () => {
  const say = talk("hospitality");
  say("we are 2 adults and 2 kids, 4 and 9 years, from 20 december until 23 december");
  expect(say("with breakfast please").text).toContain("$667.44");
  return say;
};

test.each([
  "please note a charger space, and for the child of 4, is the bed safe? With parking.",
  "with parking, and something low for the 4 year old",
  "and a parking space, our son is 9 and brings his bike",
])("“%s” keeps the children’s prices in the sum", (message) => {
  const say = family();
  say(message);
  expect(say("how much is it in all").text).toMatch(/\$(?:667\.44|709\.44)/);
});

test("a sum is no list of ages", () => {
  expect(agesIn("2 adults 32 and child 9 years 8 is 40")).toEqual([9]);
});

test("“only holiday” shortens no stay", () => {
  const say = family();
  expect(say("no party, sorry, only holiday").text).not.toContain("1 night");
});

test.each([
  ["9 years boy and 4 years girl", [9, 4]],
  ["our 7-year son and the 12 year daughter", [7, 12]],
  ["2 kids, 4 and 9", [4, 9]],
])("the ages in “%s”", (message, ages) => {
  expect(agesIn(message)).toEqual(ages);
});
