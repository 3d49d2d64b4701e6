import type { Basin } from "./mooring.ts";

/** The two sizes of the drawing: beside or above the text, and on a phone. */
export const basins: Record<"wide" | "narrow", Basin> = {
  wide: {
    width: 720,
    height: 640,
    berths: { partner: 84, client: 360, us: 636 },
    middle: 288,
    length: 548,
    beam: 62,
  },
  narrow: {
    width: 320,
    height: 368,
    berths: { partner: 30, client: 160, us: 290 },
    middle: 178,
    length: 268,
    beam: 26,
  },
};
