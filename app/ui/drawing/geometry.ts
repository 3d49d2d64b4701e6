export type Point = readonly [x: number, y: number];

/** At drawing scale nobody sees a line that lies this far beside its place, in units. */
const invisible = 0.1;

/**
 * SVG path through points, in tenths: at drawing scale nobody sees the second decimal. Points that lie on the line between
 * their neighbours are left out, and each is told by its distance from the last one: a third of the bytes.
 */
export const polyline = (points: readonly Point[]): string => throughAll(withoutIdle(points));

/** The same through every point, for parts of a line: where they have its points, their text is a part of its text. */
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

const pair = (x: number, y: number): string => `${short(x)}${y < 0 ? "" : " "}${short(y)}`;

/** Tenths as SVG takes them, without a zero before the point. */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, "$1.");

/**
 * The points that are needed to see the line.
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

/** Distance of a point from the line between two others. */
function distanceFrom([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  // A line that goes back beyond its ends is no part of it.
  const along = ((x - fromX) * dx + (y - fromY) * dy) / length;
  if (along < 0) return Math.hypot(x - fromX, y - fromY);
  if (along > length) return Math.hypot(x - toX, y - toY);
  return Math.abs((x - fromX) * dy - (y - fromY) * dx) / length;
}

/** `count` + 1 evenly spaced values from `from` to `to`. */
export const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** One decimal. Server and browser differ in the last digits of a sine, and must write the same drawing. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
