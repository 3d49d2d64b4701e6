import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test("two sets of goods are compared and not added up", () => {
  const text = shop("one Harbour 4 or two Ridge 2, which is cheaper?");
  expect(text).toMatch(/^Cheaper: the Harbour 4 tent\./);
  expect(text).toContain("$378");
  expect(text).not.toContain("$707");
});

test("both measures that are asked for are answered", () => {
  expect(
    shop("2 Lee 1 or 1 Ridge 2: what costs less and what is lighter to carry? price and weight"),
  ).toMatch(/^Cheaper: the Ridge 2 tent; lighter: the Ridge 2 tent\./);
});

test("one tent is advised only if it holds everybody", () => {
  expect(
    shop("We are four and need a tent", "would you take two Ridge 2 or one Harbour 4?"),
  ).toMatch(/^I’d take the Harbour 4 tent/);
});

test.each([
  "the Ridge 2 or the Lee 1, which is lighter?",
  "do you ship two Ridge 2 to Spain or not?",
])("“%s” compares no two sets", (message) => {
  expect(shop(message)).not.toMatch(/^(?:Cheaper|Lighter|I’d take)/);
});
