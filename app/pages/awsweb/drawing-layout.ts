import { type Compartment, units } from "./landing-zone.ts";

/** Where the sternmost compartments begin. */
export const start = 24;

type Placed = Compartment & { from: number; to: number };

/** Lays out compartments side by side from the stern, in the order of the units. */
function lay(scale: number): { unit: string; from: number; to: number; compartments: Placed[] }[] {
  let at = start;
  return units.map((unit) => {
    const from = at;
    const compartments = unit.compartments.map((compartment) => {
      const placed = { ...compartment, from: at, to: at + compartment.width * scale };
      at = placed.to;
      return placed;
    });
    return { unit: unit.name, from, to: at, compartments };
  });
}

/** At this scale the stern and the bow are at the drawing’s edges. */
export const laid = lay(1.109);
export const all = laid.flatMap(({ compartments }) => compartments);
export const end = laid.at(-1)?.to ?? start;
const middle = (start + end) / 2;
export const keel = 348;
/** Returns the deck's height, which rises towards both ends, more at the bow. */
export const deck = (x: number) => {
  const e = (x - middle) / (end - middle);
  return Math.round((150 - (e > 0 ? 26 : 12) * e * e) * 10) / 10;
};

/** Below it is the tunnel of the pipes, which no bulkhead divides. */
export const tankTop = 278;
