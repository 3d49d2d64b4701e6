import { edgeFrame } from "#app/shell/closing-call.tsx";
import { branches, effort, inWords } from "./attack-tree.ts";
import { onScale } from "./drawing-parts.ts";

const { width, height } = edgeFrame;
const margin = 6;

/** What each way takes, the easiest first: a step of the closing band’s edge for each, which rises with the effort. */
const efforts = branches.map(effort).sort((one, other) => one - other);
const step = width / efforts.length;

export const closingEdge = {
  points: efforts.flatMap((hours, index) => {
    const level = height - margin - onScale(hours) * (height - 2 * margin);
    return [[index * step, level] as const, [(index + 1) * step, level] as const];
  }),
  marks: efforts.map(
    (hours, index) =>
      [(index + 0.5) / efforts.length, `${inWords(hours)}${index ? "" : " to get in"}`] as const,
  ),
} as const;
