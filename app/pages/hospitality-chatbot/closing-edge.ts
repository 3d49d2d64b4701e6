import { edgeFrame } from "#app/shell/closing-call.tsx";
import { roofFoot, roofLine } from "./roof-line.ts";

const { width, height } = edgeFrame;
/** What fills the frame of the roofs’ height above their foot. */
const tall = 146;

/** The sample hotel’s roofs at night as the closing band’s edge. */
export const closingEdge = roofLine.map(
  ([x, y]) => [(x / 640) * width, height - 4 - ((roofFoot - y) / tall) * (height - 8)] as const,
);
