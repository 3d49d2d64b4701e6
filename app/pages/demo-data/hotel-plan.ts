import { type Point, range } from "#app/ui/drawing/geometry.ts";

/** A kind of room on the plan. Prices of a night in dollars, size in square metres. */
export type RoomKind = {
  id: string;
  name: string;
  count: number;
  sleeps: number;
  size: number;
  /** Whether it looks out on the water; otherwise on the yard. */
  water: boolean;
  week: number;
  weekend: number;
  /** Number of the booking in the first room of the kind, if the sample has one. */
  booking?: string;
};

/** Depth of a room from the corridor to its window, and width of the corridor, in metres. */
export const depth = 5;
export const corridor = 1.6;

/** The rooms of a kind side by side; `from` is metres from the left end of the house. */
export type Suite = RoomKind & { from: number; width: number };
export type HotelPlan = {
  length: number;
  yard: readonly Suite[];
  water: readonly Suite[];
  /** Lift and stairs: what the rooms on the water leave of the length. */
  stairs: { from: number; width: number };
};

/** Lays out the rooms to scale along one corridor: those on the yard on one side, those on the water on the other. */
export function hotelPlan(kinds: readonly RoomKind[]): HotelPlan {
  const yard = sideBySide(kinds.filter(({ water }) => !water));
  const water = sideBySide(kinds.filter((kind) => kind.water));
  const length = Math.max(endOf(yard), endOf(water));
  const width = length - endOf(water);
  const [first] = water;
  const from = first ? first.width * first.count : 0;
  // Lift and stairs are beside the first kind; the others move along.
  const moved = water.map((kind, index) =>
    index === 0 ? kind : { ...kind, from: kind.from + width },
  );
  return { length, yard, water: moved, stairs: { from, width } };
}

function sideBySide(kinds: readonly RoomKind[]): Suite[] {
  let from = 0;
  return kinds.map((kind) => {
    const width = kind.size / depth;
    const placed = { ...kind, from, width };
    from += width * kind.count;
    return placed;
  });
}

const endOf = (kinds: readonly Suite[]): number =>
  Math.max(0, ...kinds.map(({ from, width, count }) => from + width * count));

/** A shape of a room in metres: `u` along the corridor, `v` from the corridor to the window. */
export type Shape = { points: readonly Point[]; of: "bed" | "thing" | "window"; closed: boolean };

const box = (of: Shape["of"], u: number, v: number, width: number, height: number): Shape => ({
  points: [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ],
  of,
  closed: true,
});
const stroke = (of: Shape["of"], ...points: Point[]): Shape => ({ points, of, closed: false });

/** A door that stands open into the room, with the arc of its leaf. */
const door = (u: number): Shape =>
  stroke(
    "thing",
    [u, 0],
    ...range(0, Math.PI / 2, 5).map((a): Point => [u + 0.9 * Math.sin(a) * 1, 0.9 * Math.cos(a)]),
  );
const round = (of: Shape["of"], u: number, v: number, r: number): Shape => ({
  points: range(0, 2 * Math.PI, 12).map((a): Point => [u + r * Math.cos(a), v + r * Math.sin(a)]),
  of,
  closed: true,
});

/** A bed with its head at the left wall, for one or two. */
const bed = (u: number, v: number, sleeps: 1 | 2): Shape[] => {
  const width = sleeps === 2 ? 1.7 : 0.95;
  return [
    box("bed", u, v, 2.05, width),
    ...(sleeps === 2
      ? [box("thing", u + 0.12, v + 0.12, 0.4, 0.65), box("thing", u + 0.12, v + 0.93, 0.4, 0.65)]
      : [box("thing", u + 0.12, v + 0.14, 0.4, 0.66)]),
    stroke("thing", [u + 0.75, v], [u + 0.75, v + width]),
  ];
};
const shower = (u: number): Shape[] => [
  box("thing", u, 0, 1.6, 1.6),
  box("thing", u, 0, 0.8, 0.8),
  round("thing", u + 0.4, 0.4, 0.12),
  round("thing", u + 1.25, 1.2, 0.22),
];
const pane = (width: number): Shape[] => [
  stroke("window", [0.45, depth - 0.14], [width - 0.45, depth - 0.14]),
];

/** Returns what is in a room of this kind. */
export function furnitureOf(id: string, width: number): Shape[] {
  const small = [...shower(0), door(width - 1.05), ...bed(0, 2.25, 2), ...pane(width)];
  switch (id) {
    case "family":
      return [
        ...small,
        stroke("thing", [3.6, 1.7], [3.6, depth]),
        ...bed(3.6, 2, 1),
        ...bed(3.6, 3.65, 1),
        stroke("thing", [3.6, 2], [5.65, 2.95]),
        stroke("thing", [3.6, 3.65], [5.65, 4.6]),
      ];
    case "suite":
      return [
        ...shower(0),
        box("thing", 1.9, 0.1, 1.7, 0.75),
        box("thing", 2.05, 0.22, 1.4, 0.5),
        stroke("thing", [1.6, 1.6], [3.8, 1.6], [3.8, 0]),
        door(width - 1.05),
        ...bed(0, 2.4, 2),
        box("thing", 5.9, 2.3, 0.85, 2.1),
        box("thing", 6.1, 2.5, 0.65, 1.7),
        round("thing", 4.9, 3.3, 0.5),
        ...pane(width),
        // The balcony.
        stroke("window", [0, depth], [0, depth + 1.2], [width, depth + 1.2], [width, depth]),
      ];
    case "harbour":
      return [
        ...small,
        round("thing", width - 0.75, 3.9, 0.4),
        box("thing", width - 0.5, 1.7, 0.5, 1.3),
      ];
    default:
      return [...small, box("thing", width - 0.5, 2.4, 0.5, 1.3)];
  }
}
