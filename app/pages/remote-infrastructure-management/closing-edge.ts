import { edgeFrame } from "#app/shell/closing-call.tsx";
import { range } from "#app/ui/drawing/geometry.ts";
import { first, last, valueAt } from "./alarm.ts";

const { width, height } = edgeFrame;

/** The example night’s sign-in time as the closing band’s edge. */
export const closingEdge = range(0, 1, 180).map(
  (at) => [at * width, height - valueAt(first + at * (last - first)) * height] as const,
);
