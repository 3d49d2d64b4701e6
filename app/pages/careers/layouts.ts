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
    height: 336,
    above: 76,
    spread: 53,
    stations: [
      [106, 190],
      [328, 134],
      [550, 206],
      [772, 150],
      [994, 190],
    ],
  },
  middle: {
    width: 700,
    height: 230,
    above: 68,
    spread: 33,
    stations: [
      [74, 128],
      [212, 90],
      [350, 136],
      [488, 102],
      [626, 126],
    ],
  },
  narrow: {
    width: 320,
    height: 600,
    above: 0,
    spread: 32,
    stations: [
      [86, 72],
      [108, 180],
      [84, 296],
      [98, 412],
      [88, 524],
    ],
  },
};
