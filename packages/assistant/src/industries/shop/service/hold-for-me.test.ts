import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};
const pack = "tell me about the cairn 28";

test.each([
  ["could you keep one for me, i'd come by tomorrow", /Collect from a store.*Cairn 28/],
  ["please reserve it in boulder for me", /and Boulder at checkout/],
  ["can they put one aside until monday", /kept for you for seven days/],
  ["save one for us please", /kept for you for seven days/],
])("“%s” asks to reserve it", (message, answer) => {
  expect(after(pack, message)).toMatch(answer);
});

test("a sold-out product cannot be reserved", () => {
  expect(after("hold one harbour 4 for me please")).toMatch(/^I can’t: the Harbour 4 .*sold out/);
});

test.each([
  "how much weight does it hold",
  "does it keep the rain out",
  "can you hold my parcel until i am back",
])("“%s” does not ask to reserve anything", (message) => {
  expect(after(pack, message)).not.toMatch(/set it aside/);
});
