import { type Point, polyline, range } from "./geometry.ts";
import { deckHeight, fairBreadth } from "./hull.ts";

/** Position of a view of the hull on its sheet: stern at `x`, bow at `x + length`, stations spread between them. */
export type HullFrame = {
  x: number;
  /** Keel in the side view, centre line in the view from above. */
  y: number;
  length: number;
  /** Distance from keel to deck amidships in the side view, half the beam in the view from above. */
  rise: number;
};

export const stationX = (frame: HullFrame, e: number): number =>
  frame.x + (frame.length * (e + 1)) / 2;

/** Returns a point of a quadratic curve, used for the rise of stem and stern. */
const bend = (from: Point, by: Point, to: Point, s: number): Point => {
  const mix = (a: number, b: number, c: number) =>
    (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
  return [mix(from[0], by[0], to[0]), mix(from[1], by[1], to[1])];
};

/** Returns the path data of the side view. */
export function sheerPlan(frame: HullFrame) {
  const at = ([e, height]: Point): Point => [stationX(frame, e), frame.y - height * frame.rise];
  const stern = range(1, 0, 16).map((s) =>
    bend([-0.84, 0], [-0.97, 0.02], [-1, deckHeight(-1)], s),
  );
  const bow = range(0, 1, 16).map((s) => bend([0.76, 0], [0.95, 0.02], [1, deckHeight(1)], s));
  const deck = range(-1, 1, 40).map((e): Point => [e, deckHeight(e)]);
  return {
    profile: polyline([...stern, ...bow].map(at)),
    deck: polyline(deck.map(at)),
    /** Curves where vertical planes at these fractions of the half-beam cut the hull. */
    buttocks: [0.2, 0.4, 0.6, 0.8].map((breadth) =>
      polyline(
        range(-0.97, 0.97, 90).flatMap((e) => {
          const t = heightAt(e, breadth);
          return t === undefined ? [] : [at([e, t * deckHeight(e)])];
        }),
      ),
    ),
  };
}

/** Returns the height at which the hull reaches this half-breadth at a station; undefined if it never does. */
function heightAt(e: number, breadth: number): number | undefined {
  if (fairBreadth(e, 1) < breadth) return undefined;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (fairBreadth(e, middle) < breadth) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Returns the waterlines of one side of the hull, seen from above; the last is the deck. With `side` 1 they are below
 * the centre line.
 */
export function halfBreadthPlan(frame: HullFrame, side: 1 | -1 = 1): string[] {
  return [0.12, 0.3, 0.5, 0.72, 1].map((t) =>
    polyline(
      // Points are denser at the ends, where the lines turn: evenly spaced, they would leave a corner there.
      range(0, Math.PI, 64).map((angle) => {
        const e = -Math.cos(angle);
        return [stationX(frame, e), frame.y + side * frame.rise * fairBreadth(e, t)];
      }),
    ),
  );
}
