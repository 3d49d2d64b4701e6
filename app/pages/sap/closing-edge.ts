import { edgeFrame } from "#app/shell/closing-call.tsx";
import type { Point } from "#app/ui/drawing/geometry.ts";
import { roads } from "./road-plan.ts";

const { width } = edgeFrame;
/** Beyond the frame on both sides, so that no line is seen to end. */
const beyond = 40;
const gate = width / 2;
/** The first line is the edge; the others follow below it, and draw together at the crossing. */
const lines = { top: 10, apart: 27, waist: 84, apartAtWaist: 11, mark: 6 };

function crossing(index: number): Point[] {
  const y = lines.top + index * lines.apart;
  const waist = lines.waist + index * lines.apartAtWaist;
  return [
    [-beyond, y],
    [gate - 400, y],
    [gate - 260, y],
    [gate - 70, waist],
    [gate + 70, waist],
    [gate + 260, y],
    [gate + 400, y],
    [width + beyond, y],
  ];
}

/** Ends before the crossing, at a mark across it. */
function ending(index: number): [line: Point[], mark: Point[]] {
  const y = lines.top + index * lines.apart;
  const end = gate - 300;
  return [
    [
      [-beyond, y],
      [end, y],
    ],
    [
      [end, y - lines.mark],
      [end, y + lines.mark],
    ],
  ];
}

/** Custom code on the route that converts it, of which what no one uses is left behind. */
const code = roads.find(({ name }) => name === "Brownfield")?.lanes["custom code"] ?? [];
const [edge = [], ...below] = code.flatMap((fate, index) =>
  fate === "crosses" ? [crossing(index)] : ending(index),
);

/** Lines that cross and lines that end: the first is the closing band’s edge, the others follow it in the band. */
export const closingEdge = { points: edge, below, smooth: true } as const;
