import { edgeFrame } from "#app/shell/closing-call.tsx";
import { roofLine } from "./drawing.tsx";

const { width, height } = edgeFrame;
/** The drawing’s quay, and its height above it that fills the frame. */
const quay = 166;
const tall = 146;

/** The sample hotel’s roofs at night as the closing band’s edge. */
export const closingEdge = roofLine.map(
  ([x, y]) => [(x / 640) * width, height - 4 - ((quay - y) / tall) * (height - 8)] as const,
);
