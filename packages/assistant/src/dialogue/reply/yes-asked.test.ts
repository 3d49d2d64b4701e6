import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { say } from "./reply.ts";
import { asksNoYes, withoutYes } from "./yes-asked.ts";

test.each([
  "how do i pay, we dont have a card",
  "ok and where can I leave the bags",
  "sweet, what does it cost",
  "until when may i send it back",
  "who do I write to then",
])("“%s” asks for something other than a yes", (message) => {
  expect(asksNoYes(message)).toBe(true);
});

test.each([
  "do you ship to canada and how much is it",
  "how do i pay, is paypal ok",
  "can I pay by card",
  "dogs allowed?",
  "what about sundays? are you open",
  "where is it, still in stock?",
  "thanks a lot",
])("“%s” may be answered with a yes", (message) => {
  expect(asksNoYes(message)).toBe(false);
});

test("a reply to another question begins without “Yes”", () => {
  const reply = say("Yes, we take cards and PayPal.");
  expect(withoutYes("how can i pay", reply).message.content).toBe("We take cards and PayPal.");
  expect(withoutYes("can i pay by card", reply)).toBe(reply);
});

test("what only continues a “Yes” keeps it", () => {
  const reply = say("Yes, and the price is the same.");
  expect(withoutYes("what does it cost there", reply)).toBe(reply);
});

test.each([
  ["support", "how do i get my tasks out of excel into plumbline? like 400 rows"],
  ["e-commerce", "sweet, how do i order. and where are your stores"],
] as const)("%s: %s", (industry, message) => {
  expect(talk(industry)(message).text).not.toMatch(/^Yes\b/);
});
