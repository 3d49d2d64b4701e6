export type Point = readonly [x: number, y: number];

/** A sheet of the chart. */
export type Layout = {
  width: number;
  height: number;
  /** How far the deep water of a station reaches. */
  spread: number;
  /** One for each step of hiring. */
  stations: readonly Point[];
};

export type LayoutName = "wide" | "middle" | "narrow";

export const layouts: Record<LayoutName, Layout> = {
  wide: {
    width: 1100,
    height: 400,
    spread: 78,
    stations: [
      [96, 264],
      [318, 150],
      [546, 250],
      [782, 148],
      [1004, 236],
    ],
  },
  middle: {
    width: 700,
    height: 300,
    spread: 54,
    stations: [
      [64, 196],
      [202, 112],
      [348, 190],
      [498, 108],
      [636, 176],
    ],
  },
  narrow: {
    width: 320,
    height: 600,
    spread: 54,
    stations: [
      [70, 64],
      [104, 180],
      [66, 296],
      [116, 412],
      [78, 528],
    ],
  },
};
