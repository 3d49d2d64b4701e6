import { range } from "#app/ui/drawing/geometry.ts";
import { hospitality } from "#content/services/hospitality.ts";

/** Turning points of the night, in hours after 22:00. */
export const midnight = 2;
export const roll = 4.5;
export const hold = { from: 4.38, to: 4.95 };
export const end = 9;

/** Converts “01:30” to hours after 22:00. */
export const hoursAfterTen = (clock: string): number => {
  const [hours = "0", minutes = "0"] = clock.split(":");
  return ((Number(hours) + 24 - 22) % 24) + Number(minutes) / 60;
};
export const stops = hospitality.nightAudit.hours.map(({ time }) => ({
  time,
  at: hoursAfterTen(time),
}));

/**
 * How busy each interface of the property system is, as spans of hours with messages an hour: illustrative, not
 * measured.
 */
export const lanes: readonly {
  name: string;
  spans: readonly (readonly [from: number, to: number, rate: number])[];
}[] = [
  {
    name: "Till",
    spans: [
      [0, 1.5, 24],
      [1.5, 1.8, 44],
      [1.8, 3.2, 4],
      [8.4, 9, 16],
    ],
  },
  {
    name: "Payment",
    spans: [
      [0, 1.8, 13],
      [1.8, 3, 3],
      [3.5, 3.9, 26],
      [4.95, 5.1, 40],
      [8.3, 9, 22],
    ],
  },
  {
    name: "Door locks",
    spans: [
      [0, 2, 9],
      [2, 3.6, 5],
      [3.6, 4.3, 2],
      [4.95, 5.05, 50],
      [7, 8.3, 5],
      [8.3, 9, 13],
    ],
  },
  {
    name: "Channels",
    spans: [
      [0, 4.38, 7],
      [4.95, 5.35, 70],
      [5.35, 9, 6],
    ],
  },
  {
    name: "Phone & TV",
    spans: [
      [0, 3, 6],
      [4.95, 5.05, 40],
      [7.4, 9, 11],
    ],
  },
  {
    name: "Finance & tax",
    spans: [[7, 7.4, 80]],
  },
];

/** Returns one mark for each message, evenly spread over its span. */
export const marksOf = (spans: (typeof lanes)[number]["spans"]): number[] =>
  spans.flatMap(([from, to, rate]) =>
    range(from, to, Math.max(1, Math.round((to - from) * rate))).slice(0, -1),
  );

/** Returns a mark's height; they differ so that a lane looks like traffic and not like a ruler. */
export const sizeOf = (index: number) => 5 + ((index * 7) % 5) * 1.4;

/** Open exceptions through the night: [hour, level from 0 to 1]. The closing outlets add the last few. */
export const exceptions: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.3, 0.9],
  [0.6, 0.8],
  [0.8, 0.7],
  [1.2, 0.6],
  [1.5, 0.85],
  [1.75, 0.7],
  [2.2, 0.6],
  [2.7, 0.5],
  [3.2, 0.4],
  [3.5, 0.25],
  [3.75, 0.15],
  [4.1, 0],
];

export const description =
  "A night from 22:00 to 07:00. The calendar date changes at midnight, the business date only at 02:30. Messages from six systems run all evening, are held while the business date rolls, and empty in order at 03:00. The list of open exceptions must reach zero before the roll.";
