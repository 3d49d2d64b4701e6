import { listed } from "../dialogue/reply/reply.ts";
import type { Answered, Asked, Attribute, Collection, Thing } from "./records.ts";
import { namedIn } from "./references.ts";

/** Totals of one attribute over several things: “what do they weigh together”. */

const asksSum =
  /\b(?:together|total|sum|in all|altogether|combined|all (?:in|three|of (?:it|them))|add (?:it|them|that) up|both)\b/;
const addsUp = /\badd (?:it|them|that|those) up\b/;
const pointsAt = /\b(?:those|these|them|they|both|all|it|that|the (?:two|three))\b/;

/**
 * Answers a question about a total.
 *
 * @param may ids of the attributes that may be added up.
 */
export function sumOf(
  collection: Collection,
  asked: Asked,
  may: ReadonlySet<string>,
): Answered | undefined {
  const { plain, focus } = asked;
  if (!asksSum.test(plain)) return undefined;
  const named = namedIn(collection, plain);
  const things =
    named.length > 1
      ? named
      : named.length === 0 && pointsAt.test(`${plain} it`)
        ? focus.shown
        : [];
  const attribute =
    collection.attributes.find(({ id, asks }) => may.has(id) && asks.test(plain)) ??
    collection.attributes.find(
      ({ id }) => may.has(id) && id === focus.attribute && addsUp.test(plain),
    );
  const [first] = things;
  if (!attribute || !first || things.length < 2) return undefined;
  const known = things.filter(({ values }) => typeof values[attribute.id] === "number");
  if (known.length < things.length) return undefined;
  return {
    text: `${shown(attribute, first, known)} together: ${listed(known.map((one) => `the ${one.name} ${attribute.shows?.(one) ?? ""}`))}.`,
    things: known,
    operation: "compare",
    attribute: attribute.id,
  };
}

function shown(attribute: Attribute, like: Thing, things: readonly Thing[]): string {
  const { id } = attribute;
  const sum = things.reduce((all, { values }) => all + Number(values[id]), 0);
  return attribute.shows?.({ ...like, values: { ...like.values, [id]: sum } }) ?? String(sum);
}
