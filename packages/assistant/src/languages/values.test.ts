import { expect, test } from "vitest";
import type { LanguageData } from "./language.ts";
import { createValues } from "./values.ts";

const portuguese: LanguageData = {
  id: "pt",
  detect: [],
  endings: [],
  numbers: {},
  joiners: [],
  strict: [],
  classes: {},
  ways: [],
  names: { Friday: "a sexta-feira", Saturday: "o sábado" },
  nouns: {},
  counts: {},
  replies: {},
  labels: {},
  and: "e",
  onlyEnglish: "",
};

test("a list of languages is translated", () => {
  const slot = { kind: "languages", text: "English, Spanish and Portuguese", at: 0 } as const;
  expect(createValues(portuguese).text(slot)).toBe("inglês, espanhol e português");
});

test.each([
  ["date", "Friday, 27 November", "", "sexta-feira, 27 de novembro"],
  ["date", "Friday, 27 November", "in", "na sexta-feira, 27 de novembro"],
  ["date", "Saturday, 28 November", "in", "no sábado, 28 de novembro"],
  ["date", "28 November 2026", "in", "em 28 de novembro de 2026"],
  ["weekday", "Saturday", "of", "do sábado"],
  ["weekday", "Sunday", "in", "domingo"],
] as const)("a %s, “%s”, is written with its preposition", (kind, text, form, expected) => {
  expect(createValues(portuguese).text({ kind, text, at: 0 }, form)).toBe(expected);
});
