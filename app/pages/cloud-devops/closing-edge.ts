import { edgeFrame } from "#app/shell/closing-call.tsx";
import { range } from "#app/ui/drawing/geometry.ts";
import { share } from "./deployment-line.ts";

const { width, height } = edgeFrame;

/** The new version’s share of traffic, from none to all, as the closing band’s edge. */
export const closingEdge = range(0, 1, 160).map(
  (at) => [at * width, height - 6 - share(0.4 + 0.6 * at) * (height - 12)] as const,
);
