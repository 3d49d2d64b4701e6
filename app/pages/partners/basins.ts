import type { Basin } from "./mooring.ts";

/** The two sizes of the drawing: beside or above the text, and on a phone. */
export const basins: Record<"wide" | "narrow", Basin> = {
  wide: {
    width: 720,
    height: 640,
    berths: { partner: 71, client: 360, us: 649 },
    middle: 322,
    length: 504,
    beam: 76,
  },
  narrow: {
    width: 320,
    height: 306,
    berths: { partner: 33, client: 160, us: 287 },
    middle: 152,
    length: 188,
    beam: 29,
  },
};
