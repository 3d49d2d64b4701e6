import { expect, test } from "vitest";
import { scenarios } from "./scenarios.ts";

test("each industry welcomes in its own words", () => {
  expect(new Set(scenarios.map(({ welcomeMessage }) => welcomeMessage)).size).toBe(4);
});
