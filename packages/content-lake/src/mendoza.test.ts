import { applyPatch } from "mendoza";
import { expect, it } from "vitest";
import { patchBetween } from "./mendoza.ts";

/** A fixed pseudo-random sequence: https://en.wikipedia.org/wiki/Linear_congruential_generator */
let state = 11;
function below(limit: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
function value(depth: number): unknown {
  const kind = below(depth > 0 ? 7 : 4);
  if (kind === 0) return below(3);
  if (kind === 1) return ["", "a", "ö😀", "longer text"][below(4)];
  if (kind === 2) return below(2) === 0;
  if (kind === 3) return null;
  if (kind === 4) return Array.from({ length: below(5) }, () => value(depth - 1));
  return fields(depth - 1);
}
const fields = (depth: number): Record<string, unknown> =>
  Object.fromEntries(
    ["b", "a", "ä", "10", "9", "_key", "Z"].flatMap((key) =>
      below(2) ? [[key, value(depth)]] : [],
    ),
  );
/** Copies a value with parts of it replaced here and there. */
function changed(of: unknown): unknown {
  if (below(6) === 0) return value(2);
  if (Array.isArray(of)) {
    const items = of.map((item) => (below(3) === 0 ? changed(item) : item));
    return below(4) === 0 ? items.toSpliced(below(items.length + 1), below(2), value(1)) : items;
  }
  if (typeof of !== "object" || of === null) return below(2) ? of : value(1);
  return Object.fromEntries(
    Object.entries(of).flatMap(([key, child]) => (below(8) === 0 ? [] : [[key, changed(child)]])),
  );
}

it("patches any value into any other, and back", () => {
  for (let round = 0; round < 20_000; round++) {
    const before = fields(3);
    const after = below(3) === 0 ? fields(3) : { ...before, ...(changed(before) as object) };
    expect(applyPatch(before, patchBetween(before, after))).toEqual(after);
    expect(applyPatch(after, patchBetween(after, before))).toEqual(before);
  }
  for (const [before, after] of [
    [null, { a: 1 }],
    [{ a: 1 }, null],
  ])
    expect(applyPatch(before, patchBetween(before, after))).toEqual(after);
});

it("touches only the field that has changed", () => {
  const body = [
    { _key: "a", children: [{ text: "one" }] },
    { _key: "b", children: [{ text: "two" }] },
  ];
  const before = { title: "T", body };
  const after = { title: "T", body: [body[0], { _key: "b", children: [{ text: "three" }] }] };
  const patch = JSON.stringify(patchBetween(before, after));
  expect(patch).toContain("three");
  expect(patch).not.toContain("one");
  expect(patch).not.toContain('"T"');
});
