import { expect, test } from "vitest";
import { leadsSomewhere } from "./leads-somewhere.ts";

test.each([
  ["https://example.com/a?b#c", true],
  ["mailto:a@example.com", true],
  ["tel:+12025550142", true],
  ["/contact-us", true],
  ["#part", true],
  ["javascript:alert(1)", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://[", false],
  ["", false],
])("%j may be a link: %s", (href, may) => {
  expect(leadsSomewhere(href)).toBe(may);
});
