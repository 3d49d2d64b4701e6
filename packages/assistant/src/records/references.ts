import { whole, wordList } from "../understanding/word-list.ts";
import type { Asked, Attribute, Collection, Thing } from "./records.ts";

/** Resolves which things a message refers to: by name, by “it”, or by their position among those shown. */

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

/** Returns the index meant by “the second one” or “the last”; undefined if the message names none. */
export function placeIn(plain: string, count: number): number | undefined {
  if (count === 0) return undefined;
  const place = places.find(([pattern]) => pattern.test(plain))?.[1];
  if (place !== undefined) return place < count ? place : undefined;
  return /\bthe last (?:one|option)\b|\bthe last$/.test(plain) ? count - 1 : undefined;
}

const other = /\bthe other(?: one| two)?\b|\bthe others\b/;
const pronoun = /\b(?:it|its|this|that|one|they|them|these|those)\b/;
const all =
  /\b(?:both|the two(?! (?:kids|boys|girls|children|of us|people))|them|these|those|either)\b/;

/** Returns the things a message refers to; empty if there are none. */
export function meantIn(collection: Collection, { plain, focus }: Asked): Thing[] {
  const named = namedIn(collection, plain);
  if (named.length > 1) return named;
  const { thing, shown } = focus;
  const [chosen] = named;
  if (chosen && choosesFirst(plain, chosen)) return named;
  if (chosen) {
    const rest = withoutName(plain, chosen);
    if (!pronoun.test(rest) || !thing || thing === chosen || opensWith(plain, chosen)) return named;
    return comesFirst(plain, chosen) ? [chosen, thing] : [thing, chosen];
  }
  const best = rankedIn(collection, { plain, focus });
  if (best) return [best];
  const place = placeIn(plain, shown.length);
  const pointed = place === undefined ? undefined : shown[place];
  if (pointed) return [pointed];
  if (other.test(plain)) return shown.filter((one) => one !== thing).slice(0, 1);
  if (all.test(plain) && shown.length > 1) return [...shown];
  return thing && pronoun.test(plain) ? [thing] : [];
}

/** In “the harbour one”, the pronoun is part of the name. */
const withoutName = (plain: string, { named }: Thing): string => {
  const [name] = named.exec(plain) ?? [];
  return name === undefined
    ? plain
    : plain.replace(new RegExp(`${RegExp.escape(name)}(?: ones?\\b)?`), " ");
};

/**
 * “Is the Ridge cheaper than that” is about the Ridge; “compared to the Ridge, is it heavier” about the current thing.
 */
function comesFirst(plain: string, { named }: Thing): boolean {
  const { index = 0 } = named.exec(plain) ?? {};
  const before = plain.slice(0, index);
  return !pronoun.test(before) && !setAgainst.test(before);
}

/**
 * “Ok the harbour one, how heavy is it”: “it” refers to what the message names first, unless two things are compared.
 */
const opensWith = (plain: string, { named }: Thing): boolean =>
  opening.test(plain.slice(0, named.exec(plain)?.index ?? 0)) && !compares.test(plain);
const opening = whole(
  `(?:${wordList`ok, okay, fine, good, so, no, nah, yes, then, well, but, just, only, the, that, i, we, you, mean, meant, said, asked, about, for, take, want, prefer, rather`}|[ ,.!])*`,
);
const compares = /\b(?:than|versus|vs|differ\w*|compar\w*|better|or|both|against|instead)\b/;

/** “The 28 then, is it waterproof”: “it” refers to the thing chosen first. */
function choosesFirst(plain: string, { named }: Thing): boolean {
  const found = named.exec(plain);
  if (!found || setAgainst.test(plain.slice(0, found.index))) return false;
  return goesOn.test(plain.slice(found.index + found[0].length));
}
/** “Compared to the Ridge is it heavier” is about the current thing. */
const setAgainst = /\b(?:to|than|with|and|or|vs|versus|from|in|into|like) (?:the |that |your )?$/;
const goesOn =
  /^(?: \w+)?(?: then| please| instead| maybe)? (?:is|are|was|does|do|can|could|what|how|when|will|would|has|have)(?: (?:\w+ )?(?:is|does|do|did|much))? (?:it|that|this)\b/;

/** Sorts the things that have an attribute, those with most (or least) of it first. */
export function ranked(
  { id, reversed }: Attribute,
  things: readonly Thing[],
  more: boolean,
): Thing[] {
  const sign = more === (reversed === undefined) ? -1 : 1;
  return things
    .filter(({ values }) => typeof values[id] === "number")
    .sort((a, b) => sign * (Number(a.values[id]) - Number(b.values[id])));
}

/** Returns the base form of a comparative: “bigger” → “big”, “more expensive” → “expensive”. */
export const plainForm = (word: string): string =>
  word.startsWith("more ") ? word.slice(5) : word.replace(/(?:([gt])\1)?er$/, "$1");

/** Finds the thing meant by “the bigger one”, “the cheap one” or “the lightest” among those shown. */
export function rankedIn(
  collection: Collection,
  { plain, focus }: Pick<Asked, "plain" | "focus">,
): Thing | undefined {
  const { thing, shown } = focus;
  const among =
    shown.length >= 2 || !thing
      ? shown
      : collection.things.filter(({ kind }) => kind === thing.kind);
  if (
    among.length < 2 ||
    !/\bthe (?:\w+ )?\w+ (?:one|pack|tent|bag|room)\b|\bthe \w+(?:er|est)$/.test(plain)
  )
    return undefined;
  for (const attribute of collection.attributes) {
    if (attribute.than === undefined) continue;
    const [more, less] = attribute.than;
    const forms = (word: string) => `(?:${word}|${plainForm(word)}|${plainForm(word)}g?est)`;
    const is = (word: string) => new RegExp(`\\bthe ${forms(word)}\\b`).test(plain);
    const order = is(more) ? true : is(less) ? false : undefined;
    const [first] = order === undefined ? [] : ranked(attribute, among, order);
    if (first) return first;
  }
  return undefined;
}

/** Whether a message begins like “And the Dune?” */
export const isLinked = (message: string): boolean =>
  /^(?:(?:ok(?:ay)?|so|oh|hm+)[, ]+)*(?:and|what about|how about)\b/i.test(message);
