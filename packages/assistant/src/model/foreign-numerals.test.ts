import { expect, test } from "vitest";
import { withForeignDigits } from "./foreign-numerals.ts";

test.each([
  ["Son ciento veinte euros", "Son 120 euros"],
  ["veintidós noches y treinta y cinco", "22 noches y 35"],
  ["Das kostet zweihundertfünfundzwanzig Euro", "Das kostet 225 Euro"],
  ["quatre-vingt-dix euros", "90 euros"],
  ["duecentocinquanta euro", "250 euro"],
  ["vijfentwintig dagen", "25 dagen"],
  ["trinta e cinco reais", "35 reais"],
  ["mil doscientos", "1200"],
  ["共三百五十元", "共350元"],
  ["٣٥ دولار", "35 دولار"],
  ["१२ दिन", "12 दिन"],
  ["Seit gestern sein", "Seit gestern sein"],
])("“%s” reads “%s”", (text, expected) => {
  expect(withForeignDigits(text, false)).toBe(expected);
});

test("English words that are numbers in other languages are left alone in English", () => {
  const text = "Once again, six cents are due for the vent";
  expect(withForeignDigits(text, true)).toBe(text);
});
