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
  /** Direction from the deepest station in which the lines have their figures. */
  figured: Point;
};

/** Left edges of five columns with gaps of 32 CSS pixels below a drawing of 1100 units at 1240 pixels. */
export const columns = [0, 225.7, 451.4, 677.1, 902.8] as const;
/** Distance of a station from the edge of its column. */
const inset = 92;

export type LayoutName = "wide" | "middle" | "narrow";

export const layouts: Record<LayoutName, Layout> = {
  wide: {
    width: 1100,
    height: 308,
    above: 76,
    spread: 39,
    stations: columns.map((x, step) => [x + inset, [190, 134, 206, 150, 190][step] ?? 0] as const),
    figured: [0, 1],
  },
  middle: {
    width: 700,
    height: 230,
    above: 68,
    spread: 28,
    stations: [
      [74, 128],
      [212, 90],
      [350, 136],
      [488, 102],
      [626, 126],
    ],
    figured: [0, 1],
  },
  narrow: {
    width: 320,
    height: 600,
    above: 0,
    spread: 30,
    stations: [
      [86, 72],
      [108, 180],
      [84, 296],
      [98, 412],
      [88, 524],
    ],
    figured: [-0.85, 0.5],
  },
};
