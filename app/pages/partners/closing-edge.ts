import type { Point } from "#app/ui/drawing/geometry.ts";
import { headedPost } from "#app/ui/drawing/headed-post.ts";

const quay = 92;
const water = 154;
const bollard = { foot: quay, top: quay - 24, width: 20, head: 10, overhang: 5 };

/** A quay with two bollards, and the side of a ship moored at it, as the closing band’s edge. */
export const closingEdge: readonly Point[] = [
  [0, quay],
  ...headedPost(180, bollard),
  ...headedPost(330, bollard),
  [396, quay],
  [396, water],
  [472, water],
  // The ship, from her transom along the sheer to the bow beyond the right edge.
  [452, 84],
  [560, 78],
  [700, 72],
  [860, 64],
  [1020, 54],
  [1180, 42],
  [1320, 26],
  [1440, 6],
];
