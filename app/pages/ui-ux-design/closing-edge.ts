import { edgeFrame } from "#app/shell/closing-call.tsx";
import { type Point, range } from "#app/ui/drawing/geometry.ts";
import { uiUxDesign } from "#content/services/ui-ux-design.ts";
import { chanceToSee } from "./chance.ts";

const { width, height } = edgeFrame;
/** The curves go on beyond the right of the frame, so that none is seen to end. */
const beyond = 40;
/** Testers from the left of the window to the right. */
const most = 8;
const margin = 4;

const curve = (share: number): Point[] =>
  range(0, most, most).map((people) => [
    (people / most) * (width + beyond),
    height - margin - chanceToSee(share, people) * (height - 2 * margin),
  ]);

const [edge = [], ...below] = uiUxDesign.five.chances.map(({ share }) => curve(share));

/** The chance to see a problem, by the number of testers: the commonest kind is the edge of the closing band. */
export const closingEdge = { points: edge, below, smooth: true } as const;
