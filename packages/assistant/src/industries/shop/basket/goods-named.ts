import { wordList } from "../../../understanding/word-list.ts";
import { nounsOf } from "../goods/catalogue.ts";
import { products } from "../goods/sample.ts";

/** Finds the goods that a clause names, each with how many, which of its kind and in which size or colour. */
export type Named = {
  /** The product; undefined if only its kind, or “the warm one”, is named. */
  readonly id?: string;
  /** “The Kettle”, and not “a stove”. */
  readonly byName: boolean;
  readonly kind?: string;
  /** What tells it from others of its kind: “cheap”, “warm”, “other”. */
  readonly which?: string;
  /** How many; undefined if none are counted: “the tents”. */
  readonly count?: number;
  /** “Another”, “two more”: beside those that there are. */
  readonly more: boolean;
  /** “One each”: for everyone of the party. */
  readonly each: boolean;
  /** “One of the five”: that many of what there is. */
  readonly some: boolean;
  /** “The lamps”: those that there are. */
  readonly pointed: boolean;
  /** “A tent for four”: how many it is to hold. */
  readonly people?: number;
  /** “In M”, “in rust”. */
  readonly variant?: string;
};

/** Which words name each kind, with their plurals. */
const kindWords: Readonly<Record<string, string>> = {
  tent: wordList`tents?`,
  "sleeping bag": wordList`sleep(ing)?[ -]?bags?, bags?`,
  pack: wordList`back ?packs?, packs?, rucksacks?, cairns?`,
  lamp: wordList`lamps?, lights?, torch(es)?`,
  stove: wordList`stoves?`,
};

/** “Ridge 2 tent”, “two ridges”, “the 48”: how customers write the name of a product. */
const productWords = products.map(({ id, kind }) => {
  const [first = "", number = ""] = id.split("-");
  const alike = products.filter((other) => other.id.startsWith(first)).length > 1;
  const noun = `(?: (?:${[nounsOf[id], kindWords[kind]].filter(Boolean).join("|")}))?`;
  const name = alike
    ? `(?:${first}s? ?-?${number}|(?<=\\b(?:the|a) )${number})(?:-? ?l| ?lit(?:re|er)s?)?`
    : `${first}s?${number === "" ? "" : `(?:[ -]?${number})?`}`;
  const own = nounsOf[id];
  return { id, words: `(?:${name}${noun}${own === undefined ? "" : `|${own}`})` };
});

const which = wordList`
  cheap(er|est)?, warm(er|est)?, cold, winter, summer, small(er|est)?, big(ger|gest)?, large(r|st)?, light(er|est)?, bright(er|est)?, other, same, dear(er|est)?, (more )?expensive, down
`;
const beside = "(?:(more|extra|additional|further|of|second)(?: (\\d{1,2}))? )?";
const count = `(?:(another|an?|both|all|\\d{1,2})(?: (\\d{1,2}))?(?: ?x)? ${beside})?`;
const pointing = wordList`the, my, our, your, those, these, that, this, them`;
const sizes = wordList`(size )?(s|m|l|small|medium|large), (moss )?green, black, rust, navy, sand, brass`;
const ending = `(?: ?x ?(\\d{1,2})\\b)?(?: for (\\d)(?! of us)(?: people| persons)?\\b)?(?: (each))?(?: (?:in|size) (${sizes})\\b)?(?: (each))?`;

const things = [
  ...productWords.map(({ words }) => words),
  ...Object.values(kindWords),
  `(?<=${which} )(?:ones?|1s?)`,
];
const pattern = new RegExp(
  `\\b${count}(?:${pointing} ){0,3}(\\d{1,2} )?(?:(${which}) )?(${things.join("|")})\\b${ending}`,
  "g",
);

const kindOf = (words: string): string | undefined =>
  Object.keys(kindWords).find((kind) => new RegExp(`^${kindWords[kind]}$`).test(words));
const productOf = (words: string): string | undefined =>
  productWords.find(({ words: own }) => new RegExp(`^(?:the )?${own}$`).test(`the ${words}`))?.id;

const asNumber = (word: string | undefined): number | undefined =>
  word === undefined || !/^\d/.test(word) ? undefined : Number(word.trim());

/** “M”, “medium” and “size m” are one size. */
export const variantOf = (words: string): string => {
  const size = /^(?:size )?([sml])(?:mall|edium|arge)?$/.exec(words)?.[1];
  return size === undefined ? words : `size ${size.toUpperCase()}`;
};

function namedAs(found: RegExpExecArray | RegExpMatchArray): Named {
  const [, first, second, joint, ofMany, last, adjective, words = "", times, people, ...end] =
    found;
  const [eachOne, variant, eachTwo] = end;
  const some = joint === "of" || (ofMany !== undefined && last === undefined);
  const stated =
    asNumber(times) ??
    asNumber(second) ??
    asNumber(first) ??
    (/^an?$/.test(first ?? "") || first === "another" || joint === "second" ? 1 : undefined) ??
    asNumber(last) ??
    (first === "both" ? 2 : undefined);
  const id = productOf(words);
  const kind = id === undefined ? kindOf(words) : undefined;
  return {
    byName: id !== undefined && !new RegExp(`^${nounsOf[id] ?? "-"}$`).test(words),
    ...(id === undefined ? {} : { id }),
    ...(kind === undefined ? {} : { kind }),
    ...(adjective === undefined ? {} : { which: adjective }),
    ...(stated === undefined ? {} : { count: stated }),
    more: first === "another" || /^(?:more|extra|additional|further|second)$/.test(joint ?? ""),
    pointed: /^(?:\D{0,12} )?(?:the|my|our|those|these|that|this|them) /.test(found[0]),
    each: eachOne !== undefined || eachTwo !== undefined,
    some,
    ...(people === undefined ? {} : { people: Number(people) }),
    ...(variant === undefined ? {} : { variant: variantOf(variant) }),
  };
}

/** The word that stands for goods in a clause that they are taken out of. */
export const goodsSign = "wares";

/**
 * Returns the goods that a clause names, in its order, and the clause with a sign in the place of each.
 *
 * @param clause in lower case, with its numbers as digits.
 */
export function goodsNamed(clause: string): { named: Named[]; around: string } {
  const named = [...clause.matchAll(pattern)].map(namedAs);
  return { named, around: clause.replace(pattern, goodsSign) };
}
