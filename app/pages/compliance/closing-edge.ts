import { edgeFrame } from "#app/shell/closing-call.tsx";
import { range } from "#app/ui/drawing/geometry.ts";
import { asks, deckPoint, type Hull, sectionOf } from "./drawing-parts.tsx";

const { width, height } = edgeFrame;

/** The hull of the page’s drawing, as wide as the window. */
const hull: Hull = {
  centre: width / 2,
  halfBeam: width / 2,
  sheer: 62,
  rise: 56,
  keel: height - 4,
};

/** Its sheer is the edge of the closing band, and its seven sections are below. */
export const closingEdge = {
  points: range(0, asks.length - 1, 36).map((index) => deckPoint(index, hull)),
  below: asks.map((_, index) => sectionOf(index, hull)),
} as const;
