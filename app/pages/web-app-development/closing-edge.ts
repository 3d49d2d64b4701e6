import { edgeFrame, onEdge } from "#app/shell/closing-call.tsx";
import type { CurveMark } from "#app/shell/curve-marks.tsx";
import type { Point } from "#app/ui/drawing/geometry.ts";
import { firstByte, loadLine, painted, parcels, weight } from "./load-line.ts";

const top = 14;
const deepest = edgeFrame.height - 8;

const x = (seconds: number): number => onEdge(seconds / loadLine);

/** Returns the depth of a page with so many kilobytes loaded. */
const depth = (kilobytes: number): number =>
  Math.round(top + (kilobytes / weight) * (deepest - top));

const loadedBy = (seconds: number): number =>
  parcels.reduce((sum, { ends, kilobytes }) => sum + (ends <= seconds ? kilobytes : 0), 0);

/** What the page has loaded as time passes, as the closing band’s edge: each parcel presses it deeper, up to the load line. */
export const closingEdge: readonly Point[] = [
  [0, top],
  ...parcels.flatMap(({ ends, kilobytes }): Point[] => [
    [x(ends), depth(loadedBy(ends) - kilobytes)],
    [x(ends), depth(loadedBy(ends))],
  ]),
  [x(loadLine), deepest],
  [x(loadLine), top],
  [edgeFrame.width, top],
];

const at = (seconds: number, words: string): CurveMark => [
  x(seconds) / edgeFrame.width,
  `${words} ${Math.round(seconds * 100) / 100} s`,
];

/** The moments below the edge. */
export const closingMarks: readonly CurveMark[] = [
  [x(0) / edgeFrame.width, "0 s"],
  at(firstByte, "first byte"),
  at(painted, "painted"),
  at(loadLine, "load line"),
];
