import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "fine, i'll think about it",
  "ok we will talk to my wife first",
  "thanks, I have to ask my boss first",
])("asks nothing of a guest who decides later: “%s”", (message) => {
  const say = talk("hospitality");
  say("a room for saturday");
  const { text } = say(message);
  expect(text).toMatch(/^Of course, take your time/);
  expect(text).not.toContain("?");
});

test("names the price that waits, and still takes it", () => {
  const say = talk("hospitality");
  say("8 to 10 december for two");
  expect(say("we'll sleep on it").text).toContain("$246");
  expect(say("ok take it").text).toContain("front desk now has your enquiry");
});

test("answers a question about what to think of", () => {
  const say = talk("hospitality");
  say("8 to 10 december for two");
  expect(say("what do you think about the harbour room?").text).not.toContain("take your time");
});
