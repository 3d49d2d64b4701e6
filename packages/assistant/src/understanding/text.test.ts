import { expect, test } from "vitest";
import { cutCarrierPhrases } from "./carrier-phrases.ts";
import { normalise } from "./normalise.ts";
import { slips } from "./spelling.ts";
import { stem } from "./stem.ts";

test.each([
  ["I’d like to CANCEL order #12345!!", "i would like to cancel order #ref"],
  ["u cant check-in at 2pm?", "you can not checkin at #time"],
  ["pay $1,500 w/ my credit card", "pay #amount w my creditcard"],
  ["Where's my {{Order Number}}?", "where is my #ref"],
])("“%s” is normalised to “%s”", (message, expected) => {
  expect(normalise(message)).toBe(expected);
});

test.each([
  ["can you please help me to cancel my order", "cancel my order"],
  ["i do not know how i can change the address", "change the address"],
  ["track my order please can you help me", "track my order"],
])("“%s” without carrier phrases is “%s”", (text, expected) => {
  expect(cutCarrierPhrases(text)).toBe(expected);
});

test("a message that consists only of carrier phrases is unchanged", () => {
  expect(cutCarrierPhrases("can you help me").length).toBeGreaterThan(0);
});

test.each([
  ["refunded", "refund"],
  ["cancelling", "cancel"],
  ["policies", "policy"],
  ["shipping", "ship"],
])("“%s” has the stem “%s”", (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test("edits are counted, a transposition as one", () => {
  expect(slips("refudn", "refund", 2)).toBe(1);
  expect(slips("adress", "address", 2)).toBe(1);
  expect(slips("cat", "elephant", 2)).toBe(3);
});
