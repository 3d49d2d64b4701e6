import { edgeFrame } from "#app/shell/closing-call.tsx";
import { end, exceptions } from "./night.ts";

const { width, height } = edgeFrame;

/** The night’s open exceptions, which are none when the date rolls, as the closing band’s edge. */
export const closingEdge = [...exceptions, [end, 0] as const].map(
  ([hour, level]) => [(hour / end) * width, height - 4 - level * (height - 8)] as const,
);
