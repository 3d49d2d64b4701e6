import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

const after = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};
const returned = "where is BK-10391";

test.each([
  "but i never returned anything, the bag is here in my cupboard",
  "thats not right, we still have it",
  "I haven't sent it back at all",
  "what do you mean, its lying on my bed",
  "that's the wrong order then",
])("“%s” is believed, and the order is dropped", (message) => {
  expect(after(returned, message)).toMatch(/^Then BK-10391 isn’t the right order/);
});

test.each(["ok so what can i do now", "and my money?", "can i get a new one then"])(
  "after a denial, “%s” does not go back to the order",
  (message) => {
    expect(after(returned, "i still have the bag", message)).not.toMatch(/BK-10391/);
  },
);

test.each([
  "when do i get the money back",
  "i still have not got the money back",
  "why did you not send the money back yet",
])("“%s” is about the refund", (message) => {
  expect(after(returned, message)).not.toMatch(/isn’t the right order/);
});

test.each([
  "BK-10482 says delivered but there is nothing",
  "the app shows BK-10482 delivered, i never got it",
  "tracking of BK-10482 marked delivered yesterday, nothing arrived",
])("“%s” is not answered with a future delivery", (message) => {
  expect(after(message)).toMatch(/^I’m sorry\. Our record still shows BK-10482 as on its way, but/);
});
