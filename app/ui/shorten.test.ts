import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a text is cut after a whole word, without the comma or full stop that followed it", () => {
  expect(shorten("Short.", 6)).toBe("Short.");
  expect(shorten("One, two, three", 12)).toBe("One, two…");
  expect(shorten("One. Two", 7)).toBe("One…");
  expect(shorten("One two three", 8)).toBe("One two…");
  expect(shorten("Indivisible", 5)).toBe("Indi…");
});

test("with its mark the cut text is no longer than was asked for", () => {
  const text = "Some words of different lengths, and more of them than there is room for.";
  for (let length = 1; length < text.length; length += 1) {
    expect(shorten(text, length).length).toBeLessThanOrEqual(length);
  }
});
