import { edgeFrame } from "#app/shell/closing-call.tsx";
import { range } from "#app/ui/drawing/geometry.ts";
import { deckHeight } from "#app/ui/drawing/hull.ts";

const { width, height } = edgeFrame;
const [lowest, highest] = [deckHeight(0), deckHeight(1)];
const bow = 0.94;
const top = 4;
const water = height - 4;

/** The hull’s sheer, with the bow and the water ahead of it, as the closing band’s edge. */
export const closingEdge = [
  ...range(-1, 1, 5).map(
    (e) =>
      [
        ((e + 1) / 2) * bow * width,
        top + ((highest - deckHeight(e)) / (highest - lowest)) * (height - 60),
      ] as const,
  ),
  // Twice: the bow and the waterline are corners.
  [bow * width, top] as const,
  [(bow - 0.04) * width, water] as const,
  [(bow - 0.04) * width, water] as const,
  [width, water] as const,
];
