import { contours, sample } from "#app/ui/drawing/contours.ts";
import { polyline } from "#app/ui/drawing/geometry.ts";
import type { Layout, Point } from "./layouts.ts";

/** Depth lines of the chart, in minutes of an applicant’s own time. */
export const depths = [1, 3, 8, 20, 45, 100, 160];
const depthOf = (minutes: number) => Math.log2(1 + minutes);
const cell = 10;
/** Cells around the sheet in which the ground rises to the shore, so that every line closes. */
const margin = 14;

/** The water is as deep at a station as its step is long; between stations it is shallow. */
function seabed(stations: readonly Point[], minutes: readonly number[], spread: number) {
  return (x: number, y: number) =>
    Math.max(
      ...stations.map(([sx, sy], index) => {
        const distance2 = ((x - sx) / 1.15) ** 2 + (y - sy) ** 2;
        // A little swell, so that the lines look surveyed: it does not touch the depth at the station itself.
        const swell = 1 + 0.13 * Math.sin(3 * Math.atan2(y - sy, x - sx) + index * 2);
        return depthOf(minutes[index] ?? 0) * Math.exp(-distance2 / (2 * (spread * swell) ** 2));
      }),
    );
}

/**
 * The depth lines of a sheet, as path data: one path for each of `depths`.
 *
 * @param minutes an applicant's time for the step at each station.
 */
export function depthLines(
  { width, height, spread, stations }: Layout,
  minutes: readonly number[],
): string[] {
  const bed = seabed(stations, minutes, spread);
  const columns = Math.ceil(width / cell) + 2 * margin;
  const rows = Math.ceil(height / cell) + 2 * margin;
  const samples = sample(
    (column, row) =>
      column === 0 || row === 0 || column === columns || row === rows
        ? 0
        : bed((column - margin) * cell, (row - margin) * cell),
    columns,
    rows,
  );
  return depths.map((depth) =>
    contours(samples, depthOf(depth))
      .map((line) =>
        polyline(line.map(([x, y]) => [(x - margin) * cell, (y - margin) * cell] as const)),
      )
      .join(""),
  );
}
