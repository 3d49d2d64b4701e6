import { expect, test } from "vitest";
import { isToWriter } from "./to-writer.ts";

test.each([
  "same info",
  "the same offer",
  "none of it",
  "do it again",
  "write on the window",
  "you left the street out",
  "i'm camera shy",
  "english only",
  "for my regulars",
  "need it by friday",
  "no hashtags",
  "nobody reads those here",
  "price no",
  "18 is the hour",
  "do instagram please",
  "the second post",
  "it's a small village",
  "i posted three times already",
])("“%s” is addressed to the writer", (clause) => {
  expect(isToWriter(clause)).toBe(true);
});

test.each([
  "we have to close early",
  "parking is free",
  "you can bring a friend",
  "same day delivery to all of Leeds",
  "for children under six",
  "we teach adults too",
  "open late all week",
  "first visit half price",
  "the last class is at nine",
])("“%s” is addressed to the readers", (clause) => {
  expect(isToWriter(clause)).toBe(false);
});
