import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["how many people can use Free", "and files?"],
  ["does Business have SAML", "and session timeout?"],
  ["how do I print the board", "all 3 projects"],
  ["do you sign webhooks", "timeouts?"],
])("after “%s”, “%s” begins no steps against a fault", (earlier, message) => {
  const say = talk("support");
  say(earlier);
  expect(say(message).text).not.toMatch(/Step 1 of 3/);
});

test.each([
  ["how do I print the board", "oh no, the task is gone"],
  ["does Business have SAML", "I can't log in"],
  ["how many people can use Free", "the board is slow"],
])("after “%s”, “%s” still begins them", (earlier, message) => {
  const say = talk("support");
  say(earlier);
  expect(say(message).state.flow?.name).toBe("tree");
});
