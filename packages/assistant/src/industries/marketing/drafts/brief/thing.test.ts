import { expect, test } from "vitest";
import { detailsIn } from "../details.ts";

const now = new Date("2026-11-27T10:00:00Z");

test.each([
  "i want ads for my cleaning business, facebook or google",
  "600 for our roofing company, insta or flyers",
  "is tiktok right for my gardening firm, or leaflets",
])("“%s” names no item for sale", (message) => {
  expect(detailsIn(message, now).thing).toBeUndefined();
});

test.each([
  ["a post about our winter soup, nothing fancy", "winter soup"],
  ["we are launching a ginger cake for 6 euros", "ginger cake"],
  ["write something about our fish and chips", "fish and chips"],
])("“%s” is about %s", (message, thing) => {
  expect(detailsIn(message, now).thing).toBe(thing);
});
