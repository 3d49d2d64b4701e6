import { edgeFrame } from "#app/shell/closing-call.tsx";
import { type Point, range } from "#app/ui/drawing/geometry.ts";
import { deckHeight } from "#app/ui/drawing/hull.ts";

const { width, height } = edgeFrame;
const [lowest, highest] = [deckHeight(0), deckHeight(1)];
/** The stem’s tip is above the right edge of the text, on a window of the frame’s width. */
const tip = width - 100;
const top = 4;
const water = height - 12;

/** How far the stem is behind its tip at a height: it falls steeply and flares out towards the deck. */
const rake = (y: number): number => 58 * ((y - top) / (water - top)) ** 0.55;

/** The hull’s sheer, its curved stem and the water ahead of it, as the closing band’s edge. */
const points: readonly Point[] = [
  ...range(-1, 1, 5).map(
    (e): Point => [
      ((e + 1) / 2) * tip,
      top + ((highest - deckHeight(e)) / (highest - lowest)) * (height - 60),
    ],
  ),
  // Twice: the tip and the waterline are corners.
  [tip, top],
  ...range(top, water, 5)
    .slice(1)
    .map((y): Point => [tip - rake(y), y]),
  [tip - rake(water), water],
  [width, water],
];

/** Draught marks on the stem. */
const draught = range(top, water, 6)
  .slice(2, -1)
  .map((y): readonly Point[] => [
    [tip - rake(y) - 22, y],
    [tip - rake(y) - 10, y],
  ]);

export const closingEdge = {
  points,
  smooth: true,
  below: draught,
  waterline: [tip - rake(water), water],
} as const;
