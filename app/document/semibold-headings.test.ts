import { expect, test } from "vitest";
import { hasSemiboldHeadings } from "./semibold-headings.server.ts";

test.each([
  '<p class="mt-2 font-display text-h4 font-semibold">Term</p>',
  '<h3 id="a" class="font-semibold">Heading</h3>',
  '<svg><text class="fill-text font-display font-semibold">Word</text></svg>',
])("%s is set in the lighter weight", (markup) => {
  expect(hasSemiboldHeadings(`<main><p class="label">One</p>${markup}</main>`)).toBe(true);
});

test.each([
  '<p class="font-semibold">Bold text</p>',
  '<h2 class="text-h2">Heading</h2>',
  '<p class="font-display">One</p><p class="font-semibold">Two</p>',
])("%s is not", (markup) => {
  expect(hasSemiboldHeadings(`<main>${markup}</main>`)).toBe(false);
});
