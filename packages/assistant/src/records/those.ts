import { capital, listed } from "../dialogue/reply/reply.ts";
import type { Answered, Asked, Attribute, Collection, Thing } from "./records.ts";
import { kindIn, ranked } from "./references.ts";

/** Filters things by a property: “which of them has a view”, “a lamp that can be charged”. */

export function thoseOf(
  things: readonly Thing[],
  attribute: Attribute,
  { plain, wanted, each }: { plain: string; wanted?: number | undefined; each: string },
): Answered | undefined {
  const known = things.filter((thing) => attribute.says(thing) !== undefined);
  const found = known.filter((thing) => attribute.holds?.(thing, wanted, plain));
  const [first] = found;
  if (!first) return undefined;
  return {
    text:
      found.length === things.length &&
      new Set(found.map((thing) => attribute.says(thing))).size === 1
        ? `Yes: each ${each} ${attribute.says(first)}.`
        : found.length === 1
          ? `The ${first.name}: it ${attribute.says(first)}.`
          : `${capital(listed(found.map((thing) => `the ${thing.name} (${shown(attribute, thing)})`)))}.`,
    things: found,
    operation: "filter",
    attribute: attribute.id,
  };
}

const shown = (attribute: Attribute, thing: Thing): string =>
  attribute.shows?.(thing) ?? attribute.says(thing) ?? "";

const asksWhich =
  /^(?:(?:so|and|ok|but|then) )*(?:which|what)\b|\b(?:which|what) (?:one|ones|of them)\b|^(?:do you (?:have|sell)|have you got|is there|are there|any)\b/;
/** “Which is down”, “which ones are waterproof”: about the kind of the current thing. */
const asksOfKind = /^(?:(?:so|and|ok|but|then) )*which (?:ones? |of them )?(?:is|are|has|have)\b/;
/** Attributes that are handled elsewhere, such as price and stock, which filter a search. */
const bounds = new Set(["price", "rate", "stock", "warranty", "all"]);

/** Returns the figure in a message that applies to an attribute. */
export const wantedOf = (
  { id }: Attribute,
  { figures }: Pick<Asked, "figures">,
): number | undefined =>
  id === "price" || id === "rate"
    ? figures.money
    : id === "people" || id === "sleeps"
      ? (figures.people ?? figures.other)
      : id === "warmth"
        ? figures.degrees
        : id === "days"
          ? figures.days
          : undefined;

/** Lists the things of a named kind that have a property; if there are none, the answer says so. */
export function those(collection: Collection, asked: Asked): Answered | undefined {
  const { plain, focus } = asked;
  const kind =
    kindIn(collection, plain) ?? (asksOfKind.test(plain) ? focus.thing?.kind : undefined);
  if (kind === undefined || !asksWhich.test(plain)) return undefined;
  const things = collection.things.filter((thing) => thing.kind === kind);
  const attribute = collection.attributes.find(
    ({ asks, holds, id }) => holds && !bounds.has(id) && !id.startsWith("use:") && asks.test(plain),
  );
  if (!attribute || things.length < 2) return undefined;
  const wanted = wantedOf(attribute, asked);
  const known = things.filter((thing) => attribute.holds?.(thing, wanted, plain) !== undefined);
  if (known.length === 0) return undefined;
  const each = kind;
  const found = thoseOf(things, attribute, { plain, wanted, each });
  if (found) return found;
  const [nearest] = [...ranked(attribute, known, true), ...known];
  return nearest
    ? {
        text: `None of our ${collection.kinds.find(({ id }) => id === kind)?.plural ?? "things"}: the nearest, the ${nearest.name}, ${attribute.says(nearest)}.`,
        things: [nearest],
        operation: "filter",
        attribute: attribute.id,
      }
    : undefined;
}
