import { expect, test } from "vitest";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { closingEdge } from "./closing-edge.ts";

const heights = closingEdge.map(([, y]) => y);
const deepest = Math.max(...heights);

test("the edge begins and ends on the page’s margins, where least is open", () => {
  expect(closingEdge[0]?.[0]).toBe(100);
  expect(closingEdge.at(-1)?.[0]).toBe(1340);
  expect(heights[0]).toBe(Math.min(...heights));
  expect(heights.at(-1)).toBe(Math.min(...heights));
});

test("it is deepest in each session in production", () => {
  const production = securityAndTerms.access.rows.find(({ title }) => title === "Production");
  // Each session has two points at the same depth.
  expect(heights.filter((y) => y === deepest)).toHaveLength(2 * (production?.spans.length ?? 0));
});
