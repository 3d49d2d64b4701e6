import { capital } from "../dialogue/reply.ts";
import type { Attribute, Collection, Thing } from "./records.ts";

/** Describes how things differ: in the attributes asked about, or else in those usually compared. */
export function compare(collection: Collection, things: readonly Thing[], plain: string): string {
  const [asked, ...more] = collection.attributes.filter(
    ({ asks, more, less, than, id }) =>
      // A use tells things apart only if one of them is not suited to it.
      !(id.startsWith("use:") && new Set(things.map(({ values }) => values[id])).size === 1) &&
      things.every(({ values }) => values[id] !== undefined) &&
      (asks.test(plain) ||
        more?.test(plain) ||
        less?.test(plain) ||
        (than !== undefined && new RegExp(`\\b(?:${than.join("|")})\\b`).test(plain))),
  );
  if (asked && more.length > 0) return inSeveral([asked, ...more].slice(0, 4), things);
  if (asked) return inOne(asked, things, plain);
  const by = collection.compareBy
    .map((id) => collection.attributes.find((attribute) => attribute.id === id))
    .filter((attribute) => attribute !== undefined)
    .filter(({ id }) => things.some(({ values }) => values[id] !== undefined))
    .filter(({ id }) => new Set(things.map(({ values }) => values[id])).size > 1)
    .slice(0, 4);
  const lines = things.map((thing) => {
    const parts = by
      .filter(({ id }) => thing.values[id] !== undefined)
      .map((attribute) => shown(attribute, thing));
    const best = collection.bestFor?.(thing);
    return `${thing.name}: ${parts.join(", ")}${best === undefined ? "" : `; ${best}`}.`;
  });
  return lines.join(" ");
}

const shown = (attribute: Attribute, thing: Thing): string =>
  attribute.shows?.(thing) ?? attribute.says(thing) ?? "";

/** Answers “weight, packed size and colour” with a sentence for each thing. */
const inSeveral = (attributes: readonly Attribute[], things: readonly Thing[]): string =>
  things
    .map(
      (thing) =>
        `${capital(thing.name)}: ${attributes.map((one) => shown(one, thing)).join(", ")}.`,
    )
    .join(" ");

/** Compares things in one attribute; the thing that best fits the question comes first. */
function inOne(attribute: Attribute, things: readonly Thing[], plain: string): string {
  const { id, reversed, than, less } = attribute;
  const numbers = things.every(({ values }) => typeof values[id] === "number");
  const [first, second] = things;
  if (!numbers || !than || !first || !second)
    return things.map((thing) => `The ${thing.name} ${attribute.says(thing)}.`).join(" ");
  const wantsLess = (less?.test(plain) ?? false) || new RegExp(`\\b${than[1]}\\b`).test(plain);
  const sign = wantsLess === (reversed === undefined) ? 1 : -1;
  const [best, next] = [...things].sort(
    (a, b) => sign * (Number(a.values[id]) - Number(b.values[id])),
  );
  if (!best || !next) return "";
  if (best.values[id] === next.values[id]) return `No difference: both ${attribute.says(best)}.`;
  const word = wantsLess ? than[1] : than[0];
  // “Is the Ember warmer than the Dune” expects yes or no.
  const yes = /^(?:is|are|does)\b/.test(plain) ? (best === first ? "Yes, the" : "No, the") : "The";
  return `${yes} ${best.name} is ${word}: ${shown(attribute, best)} against ${shown(attribute, next)} for the ${next.name}.`;
}
