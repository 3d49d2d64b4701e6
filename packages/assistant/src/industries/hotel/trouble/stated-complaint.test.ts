import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const complained = () => {
  const say = talk("hospitality");
  say("I want to complain. the breakfast was cold and the waiter was rude");
  return say;
};

test.each(["room 22", "i'm in room 22", "22"])("takes the room of a complaint: “%s”", (message) => {
  expect(complained()(message).text).toMatch(/complaint now, with room 22/);
});

test.each([
  "I want someone to come and apologise",
  "somebody should say sorry to us",
  "i want an apology",
])("promises that the duty manager comes: “%s”", (message) => {
  const say = complained();
  say("room 22");
  expect(say(message).text).toMatch(/sorry.*duty manager will see you.*room 22/);
  expect(say("when").text).toMatch(/^Today/);
});

test("answers another matter after a complaint", () => {
  expect(complained()("what time is breakfast").text).toContain("6:30");
});
