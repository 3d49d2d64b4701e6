import { expect, test } from "vitest";
import { around, polyline, range, smoothLine, throughAll, withoutIdle } from "./geometry.ts";

test("a line is written as steps in tenths, and ends exactly at its last point", () => {
  expect(polyline([])).toBe("");
  expect(polyline([[3, 4.04]])).toBe("M3 4");
  expect(
    polyline([
      [10, 20],
      [10.54, 19.5],
      [9.46, 30],
      [12, 30],
    ]),
  ).toBe("M10 20l.5-.5-1 10.5 2.5 0");
  // Rounding errors of single steps do not accumulate.
  const diagonal = [0, 1, 2, 3].map((n) => [n * 10.04, (n % 2) * 5] as const);
  expect(polyline(diagonal)).toBe("M0 0l10 5 10.1-5 10 5");
});

test("points between their neighbours go, corners and ends stay", () => {
  expect(
    polyline([
      [0, 0],
      [5, 0.05],
      [10, 0],
      [10, 10],
    ]),
  ).toBe("M0 0l10 0 0 10");
  // There and back again.
  expect(
    polyline([
      [0, 0],
      [20, 0],
      [5, 0],
    ]),
  ).toBe("M0 0l20 0-15 0");
});

test("a part of a line that has its points is a part of its text", () => {
  const points = withoutIdle(range(0, 10, 20).map((x) => [x, Math.sin(x) * 20] as const));
  const line = throughAll(points);
  expect(line).toBe(polyline(points));
  const [, ...steps] = throughAll(points.slice(3, 8)).split("l");
  expect(line).toContain(steps.join("l"));
});

test("a smooth line has its inner points as control points, and meets halfway between them", () => {
  const points = [
    [0, 0],
    [10, 20],
    [20, 0],
    [30, 20],
    [40, 20],
  ] as const;
  expect(smoothLine(points)).toBe("M0 0L5 10Q10 20 15 10T25 10 35 20L40 20");
  expect(smoothLine(points.slice(0, 3))).toBe("M0 0L5 10Q10 20 15 10L20 0");
  expect(smoothLine(points.slice(0, 2))).toBe("M0 0l10 20");
});

test("a point goes around its centre clockwise from the top", () => {
  expect([0, 0.25, 0.5, 0.75].map((turns) => around([10, 20], 8, turns))).toEqual([
    [10, 12],
    [18, 20],
    [10, 28],
    [2, 20],
  ]);
  expect(around([0, 0], 10, 1 / 8)).toEqual([7.1, -7.1]);
});
