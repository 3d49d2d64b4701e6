import type { Point } from "#app/ui/drawing/geometry.ts";
import { fairBreadth } from "#app/ui/drawing/hull.ts";
import type { Party, Rope } from "#content/pages/partners.ts";

/** Three ships moored side by side, bows up, and where each rope between them begins and ends. */

export type Basin = {
  width: number;
  height: number;
  /** Positions of the ships across the basin. */
  berths: Record<Party, number>;
  /** Vertical middle of the ships. */
  middle: number;
  /** Length of the client's ship, and half of its breadth. */
  length: number;
  beam: number;
};

/** Sizes of the ships: the client's is the largest, with the others alongside. */
const sizes: Record<Party, number> = { partner: 0.84, client: 1, us: 0.84 };

const order: readonly Party[] = ["partner", "client", "us"];

/** Returns the length of a ship, and half of its greatest breadth. */
export const sizeOf = ({ length, beam }: Basin, party: Party) => ({
  length: length * sizes[party],
  beam: beam * sizes[party],
});

/** Returns half of a ship's breadth on deck, from -1 at the stern to 1 at the bow. */
export const breadthAt = (basin: Basin, party: Party, e: number): number =>
  sizeOf(basin, party).beam * fairBreadth(e, 1);

/** Returns a point on a ship's side. */
export const onSide = (basin: Basin, party: Party, e: number, side: 1 | -1): Point => [
  Math.round(basin.berths[party] + side * breadthAt(basin, party, e)),
  Math.round(basin.middle - (e * sizeOf(basin, party).length) / 2),
];

const samePair = (a: Rope, b: Rope): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

export type LaidRope = {
  rope: Rope;
  /** Both ends and the control points between them, from left to right so that the label above it is upright. */
  line: readonly [Point, Point, Point, Point];
  /** Whether `rope.to` is at the right end. */
  rightwards: boolean;
};

/** Stations of the ropes between neighbours: one amidships, or two apart from each other. */
const stations = { 1: [0.1], 2: [0.32, -0.2] } as const;

/**
 * Lays out the ropes of one kind of partnership. A rope between the outer ships passes below the stern of the middle
 * one.
 */
export function layRopes(basin: Basin, ropes: readonly Rope[]): LaidRope[] {
  return ropes.map((rope) => {
    const ends = [rope.from, rope.to].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const [left = rope.from, right = rope.to] = ends;
    const rightwards = right === rope.to;
    if (left === "partner" && right === "us") {
      const from = onSide(basin, left, -0.7, 1);
      const to = onSide(basin, right, -0.7, -1);
      // The midpoint of a cubic Bézier curve reaches three quarters of the depth of its control points.
      const [reach, depth] = [(to[0] - from[0]) * 0.26, (basin.height - 24 - from[1]) / 0.75];
      return {
        rope,
        rightwards,
        line: [from, [from[0] + reach, from[1] + depth], [to[0] - reach, to[1] + depth], to],
      };
    }
    const pair = ropes.filter((other) => samePair(rope, other));
    const station = stations[pair.length === 1 ? 1 : 2][pair.indexOf(rope)] ?? 0;
    const from = onSide(basin, left, station, 1);
    const to = onSide(basin, right, station, -1);
    const slack = basin.length * 0.02;
    const third = (to[0] - from[0]) / 3;
    return {
      rope,
      rightwards,
      line: [from, [from[0] + third, from[1] + slack], [to[0] - third, to[1] + slack], to],
    };
  });
}

/** Returns the rope as path data. */
export const ropePath = ({ line }: LaidRope): string => {
  const [from, a, b, to] = line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${from}C${a} ${b} ${to}`;
};

/** Returns the middle of the rope, above which its label is placed. */
export const ropeMiddle = ({ line: [from, a, b, to] }: LaidRope): Point => {
  const mix = (axis: 0 | 1) => Math.round((from[axis] + 3 * a[axis] + 3 * b[axis] + to[axis]) / 8);
  return [mix(0), mix(1)];
};

/** Returns an arrowhead whose tip is on the side of the ship that the rope leads to. */
export function arrowHead({ line: [from, a, b, to], rightwards }: LaidRope, size: number): string {
  const [tip, before] = rightwards ? [to, b] : [from, a];
  const [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
  const distance = Math.hypot(dx, dy);
  const [ux, uy] = [dx / distance, dy / distance];
  const corner = (side: 1 | -1) =>
    `${Math.round(tip[0] - ux * size - side * uy * size * 0.5)} ${Math.round(tip[1] - uy * size + side * ux * size * 0.5)}`;
  return `M${Math.round(tip[0])} ${Math.round(tip[1])}L${corner(1)}L${corner(-1)}Z`;
}
