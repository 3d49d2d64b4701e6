import { type Point, polyline, range } from "#app/ui/drawing/geometry.ts";
import { deckHeight, fairBreadth } from "#app/ui/drawing/hull.ts";
import { services } from "#content/services/index.ts";

/** Position and size of the hull in a composition; breadth runs away from the viewer. */
export type View = {
  left: number;
  keel: number;
  length: number;
  height: number;
  breadth: number;
};

/** One frame for each service, from the stern to the bow. */
export const stations = range(-0.93, 0.9, services.length - 1);

/** Returns the lines of the hull while it is built, seen from the side and a little from above. */
export const skeleton = ({ left, keel, length, height, breadth }: View) => {
  const at = (e: number, half: number, t: number): Point => [
    left + (length * (e + 1)) / 2 + half * breadth * 0.55,
    // The bilge on the near side is seen below the keel, as if the line were wrong: the hull rests on its keel.
    Math.min(keel, keel - t * deckHeight(e) * height - half * breadth * 0.3),
  ];
  // Denser at the keel, where a frame turns.
  const heights = range(0, 1, 20).map((share) => share ** 2.4);
  const frame = (e: number) =>
    polyline([
      ...heights.toReversed().map((t) => at(e, -fairBreadth(e, t), t)),
      ...heights.map((t) => at(e, fairBreadth(e, t), t)),
    ]);
  const stem = (t: number) => 0.9 + 0.1 * t ** 0.3;
  // Denser at the ends, where the lines meet.
  const line = (t: number, side: 1 | -1) =>
    polyline(
      range(0, Math.PI, 56).map((angle) => {
        const e = -1 + ((1 - Math.cos(angle)) * (1 + stem(t))) / 2;
        return at(e, side * fairBreadth(e, t), t);
      }),
    );
  return {
    frames: stations.map(frame),
    feet: stations.map((e) => at(e, 0, 0)),
    keel: polyline([at(-1, 0, 1), at(-1, 0, 0), ...heights.map((t) => at(stem(t), 0, t))]),
    sheer: line(1, 1) + line(1, -1),
    ribbands: [0.04, 0.1, 0.18, 0.28, 0.42, 0.6, 0.8].map((t) => line(t, -1)).join(""),
  };
};
