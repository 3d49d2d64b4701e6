import { edgeFrame } from "#app/shell/closing-call.tsx";
import { appleSteps } from "./plan.ts";

const { width, height } = edgeFrame;
const day = width / appleSteps.length;
const level = (share: number) => height - 4 - (share / 100) * (height - 8);

/** Apple’s seven steps of a phased release, to scale, as the closing band’s edge. */
export const closingEdge = appleSteps.flatMap((share, index) => [
  [index * day, level(share)] as const,
  [(index + 1) * day, level(share)] as const,
]);
