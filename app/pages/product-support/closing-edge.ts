import { edgeFrame } from "#app/shell/closing-call.tsx";
import { type Point, range } from "#app/ui/drawing/geometry.ts";
import { productSupport as page } from "#content/services/product-support.ts";

const { width, height } = edgeFrame;
/** The lines go on beyond the frame, so that none is seen to end. */
const beyond = 40;
const top = 12;
const apart = (height - top) / page.lines.items.length;

/** A depth contour, as in the chart at the top of the page: deeper ones swell more, and none cross. */
const contour = (level: number): Point[] =>
  range(-beyond, width + beyond, 10).map((x) => [
    x,
    top + level * apart + Math.sin(x / 210 + level * 0.9) * (4 + 3 * level),
  ]);

const [edge = [], ...below] = page.lines.items.map((_, level) => contour(level));

/** The four lines of support as depths: the surface is the edge of the closing band. */
export const closingEdge = { points: edge, below, smooth: true } as const;
