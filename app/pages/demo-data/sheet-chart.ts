/** The data that is drawn of a sheet, from the rows of its tables. */
export type SheetChart =
  | { kind: "calendar"; rows: readonly CalendarRow[] }
  | { kind: "rates"; rows: readonly RateRow[] }
  | { kind: "shares"; rows: readonly ShareRow[] };

/** What began on a day and ends on another. Days count back from today; future ones are negative. */
export type CalendarRow = {
  name: string;
  state: string;
  from: number;
  to: number;
  began: string;
  ends: string;
};

/** A kind of room: how many there are, and the price of a night within the week and at its end, in dollars. */
export type RateRow = {
  name: string;
  sleeps: number;
  count: number;
  week: number;
  weekend: number;
};

/** A budget: the share of each channel in percent, together 100. */
export type ShareRow = {
  name: string;
  shares: readonly (readonly [channel: string, share: number])[];
};

/** Returns a function that maps a value to a position between the edges. */
export const scale =
  (from: number, to: number, left: number, right: number) =>
  (value: number): number =>
    Math.round((left + ((value - from) / (to - from)) * (right - left)) * 10) / 10;
