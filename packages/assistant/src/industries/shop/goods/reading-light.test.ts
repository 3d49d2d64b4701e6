import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each(["is the headlamp good for reading?", "can I read a book with the Glim?"])(
  "“%s” is answered for the lamp that is named",
  (message) => {
    expect(shop(message)).toMatch(/Glim.*fine for reading/);
  },
);

test("litres are no budget", () => {
  expect(shop("I need a backpack of about 45 l for four days")).toContain("Cairn 48");
});

test("who pays the postage of a return is no false message", () => {
  expect(shop("my stove broke, do I pay the postage if I mail it?")).not.toMatch(/Don’t click/);
});
