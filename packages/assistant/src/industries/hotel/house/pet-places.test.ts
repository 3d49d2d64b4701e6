import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "may she sit with us at breakfast?",
  "is the dog allowed in the breakfast room with us?",
  "I asked whether the dog may come into the dining room",
])("“%s” is answered for the place", (message) => {
  const say = talk("hospitality");
  say("what does the dog cost per night");
  expect(say(message).text).toMatch(/not in the dining room.*bar/);
});

test("of a wife it is not asked", () => {
  const say = talk("hospitality");
  say("my wife is vegan");
  expect(say("can she eat at breakfast?").text).not.toMatch(/dining room|pet/);
});
