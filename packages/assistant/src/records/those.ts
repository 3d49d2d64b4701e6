import { capital, listed } from "../dialogue/reply.ts";
import type { Answered, Asked, Attribute, Collection, Thing } from "./records.ts";
import { kindIn, ranked } from "./references.ts";

/** “Which of them has a view”, “a lamp that can be charged”: those of which it is so. */

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
      found.length === things.length
        ? `Yes: each ${each} ${attribute.says(first)}.`
        : `${capital(listed(found.map(({ name }) => `the ${name}`)))}: it ${attribute.says(first)}.`,
    things: found,
    operation: "filter",
    attribute: attribute.id,
  };
}

const asksWhich =
  /^(?:which|what)\b|\b(?:which|what) (?:one|ones|of them)\b|^(?:do you (?:have|sell)|have you got|is there|are there|any)\b/;
/** What is answered by other means: money and stock bound a search, and do not choose. */
const bounds = new Set(["price", "rate", "stock", "warranty", "all"]);

/** The figure that a message names for an attribute. */
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

/** Of a kind that is named, those that have what is asked; the answer says so where none has. */
export function those(collection: Collection, asked: Asked): Answered | undefined {
  const { plain } = asked;
  const kind = kindIn(collection, plain);
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
