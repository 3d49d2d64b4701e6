/**
 * The house hull, computed. A point of the hull stands at a station `e` from -1 (stern) to 1 (bow) and a height
 * `t` from 0 (keel) to 1 (deck); its half-breadth is a fraction of the greatest one.
 */
export function halfBreadth(e: number, t: number): number {
  const along = Math.abs(e);
  const forward = e >= 0;
  const p = forward ? 2.3 : 3.2;
  const k = forward ? 0.75 : 0.25;
  const a = 3.4 - 2.3 * along ** 0.7;
  const b = 3.6 - 2.7 * along ** 0.55;
  const fullness = Math.max(0, 1 - along ** p) ** 0.8;
  const section = (1 - (1 - t) ** a) ** (1 / b);
  return fullness * section * (1 + k * e * e * t ** 3);
}

type Point = readonly [x: number, y: number];

/** SVG path through points, one decimal: at drawing scale nobody sees the second. */
export const polyline = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

/** `count` + 1 evenly spaced values from `from` to `to`. */
export const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
