import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de-AT"],
  ["pt-BR", "pt-BR"],
  ["zh-Hant-TW;q=1", "zh-Hant-TW"],
  ["*", undefined],
  ["", undefined],
  [undefined, undefined],
  ["<b>", undefined],
  [`${"a".repeat(5_000)},de`, undefined],
])("%o asks for %o first", (header, language) => {
  expect(languageOf(header)).toBe(language);
});
