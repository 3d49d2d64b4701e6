import { expect, test } from "vitest";
import { conditionsOf } from "./conditions.ts";
import { parseQuery } from "./syntax.ts";

/** Returns the condition of `*[…]`. */
function filterOf(condition: string) {
  const node = parseQuery(`*[${condition}]`, {});
  if (node.type !== "Filter") throw new Error(`This is a ${node.type}.`);
  return conditionsOf(node.expr, false);
}

test("a chain of || is one flat condition, not a binary tree", () => {
  const [any, ...others] = filterOf(Array(800).fill("a == 1").join(" || ")).conditions;
  expect(others).toEqual([]);
  expect(any?.kind === "any" && any.of.map((side) => side.map(({ kind }) => kind))).toEqual(
    Array(800).fill(["equals"]),
  );
});

test("an && within an || stays one operand, and an || within an && is a separate condition", () => {
  const [any] = filterOf("a == 1 || (b == 2 && (c == 3 || d == 4)) || e == 5").conditions;
  expect(any?.kind === "any" && any.of.map((side) => side.map(({ kind }) => kind))).toEqual([
    ["equals"],
    ["equals", "any"],
    ["equals"],
  ]);
});
