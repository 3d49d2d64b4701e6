import { edgeFrame } from "#app/shell/closing-call.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

const { width, height } = edgeFrame;
const { items } = page.lines;
const surface = 6;
const halfBreadth = 80;
const halfBottom = 14;

/** A ticket that comes back sinks one line deeper each time: the closing band’s edge. */
export const closingEdge = [
  [0, surface] as const,
  ...items.flatMap((_, line) => {
    const x = ((line + 1) * width) / (items.length + 1);
    const depth = surface + ((line + 1) / items.length) * (height - surface - 4);
    return [
      [x - halfBreadth, surface],
      [x - halfBottom, depth],
      [x + halfBottom, depth],
      [x + halfBreadth, surface],
    ] as const;
  }),
  [width, surface] as const,
];
