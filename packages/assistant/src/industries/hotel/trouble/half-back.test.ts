import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: readonly string[]) => {
  const say = talk("hospitality");
  say("the heating in room 12 is broken, we froze");
  say("what do we get off the bill");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};

test.each([
  "ok, half is enough for me",
  "we're fine with 50%",
  "i never asked for more than that",
  "50 percent would be fair",
])("“%s” is noted as settled", (message) => {
  expect(after(message)).toMatch(/^50% it is, then/);
});

test.each([
  "is that definitely happening",
  "who should i talk to about the refund",
  "when will we know about it",
])("“%s” is told who decides", (message) => {
  expect(after(message)).toMatch(/duty manager/);
  expect(after(message)).not.toMatch(/More than 50%/);
});

test("the stated compensation is not negotiable", () => {
  expect(after("i mean the 50% off you told me about")).not.toMatch(/I can’t give you/);
});

test.each(["half isn't enough, i want all of it", "50 is not ok"])(
  "“%s” is not settled",
  (message) => {
    expect(after(message)).not.toMatch(/it is, then/);
  },
);

test("accepting a room does not accept a refund", () => {
  expect(after("is the pool sure to be open")).not.toMatch(/duty manager has the last word/);
});
