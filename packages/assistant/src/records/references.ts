import type { Asked, Collection, Thing } from "./records.ts";

/** Which things a message speaks of: by name, by “it”, by their place among those that were shown. */

export const namedIn = ({ things }: Collection, plain: string): Thing[] =>
  things
    .map((thing) => ({ thing, at: plain.search(thing.named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);

export const kindIn = ({ kinds }: Collection, plain: string): string | undefined =>
  kinds.find(({ named }) => named.test(plain))?.id;

const places: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the |that )?(?:first|1st)\b(?! time| night| floor| order| week)/, 0],
  [/\b(?:the |that )?(?:second|2nd)\b(?! time| night| floor| week| half)/, 1],
  [/\b(?:the |that )?(?:third|3rd)\b(?! time| night| floor| week)/, 2],
];

/** “The second one”, “the last”; undefined when the message points at no place. */
export function placeIn(plain: string, count: number): number | undefined {
  if (count === 0) return undefined;
  const place = places.find(([pattern]) => pattern.test(plain))?.[1];
  if (place !== undefined) return place < count ? place : undefined;
  return /\bthe last (?:one|option)\b|\bthe last$/.test(plain) ? count - 1 : undefined;
}

const other = /\bthe other(?: one| two)?\b|\bthe others\b/;
const pronoun = /\b(?:it|its|this|that|one|they|them|these|those)\b/;
const all = /\b(?:both|the two|them|these|those|either)\b/;

/** The things that are meant; empty when the message points at none. */
export function meantIn(collection: Collection, { plain, focus }: Asked): Thing[] {
  const named = namedIn(collection, plain);
  if (named.length > 1) return named;
  const { thing, shown } = focus;
  if (named.length === 1)
    return pronoun.test(plain) && thing && thing !== named[0] ? [thing, ...named] : named;
  const place = placeIn(plain, shown.length);
  const pointed = place === undefined ? undefined : shown[place];
  if (pointed) return [pointed];
  if (other.test(plain)) return shown.filter((one) => one !== thing).slice(0, 1);
  if (all.test(plain) && shown.length > 1) return [...shown];
  return thing && pronoun.test(plain) ? [thing] : [];
}
