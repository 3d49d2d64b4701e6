import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { bareCount, seatsOnly, summed } from "./head-count.ts";

it.each([
  ["we have 9 people, another 13", "22 people"],
  ["one office has 4 users and the other 6", "10 people"],
])("“%s” is two groups", (text, sum) => {
  expect(summed(text)).toContain(sum);
});

it.each([
  ["what would Business be for all 22, yearly", 22],
  ["and with 16?", 16],
  ["going yearly with just 7", 7],
])("“%s” counts people without a noun", (text, count) => {
  expect(bareCount(text)).toBe(count);
});

it.each(["how much is it for 12 months", "is there a file for 3 projects", "what for 9.50 a head"])(
  "“%s” counts none",
  (text) => {
    expect(bareCount(text)).toBeUndefined();
  },
);

it("guests and viewers take no seat", () => {
  const say = talk("support");
  expect(say("14 members on Team and 3 guests, what do we pay a month?").text).toMatch(
    /^Team for 14 people is \$126/,
  );
  expect(seatsOnly("9 people and 2 viewers")).not.toContain("2");
});
