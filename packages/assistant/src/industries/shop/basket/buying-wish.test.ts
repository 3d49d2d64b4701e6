import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["hello, we'd like to order a tent for two people for next week", /Ridge 2 tent/],
  ["I would like to buy three sleeping bags", /sleeping bag for \$/],
  ["i want to order a lantern for the garden", /Wick lantern/],
  ["we are going to buy a stove", /Kettle stove/],
])("“%s” is answered with a product, not with how orders are placed", (message, text) => {
  const reply = talk("e-commerce")(message).text;
  expect(reply).toMatch(text);
  expect(reply).not.toMatch(/confirmation|guest|account/);
});

test.each(["how do I order a tent?", "I want to order a tent without an account"])(
  "“%s” still asks how",
  (message) => {
    expect(talk("e-commerce")(message).text).toMatch(/guest|confirmation/);
  },
);
