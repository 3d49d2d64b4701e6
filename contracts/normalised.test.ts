import { expect, test } from "vitest";
import { calculatingWithin, cpuTime } from "../tests/support/cpu-time.ts";
import { normalised } from "./normalised.ts";

test("a text that people write is in its normal form", () => {
  const written = "Crème brûlée, ﬁ, がぎ, ạ́̂, นำ, שָׁלוֹם, ﾊﾞ";
  for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const)
    expect(normalised(written, form)).toBe(written.normalize(form));
});

test("no letter has more than twelve accents", () => {
  expect(normalised(`a${"\u0301".repeat(40)}b`, "NFC")).toBe(`á${"\u0301".repeat(11)}b`);
});

// Each in the order that has to be turned round entirely.
test.each(["\u0315\u0300", "\u0345\u0300", "\u0335\uff9e", "\u{1d165}\u{1d16d}", "\u0315\u0e33"])(
  "a row of a hundred thousand times %j takes no time",
  (accents) => {
    const limit = calculatingWithin(1_000);
    const text = `a${accents.repeat(100_000)}`;
    for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) {
      const before = cpuTime();
      normalised(text, form);
      expect(cpuTime() - before).toBeLessThan(limit);
    }
  },
);
