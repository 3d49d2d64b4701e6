import { capital } from "../dialogue/reply/reply.ts";
import type { Attribute, Collection, Thing } from "./records.ts";

/** Describes how things differ in the attributes asked about, or else in the default ones. */
export function compare(collection: Collection, things: readonly Thing[], plain: string): string {
  const [asked, ...more] = askedIn(collection, things, plain);
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

/**
 * Returns the compared things, starting with the one that the answer names first: “that one” refers to it from now on.
 */
export function bestFirst(
  collection: Collection,
  things: readonly Thing[],
  plain: string,
): readonly Thing[] {
  const [asked, ...more] = askedIn(collection, things, plain);
  return asked?.than === undefined || more.length > 0 || !isOfNumbers(asked, things)
    ? things
    : sorted(asked, things, plain);
}

const isOfNumbers = ({ id }: Attribute, things: readonly Thing[]): boolean =>
  things.every(({ values }) => typeof values[id] === "number");

/** Returns the attributes in which a question compares things. */
const askedIn = ({ attributes }: Collection, things: readonly Thing[], plain: string) =>
  attributes.filter(
    ({ asks, more, less, than, id }) =>
      // A use distinguishes things only if one of them is not suited to it.
      !(id.startsWith("use:") && new Set(things.map(({ values }) => values[id])).size === 1) &&
      things.every(({ values }) => values[id] !== undefined) &&
      (asks.test(plain) ||
        more?.test(plain) ||
        less?.test(plain) ||
        (than !== undefined && new RegExp(`\\b(?:${than.join("|")})\\b`).test(plain))),
  );

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

/** Compares things in one attribute, the one that best fits the question first. */
function inOne(attribute: Attribute, things: readonly Thing[], plain: string): string {
  const { id, than } = attribute;
  const [first, second] = things;
  if (!isOfNumbers(attribute, things) || !than || !first || !second)
    return things.map((thing) => `The ${thing.name} ${attribute.says(thing)}.`).join(" ");
  const wantsLess = asksForLess(attribute, plain);
  const [best, next] = sorted(attribute, things, plain);
  if (!best || !next) return "";
  if (best.values[id] === next.values[id]) return `No difference: both ${attribute.says(best)}.`;
  const word = wantsLess ? than[1] : than[0];
  // “Is the Ember warmer than the Dune” expects yes or no.
  const yes = /^(?:so )?(?:is|are|does|do)\b/.test(plain)
    ? best === first
      ? "Yes, the"
      : "No, the"
    : "The";
  const verb = /^packs\b/.test(word) ? "" : "is ";
  return `${yes} ${best.name} ${verb}${word}: ${shown(attribute, best)} against ${shown(attribute, next)} for the ${next.name}.`;
}

const byLess = /\b(?:weighs?|costs?) less\b|\bless (?:heavy|expensive)\b/;
const asksForLess = ({ than, less }: Attribute, plain: string): boolean =>
  (less?.test(plain) ?? false) ||
  byLess.test(plain) ||
  (than !== undefined && new RegExp(`\\b${than[1]}\\b`).test(plain));

/** Sorts things by an attribute, in the order that the question implies: “cheaper”, “warmer”. */
function sorted(attribute: Attribute, things: readonly Thing[], plain: string): Thing[] {
  const { id, reversed } = attribute;
  const sign = asksForLess(attribute, plain) === (reversed === undefined) ? 1 : -1;
  return [...things].sort((a, b) => sign * (Number(a.values[id]) - Number(b.values[id])));
}
