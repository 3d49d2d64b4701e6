import { expect, test } from "vitest";
import { edgeFrame } from "#app/shell/closing-call.tsx";
import { closingEdge } from "./closing-edge.ts";

test("what crosses leaves the frame on both sides, and what is left behind ends before the middle", () => {
  const lines = [closingEdge.points, ...closingEdge.below].filter(
    ([first]) => (first?.[0] ?? 0) < 0,
  );
  const ends = lines.map((line) => line.at(-1)?.[0] ?? 0);
  expect(ends.filter((x) => x > edgeFrame.width)).toHaveLength(4);
  expect(ends.filter((x) => x < edgeFrame.width / 2)).toHaveLength(2);
});

test("no two lines that cross meet", () => {
  const crossing = [closingEdge.points, ...closingEdge.below].filter(
    (line) => (line.at(-1)?.[0] ?? 0) > edgeFrame.width,
  );
  for (const at of crossing[0]?.keys() ?? []) {
    const heights = crossing.map((line) => line[at]?.[1] ?? 0);
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  }
});
