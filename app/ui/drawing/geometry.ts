export type Point = readonly [x: number, y: number];

/** SVG path through points, one decimal: at drawing scale nobody sees the second. */
export const polyline = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

/** `count` + 1 evenly spaced values from `from` to `to`. */
export const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** One decimal. Server and browser differ in the last digits of a sine, and must write the same drawing. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
