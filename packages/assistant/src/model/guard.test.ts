import { expect, test } from "vitest";
import { asksForSecret, claimsAction, contradicts, offersForFree, onlyOwnLinks } from "./guard.ts";

const ownPages = new Set(["/services"]);
test.each([
  [
    "See [here](https://evil.example/x) or [services](/services).",
    "See here or services (/services).",
  ],
  ["Go to www.evil.com or http://evil.com/a?b now", "Go to or now"],
  ["![x](https://evil.example/p.png?q=1) Hello", "Hello"],
  ["![x][1] Hello\n[1]: https://evil.example/p.png", "Hello"],
  ["Press [me](javascript:alert(1)) now", "Press me now"],
  ["Press [me](JaVaScRiPt:alert(1)) now", "Press me now"],
  ["Press [me](data:text/html,x) now", "Press me now"],
  ["Press [me](//evil.example) or //evil.example/x now", "Press me or now"],
  ["<a href='https://evil.example'>me</a> <img src=x>", "me"],
  ["ｈｔｔｐｓ://evil.example and ht\u200btps://evil.example", "and"],
  ["Write to a@evil.example or EVIL.TECH or evil.tech/x", "Write to or or"],
  ["[services](/services#x) and [other](/other)", "services (/services#x) and other"],
  ["It weighs 1.9 kg, e.g. with pegs.", "It weighs 1.9 kg, e.g. with pegs."],
])("“%s” becomes “%s”", (text, expected) => {
  expect(onlyOwnLinks(text, ownPages).trim()).toBe(expected);
});

test.each([
  "Please tell me your card number.",
  "To verify you I need your password and the SMS code.",
  "What is your IBAN?",
  "Your PIN, please",
  "Nennen Sie mir bitte Ihre Kartennummer.",
  "Never mind, send the CVV.",
  "Reply with the verification code that we sent you.",
])("“%s” asks for a secret", (sentence) => {
  expect(asksForSecret(sentence, ["Delivery takes 3 days."])).toBe(true);
});

test.each([
  ["We never ask for your password.", []],
  ["Please do not send your card number here.", []],
  ["Choose a new password under Settings.", ["Choose a new password under Settings."]],
  ["Please tell me your order number.", []],
  ["Pinning a plan takes one click.", []],
] as const)("“%s” does not", (sentence, facts) => {
  expect(asksForSecret(sentence, facts)).toBe(false);
});

test.each([
  ["No, dogs cannot come.", "Yes, dogs and cats are welcome, for $12 a night.", true],
  ["Dogs and cats are not welcome here.", "Yes, dogs and cats are welcome, for $12 a night.", true],
  ["Breakfast is included in the room.", "No: breakfast is not included in the room.", true],
  ["Yes, dogs are welcome.", "Yes, dogs and cats are welcome, for $12 a night.", false],
  ["Sure, bring your dog.", "Yes, dogs and cats are welcome, for $12 a night.", false],
  ["There is no charge for parking.", "Yes, dogs and cats are welcome.", false],
  ["No, it takes longer.", "Delivery takes 3–5 working days.", false],
  ["No, los perros no pueden venir.", "Yes, dogs and cats are welcome, for $12 a night.", true],
  ["Ja, Frühstück ist dabei.", "No: breakfast is not included in the room.", true],
  ["Sí, claro.", "Yes, dogs and cats are welcome, for $12 a night.", false],
])("“%s” after “%s”: %s", (sentence, answer, expected) => {
  expect(contradicts(sentence, answer)).toBe(expected);
});

test("an offer for free needs a fact that grants it", () => {
  expect(offersForFree("Delivery is free of charge for you.", ["Delivery costs $6."])).toBe(true);
  expect(offersForFree("Das ist kostenlos.", ["Delivery costs $6."])).toBe(true);
  expect(offersForFree("Delivery is free of charge.", ["Free delivery from $100."])).toBe(false);
  expect(offersForFree("Feel free to ask.", ["Delivery costs $6."])).toBe(false);
});

test("a claimed action needs a result that confirms it", () => {
  expect(claimsAction("I have refunded you.", ["Your order is on its way."])).toBe(true);
  expect(claimsAction("Your room has been upgraded.", ["The suite is free."])).toBe(true);
  expect(claimsAction("I opened the ticket.", ["Ticket PL-2100 is open."])).toBe(false);
  expect(claimsAction("You can cancel it.", [])).toBe(false);
});
