export type Point = readonly [x: number, y: number];

/** Layout of the chart at one size. */
export type Layout = {
  width: number;
  /** Of the water. */
  height: number;
  /** Space above the water for the labels of the stations. */
  above: number;
  /** Radius of the deep water around a station. */
  spread: number;
  /** One for each step of the hiring process. */
  stations: readonly Point[];
};

export type LayoutName = "wide" | "middle" | "narrow";

export const layouts: Record<LayoutName, Layout> = {
  wide: {
    width: 1100,
    height: 380,
    above: 76,
    spread: 74,
    stations: [
      [112, 216],
      [325, 148],
      [548, 222],
      [774, 172],
      [988, 212],
    ],
  },
  middle: {
    width: 700,
    height: 270,
    above: 68,
    spread: 48,
    stations: [
      [72, 152],
      [204, 106],
      [348, 158],
      [494, 124],
      [628, 150],
    ],
  },
  narrow: {
    width: 320,
    height: 600,
    above: 0,
    spread: 44,
    stations: [
      [86, 72],
      [104, 180],
      [82, 296],
      [84, 412],
      [88, 524],
    ],
  },
};
