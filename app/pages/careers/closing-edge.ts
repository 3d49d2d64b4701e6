import { edgeFrame } from "#app/shell/closing-call.tsx";
import { careers } from "#content/pages/careers.ts";
import { depthOf } from "./depth-lines.ts";

const { width, height } = edgeFrame;
const { steps } = careers.process;
const shore = 6;
const deepest = Math.max(...steps.map(({ minutes }) => depthOf(minutes)));

/** The hiring passage in section, as deep at each step as it takes minutes, as the closing band’s edge. */
export const closingEdge = [
  [0, shore],
  ...steps.map(
    ({ minutes }, index) =>
      [
        ((index + 0.5) / steps.length) * width,
        shore + (depthOf(minutes) / deepest) * (height - 2 * shore),
      ] as const,
  ),
  [width, shore],
] as const;
