import type { Point } from "#app/ui/drawing/geometry.ts";

const water = 154;

/** A quay with two bollards, and the side of a ship moored at it, as the closing band’s edge. */
export const closingEdge: readonly Point[] = [
  [0, 92],
  ...bollard(180, 92),
  ...bollard(330, 92),
  [396, 92],
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

function bollard(x: number, ground: number): Point[] {
  return [
    [x, ground],
    [x, ground - 14],
    [x - 5, ground - 14],
    [x - 5, ground - 24],
    [x + 25, ground - 24],
    [x + 25, ground - 14],
    [x + 20, ground - 14],
    [x + 20, ground],
  ];
}
