import type { Point } from "#app/ui/drawing/geometry.ts";
import { headedPost } from "#app/ui/drawing/headed-post.ts";

const quay = 98;
const water = 156;
const bollard = { foot: quay, top: quay - 22, width: 18, head: 9, overhang: 5 };
const stem: Point = [412, 30];

/** A quay with two bollards, and a ship moored at it, her bow towards them, as the closing band’s edge. */
export const closingEdge: readonly Point[] = [
  [0, quay],
  ...headedPost(120, bollard),
  ...headedPost(280, bollard),
  [376, quay],
  [376, water],
  [428, water],
  // The ship, from the foot of her stem along the sheer to the stern beyond the right edge.
  stem,
  [520, 44],
  [640, 56],
  [780, 66],
  [940, 73],
  [1120, 76],
  [1300, 73],
  [1440, 67],
];

/** The lines from both bollards to her stem. */
export const closingLines: readonly (readonly Point[])[] = [129, 289].map((bollardAt) => [
  [bollardAt, quay - 18],
  [(bollardAt + stem[0]) / 2, (quay - 18 + stem[1]) / 2 + 14],
  [stem[0] + 2, stem[1] + 6],
]);

/** Two of her planks. */
export const closingPlanks: readonly (readonly Point[])[] = [26, 58].map((below) => [
  [414 + below / 8, 40 + below],
  [640, 60 + below],
  [940, 77 + below],
  [1440, 71 + below],
]);
