export type Point = readonly [x: number, y: number];

/** Largest deviation of a line that is invisible at drawing scale, in units. */
const invisible = 0.1;

/**
 * Returns an SVG path through points, with one decimal: at drawing scale the second is invisible. Points on the line
 * between their neighbours are dropped, and coordinates are relative to the previous point, which leaves a third of
 * the bytes.
 */
export const polyline = (points: readonly Point[]): string => throughAll(withoutIdle(points));

/**
 * Returns the path through every point, without dropping any. For parts of a line: if they have the line's points,
 * their text is part of the line's text.
 */
export function throughAll(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
      const step = pair(tenthsX - lastX, tenthsY - lastY);
      [lastX, lastY] = [tenthsX, tenthsY];
      if (index === 0) return `M${step}`;
      return index === 1 ? `l${step}` : step.startsWith("-") ? step : ` ${step}`;
    })
    .join("");
}

/**
 * Returns the path of a smooth line near its points, from the first to the last: a uniform quadratic B-spline, whose
 * pieces meet halfway between points. A point that is given twice is a corner. Each piece’s control point is the
 * mirror image of the one before, so that SVG needs only its end.
 * https://developer.mozilla.org/docs/Web/SVG/Reference/Attribute/d#quadratic_bézier_curve
 */
export function smoothLine(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last || points.length < 3) return polyline(points);
  const written = ([x, y]: Point): string => pair(Math.round(x * 10), Math.round(y * 10));
  const [start, end, ...rest] = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y];
    return written([(fromX + x) / 2, (fromY + y) / 2]);
  });
  const more = rest.length === 0 ? "" : `T${rest.join(" ")}`;
  return `M${written(first)}L${start}Q${written(second)} ${end}${more}L${written(last)}`;
}

const pair = (x: number, y: number): string => `${short(x)}${y < 0 ? "" : " "}${short(y)}`;

/** Formats tenths for SVG, without a zero before the decimal point. */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, "$1.");

/**
 * Drops the points that do not affect the look of a line.
 * https://en.wikipedia.org/wiki/Ramer–Douglas–Peucker_algorithm
 */
export function withoutIdle(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distanceFrom(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= invisible) return [first, last];
  const middle = distances.indexOf(farthest);
  return [
    ...withoutIdle(points.slice(0, middle + 1)).slice(0, -1),
    ...withoutIdle(points.slice(middle)),
  ];
}

/** Returns the distance of a point from the segment between two others. */
export function distanceFrom([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  // Beyond the ends of the segment, the distance to the nearer end counts, so that a line that doubles back keeps its
  // turning points.
  const along = ((x - fromX) * dx + (y - fromY) * dy) / length;
  if (along < 0) return Math.hypot(x - fromX, y - fromY);
  if (along > length) return Math.hypot(x - toX, y - toY);
  return Math.abs((x - fromX) * dy - (y - fromY) * dx) / length;
}

/** Returns `count` + 1 evenly spaced values from `from` to `to`. */
export const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** Returns a point on a circle, with one decimal. `turns` are clockwise from the top: a quarter is at the right. */
export function around([x, y]: Point, radius: number, turns: number): Point {
  const angle = 2 * Math.PI * turns;
  return [tenth(x + radius * Math.sin(angle)), tenth(y - radius * Math.cos(angle))];
}

/** Rounds to one decimal. Server and browser differ in the last digits of a sine, and must produce the same drawing. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
