import { expect, test } from "vitest";
import { beginningOf, shorten } from "./shorten.ts";

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

test("a beginning ends with a sentence, or else with a phrase, or else with a word", () => {
  expect(beginningOf("Short, all of it", 20)).toBe("Short, all of it");
  expect(beginningOf("One is enough. Two would not fit.", 24)).toBe("One is enough.");
  expect(beginningOf("A list of rooms, of rates and of guests", 24)).toBe("A list of rooms …");
  expect(beginningOf("Seven hours – and no more than that", 20)).toBe("Seven hours …");
  expect(beginningOf("No. But the rest is a sentence of some length", 24)).toBe(
    "No. But the rest is a…",
  );
  expect(beginningOf("Version 4.2 of the manual says so and more", 24)).toBe("Version 4.2 of the…");
});
