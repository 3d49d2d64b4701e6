import type { Thing } from "../../../records/records.ts";
import { catalogue } from "../goods/catalogue.ts";

/** Tells which product of a kind is meant by “the cheap one”, “the warm ones”, “the other”. */

const number = (thing: Thing, key: string): number => Number(thing.values[key] ?? 0);
const size = (thing: Thing): number =>
  number(thing, "volume") || number(thing, "people") || number(thing, "weight");

const orders: readonly (readonly [RegExp, (thing: Thing) => number])[] = [
  [/^cheap/, (thing) => number(thing, "price")],
  [/^(?:dear|expensive|more)/, (thing) => -number(thing, "price")],
  [/^(?:warm|winter|cold|down)/, (thing) => number(thing, "warmth")],
  [/^summer/, (thing) => -number(thing, "warmth")],
  [/^small/, size],
  [/^(?:big|large)/, (thing) => -size(thing)],
  [/^light/, (thing) => number(thing, "weight")],
  [/^bright/, (thing) => -number(thing, "lumens")],
];

/**
 * Returns the id of the product of a kind that a word tells from the others; undefined if the word tells none.
 *
 * @param spoken ids of those that are spoken of: “the other” is none of them.
 */
export function ofWhich(
  kind: string,
  which: string,
  spoken: readonly string[],
): string | undefined {
  const things = catalogue.things.filter((thing) => thing.kind === kind);
  if (which === "other") {
    const others = things.filter(({ id }) => !spoken.includes(id));
    return others.length === 1 ? others[0]?.id : undefined;
  }
  const order = orders.find(([word]) => word.test(which))?.[1];
  return order && things.toSorted((one, other) => order(one) - order(other))[0]?.id;
}
