import { expect, test } from "vitest";
import { asksForSecret, contradicts, onlyOwnLinks, ungroundedFigures } from "./guard.ts";

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
])("of “%s” stays “%s”", (text, expected) => {
  expect(onlyOwnLinks(text, ownPages).trim()).toBe(expected);
});

test("figures count as grounded with and without thousands commas", () => {
  expect(ungroundedFigures("It is $1,500.", ["1500"])).toEqual([]);
  expect(ungroundedFigures("It is $1,600.", ["1500"])).toEqual(["1600"]);
});

test("small figures may count steps, but are no money and no share", () => {
  expect(ungroundedFigures("There are 2 ways.", [])).toEqual([]);
  expect(ungroundedFigures("It costs $2, or 3% of it, or 1 dollar.", [])).toEqual(["2", "3", "1"]);
});

test("figures in words count like those in signs", () => {
  const facts = ["Delivery takes 3–5 working days and costs $6."];
  expect(ungroundedFigures("It takes three to five days.", facts)).toEqual([]);
  expect(ungroundedFigures("It takes two weeks, or fourteen days.", facts)).toEqual(["14"]);
  expect(ungroundedFigures("That is two thousand dollars.", facts)).toEqual(["2000"]);
  expect(ungroundedFigures("Half a dozen, or a dozen.", facts)).toEqual(["12"]);
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
])("“%s” after “%s”: %s", (sentence, answer, expected) => {
  expect(contradicts(sentence, answer)).toBe(expected);
});
