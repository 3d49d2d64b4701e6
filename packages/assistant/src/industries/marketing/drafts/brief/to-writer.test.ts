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
  "many old customers not come anymore since march",
  "guests do not book on weekdays",
  "need a short message to all who paid",
  "ok other: write a text that the price goes up",
  "the last line must go away",
  "only clean text please",
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
  "guests park for free",
  "members pay half",
  "you need no ticket",
  "clean clothes in one hour",
])("“%s” is addressed to the readers", (clause) => {
  expect(isToWriter(clause)).toBe(false);
});
