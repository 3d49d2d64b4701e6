/**
 * When a step is due, in the scale's units: at a time, or from one time to another. `later`: on a date beyond the
 * scale. `open`: on no set date.
 */
type Due = number | readonly [from: number, until: number] | "later" | "open";

/** A true scale of time for steps. */
export type StepScale = {
  /** Length of the scale in units, such as days, each with a tick. */
  units: number;
  /** Share of the line that the scale takes; the rest stands for time that is not to scale. */
  share: number;
  /** One for each step. */
  due: readonly Due[];
};

/** Where a step is on the line, in percent: `until` if it takes time. */
export type StepPlace = { from: number; until?: number; isOpen: boolean };

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Returns where the ticks are in percent, and where each step is. What is not to scale is above the step's own column. */
export function placesOn({ units, share, due }: StepScale): {
  ticks: number[];
  places: StepPlace[];
} {
  const x = (at: number): number => percent((at / units) * share);
  const places = due.map((when, index): StepPlace => {
    if (typeof when === "number") return { from: x(when), isOpen: false };
    if (typeof when === "string")
      return { from: percent(index / due.length), isOpen: when === "open" };
    return { from: x(when[0]), until: x(when[1]), isOpen: false };
  });
  return { ticks: Array.from({ length: units + 1 }, (_, unit) => x(unit)), places };
}
