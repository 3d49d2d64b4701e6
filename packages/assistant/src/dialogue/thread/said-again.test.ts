import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test.each([
  ["is there a cat living at the hotel", "I meant a cat of the house, I bring none with me"],
  ["can I bring my dog", "and what about my parrot instead"],
])("after “%s”, “%s” does not get the same rule again", (first, second) => {
  const say = talk("hospitality");
  const before = say(first).text;
  const after = say(second).text;
  expect(after).not.toContain(before.replace(/^Yes, /, ""));
});

test("a part of the answer before may be the answer", () => {
  const say = talk("hospitality");
  say("how much is breakfast");
  expect(say("and for kids?").text).toMatch(/Children aged 6 to 12 pay/);
});
