import { contours, sample } from "#app/ui/drawing/contours.ts";
import { distanceFrom, polyline } from "#app/ui/drawing/geometry.ts";
import type { Layout, Point } from "./layouts.ts";

/** Depths of the chart's contour lines, in minutes of an applicant’s own time. */
export const depths = [1, 3, 10, 20, 45, 90, 150];
/** Those whose lines are darker and have their figure. */
export const figuredDepths = [1, 10, 45];
/** Returns the depth at which a time is drawn: the long steps would leave nothing of the short ones. */
export const depthOf = (minutes: number) => Math.log2(1 + minutes);
const cell = 5;
/** Width of the border of land in cells, on which every line closes. */
const margin = 2;

/** Distance from the edges of the sheet at which the ground begins to rise. */
const shore = 8;

/** Depth of the channel that joins the stations, in minutes: all stations are deeper. */
const channel = 1.6;

/** Weight of the deepest water where that of several stations overlaps; an infinite weight would leave a crease. */
const sharpness = 3;

/** Returns a smooth rise from 0 at an edge to 1 at the end of the shore. */
function ashore(distance: number): number {
  const inland = Math.min(1, Math.max(0, distance / shore));
  return inland * inland * (3 - 2 * inland);
}

/**
 * Returns the depth at each point: at a station as deep as its step is long, a shallow channel between stations, and
 * land around them.
 */
function seabed({ stations, spread, width, height }: Layout, minutes: readonly number[]) {
  const depthAt = ([sx, sy]: Point, index: number, x: number, y: number) => {
    const distance2 = ((x - sx) / 1.15) ** 2 + (y - sy) ** 2;
    // A slight wobble, so that the lines look surveyed; the depth at the station itself is unaffected.
    const swell = 1 + 0.08 * Math.sin(3 * Math.atan2(y - sy, x - sx) + index * 2);
    return depthOf(minutes[index] ?? 0) * Math.exp(-distance2 / (2 * (spread * swell) ** 2));
  };
  const channelAt = (x: number, y: number) => {
    const distance = Math.min(
      ...stations.slice(1).map((to, index) => distanceFrom([x, y], stations[index] ?? to, to)),
    );
    return depthOf(channel) * Math.exp(-(distance ** 2) / (2 * spread ** 2));
  };
  return (x: number, y: number) => {
    const rise = ashore(x) * ashore(width - x) * ashore(y) * ashore(height - y);
    const sum = stations
      .map((station, index) => depthAt(station, index, x, y) ** sharpness)
      .reduce((total, part) => total + part, channelAt(x, y) ** sharpness);
    return rise * sum ** (1 / sharpness);
  };
}

/**
 * Returns the contour lines of a sheet as path data: one path for each of `depths`.
 *
 * @param minutes an applicant's time for the step at each station.
 */
export function depthLines(layout: Layout, minutes: readonly number[]): string[] {
  const { width, height } = layout;
  const bed = seabed(layout, minutes);
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

/** Returns where the lines of `figuredDepths` have their figures: seen from the deepest station in one direction. */
export function figuresOf(layout: Layout, minutes: readonly number[]): Point[] {
  const bed = seabed(layout, minutes);
  const [x, y] = layout.stations[minutes.indexOf(Math.max(...minutes))] ?? [0, 0];
  const [right, down] = layout.figured;
  const at = (distance: number): Point => [x + right * distance, y + down * distance];
  return figuredDepths.map((depth) => {
    let distance = 0;
    while (distance < layout.height && bed(...at(distance)) > depthOf(depth)) distance += 1;
    return at(distance);
  });
}
