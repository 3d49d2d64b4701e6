import { listed } from "../dialogue/reply.ts";
import { compare } from "./compare.ts";
import type { Answered, Asked, Attribute, Collection, Thing } from "./records.ts";
import { kindIn, meantIn, namedIn } from "./references.ts";

/**
 * Answers a question over things: which is the most or least of something, how two differ, whether one is something,
 * how much of it. The answer comes first. Undefined when the message asks for nothing of the kind.
 */
export function ask(collection: Collection, asked: Asked): Answered | undefined {
  return (
    comparison(collection, asked) ??
    superlative(collection, asked) ??
    attributeOf(collection, asked)
  );
}

const comparing =
  /\b(?:compar\w*|vs|versus|differ\w*|better|instead of|which (?:one|of)|or)\b|\bthan\b/;

function comparison(collection: Collection, asked: Asked): Answered | undefined {
  const { plain, focus } = asked;
  const comparative = collection.attributes.find((one) => isComparative(one, plain));
  if (!comparing.test(plain) && !comparative) return undefined;
  // “Something cheaper” looks for another one.
  if (looksFor.test(plain)) return undefined;
  const meant = meantIn(collection, asked);
  const kind = kindIn(collection, plain);
  const shown = focus.shown.filter((one) => kind === undefined || one.kind === kind);
  // “Which is lighter” and “compare them” are about what was shown; “compare the tents” about all of them.
  const ofKind = kind === undefined ? [] : collection.things.filter((one) => one.kind === kind);
  const things =
    meant.length >= 2
      ? meant
      : meant.length === 1 && comparative && focus.thing && meant[0] !== focus.thing
        ? [focus.thing, ...meant]
        : namedIn(collection, plain).length === 0 && shown.length >= 2
          ? shown
          : ofKind.length >= 2 && !comparative
            ? ofKind
            : [];
  if (things.length < 2) return undefined;
  return { text: compare(collection, things.slice(0, 3), plain), things, operation: "compare" };
}

const looksFor = /^(?:something|anything|any|do you have|have you|a|too|show me)\b/;

const isComparative = ({ than }: Attribute, plain: string): boolean =>
  than !== undefined && new RegExp(`\\b(?:${than.join("|")})\\b`).test(plain);

function superlative(collection: Collection, { plain, focus }: Asked): Answered | undefined {
  const found = collection.attributes
    .map((attribute) => ({
      attribute,
      more: attribute.more?.test(plain) ?? false,
      less: attribute.less?.test(plain) ?? false,
    }))
    .find(({ more, less }) => more || less);
  if (!found) return undefined;
  const { attribute, more } = found;
  const kind = kindIn(collection, plain);
  const pointed =
    /\b(?:of (?:them|these|those|the (?:two|three))|which (?:one|is)|the \w+est(?: one)?$)/;
  const among =
    kind !== undefined
      ? collection.things.filter((one) => one.kind === kind)
      : focus.shown.length > 1 && pointed.test(plain)
        ? [...focus.shown]
        : focus.thing &&
            !/\b(?:thing|anything|something|product|you (?:have|got|sell)|in the shop)\b/.test(
              plain,
            )
          ? collection.things.filter((one) => one.kind === focus.thing?.kind)
          : [...collection.things];
  const [best, next] = ranked(attribute, among, more);
  if (!best) return undefined;
  const rest = next ? ` Next is the ${next.name}: ${attribute.says(next)}.` : "";
  return {
    text: `The ${best.name}: it ${attribute.says(best)}.${rest}`,
    things: next ? [best, next] : [best],
    operation: "superlative",
  };
}

/** Those that have it, most (or least) of it first. */
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

const yesNo =
  /^(?:is|are|does|do|did|can|could|will|would|has|have|may|was)\b|\b(?:is|does|can|will) (?:it|this|that|they)\b/;
const asking =
  /^(?:how|what|which|where|is|are|does|do|can|could|will|has|have|for|in|with|its|the)\b/;
/** A limit is set to what is looked for: “under $100”. */
const limits = /^(?:under|below|up to|less than|max\w*|around|about|at most)\b/;
/** So many words at most in a question that names no thing (“how heavy”). */
const shortest = 6;

function attributeOf(collection: Collection, asked: Asked): Answered | undefined {
  const { plain, focus, figures } = asked;
  const meant = meantIn(collection, asked);
  const kind = kindIn(collection, plain);
  const words = plain.split(" ").length;
  const asks =
    asked.question || asking.test(plain) || (words <= 2 && !/^(?:any|no|some)\b/.test(plain));
  const leaning =
    asks && words <= shortest && kind === undefined && !limits.test(plain)
      ? focus.thing
      : undefined;
  const things = meant.length > 0 ? meant : leaning ? [leaning] : [];
  const attributes = collection.attributes.filter(({ asks }) => asks.test(plain)).slice(0, 2);
  const [thing] = things;
  if (!thing || attributes.length === 0) return undefined;
  const parts = attributes.map((attribute) => {
    const said = attribute.says(thing);
    const wanted = figures.people ?? figures.degrees ?? figures.money ?? figures.other;
    const holds =
      yesNo.test(plain) || wanted !== undefined
        ? attribute.holds?.(thing, wanted, plain)
        : undefined;
    return { said, holds };
  });
  const said = parts.flatMap(({ said: text }) => (text === undefined ? [] : [text]));
  if (said.length === 0)
    return {
      text: `The ${thing.name} has no figure for that. I can give you ${listed(known(collection, thing))}.`,
      things,
      operation: "unknown",
    };
  const holds = parts.find((part) => part.holds !== undefined)?.holds;
  const lead = holds === undefined ? "The" : holds ? "Yes, the" : "No: the";
  return {
    text: `${lead} ${thing.name} ${listed(said)}.`,
    things: [thing, ...focus.shown.filter((one) => one !== thing)],
    operation: "attribute",
  };
}

/** What is known of a thing, by name, a few of it. */
const known = ({ attributes }: Collection, thing: Thing): string[] =>
  attributes
    .filter((attribute) => thing.values[attribute.id] !== undefined)
    .map(({ id }) => `its ${id}`)
    .slice(0, 4);
