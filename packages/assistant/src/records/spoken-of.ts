import { plainWords } from "../understanding/plain-words.ts";
import type { Collection, Thing } from "./records.ts";
import { namedIn } from "./references.ts";

/** How many messages back a thing that was named can still be meant. */
const lately = 4;

/** Returns the one thing that the visitor’s last message to name any has named; undefined if it named several, or none did. */
export function lastNamed(
  collection: Collection,
  exchanges: readonly { readonly visitor: string }[],
): Thing | undefined {
  const named = exchanges
    .slice(-lately)
    .map(({ visitor }) => namedIn(collection, plainWords(visitor)))
    .findLast((things) => things.length > 0);
  return named?.length === 1 ? named[0] : undefined;
}
