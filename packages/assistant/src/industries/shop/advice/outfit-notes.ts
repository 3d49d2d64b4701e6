import type { Thing } from "../../../records/records.ts";
import { degrees } from "../goods/cold.ts";

/** Notes below an outfit. */

/** The items of an outfit that are sold out today. */
export const missing = (things: readonly Thing[]): string =>
  things
    .filter(({ values }) => values.stock !== "In stock")
    .map(({ name, values }) => ` The ${name} is sold out, ${String(values.stock).toLowerCase()}.`)
    .join("");

/** Warns if the sleeping bag is not warm enough for the stated temperature. */
export const warning = (things: readonly Thing[], cold: number | undefined): string => {
  const bag = things.find(({ kind }) => kind === "sleeping bag");
  const warmth = Number(bag?.values.warmth);
  return bag && cold !== undefined && warmth > cold
    ? ` Keep in mind that the ${bag.name} is warm to ${degrees(warmth)}, not to ${degrees(cold)}.`
    : "";
};

/** What could be left out to save money. */
export const saving = (kinds: readonly string[]): string =>
  kinds.includes("stove") ? ": leave out the stove, or share a pack." : ".";
