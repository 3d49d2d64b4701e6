import { expect, test } from "vitest";
import { depthLines, depths, figuredDepths, figuresOf } from "./depth-lines.ts";
import { columns, layouts, type Point } from "./layouts.ts";

const minutes = [15, 5, 30, 180, 60];

/** Parses the closed subpaths of a path into points; each point after the first is relative to the one before. */
const runsOf = (path: string): Point[][] =>
  path
    .split("M")
    .slice(1)
    .map((run) => {
      const numbers = (run.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[2 * index] ?? 0;
        y += numbers[2 * index + 1] ?? 0;
        return [x, y];
      });
    });

/** Whether a point is inside a path, by the even-odd rule. */
function isInside([x, y]: Point, path: string): boolean {
  let inside = false;
  for (const run of runsOf(path)) {
    for (const [index, [ax, ay]] of run.entries()) {
      const [bx, by] = run[(index + 1) % run.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

test.each(Object.entries(layouts))(
  "%s: the water is as deep at each station as its step takes minutes",
  (_, layout) => {
    const lines = depthLines(layout, minutes);
    expect(lines).toHaveLength(depths.length);
    for (const [index, station] of layout.stations.entries()) {
      const around = depths.filter((_depth, line) => isInside(station, lines[line] ?? ""));
      expect(around).toEqual(depths.filter((depth) => depth < (minutes[index] ?? 0)));
    }
  },
);

test.each(Object.entries(layouts))(
  "%s: no line meets the edge of the sheet, and each figure is on its line",
  (_, layout) => {
    const lines = depthLines(layout, minutes);
    const points = lines.flatMap(runsOf).flat();
    for (const [x, y] of points) {
      expect(Math.min(x, y, layout.width - x, layout.height - y)).toBeGreaterThan(0);
    }
    figuresOf(layout, minutes).forEach((place, index) => {
      const line = lines[depths.indexOf(figuredDepths[index] ?? 0)] ?? "";
      const away = runsOf(line)
        .flat()
        .map(([x, y]) => Math.hypot(x - place[0], y - place[1]));
      expect(Math.min(...away)).toBeLessThan(12);
    });
  },
);

test("the stations are below the columns of the wide chart", () => {
  const away = layouts.wide.stations.map(([x], index) => x - (columns[index] ?? 0));
  expect(new Set(away.map(Math.round)).size).toBe(1);
});
