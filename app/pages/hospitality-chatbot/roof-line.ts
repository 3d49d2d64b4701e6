import type { Point } from "#app/ui/drawing/geometry.ts";
import { headedPost } from "#app/ui/drawing/headed-post.ts";

export const eaves = 112;
export const ridge = 56;

/** The outlines of both chimneys. */
export const chimneys = [150, 468].map((x) =>
  headedPost(x, { foot: ridge, top: 28, width: 22, head: 6, overhang: 3 }),
);
const [left = [], right = []] = chimneys;

/** Where the line begins and ends: the upper floor hides what is lower. */
export const roofFoot = 166;

/** The outline of the roofs and the upper floor, with a lamp on the quay, from one edge of the drawing to the other. */
export const roofLine: readonly Point[] = [
  [0, roofFoot],
  ...headedPost(40, { foot: roofFoot, top: 118, width: 2, head: 12, overhang: 5 }),
  [78, roofFoot],
  [78, eaves],
  [66, eaves],
  [100, ridge],
  ...left,
  // The pole on the ridge.
  [319, ridge],
  [319, 22],
  [321, 22],
  [321, ridge],
  ...right,
  [540, ridge],
  [574, eaves],
  [562, eaves],
  [562, 136],
  [626, 152],
  [626, roofFoot],
  [640, roofFoot],
];
