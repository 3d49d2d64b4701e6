import { attributeOf } from "./attribute-questions.ts";
import { bestFirst, compare } from "./compare.ts";
import type { Answered, Asked, Attribute, Collection, Thing } from "./records.ts";
import { kindIn, meantIn, namedIn, plainForm, ranked, rankedIn } from "./references.ts";
import { those } from "./those.ts";

/**
 * Answers a question about things: which has the most or least of something, how two differ, whether one has a
 * property, or how much of it. The answer itself comes first. Undefined if the message is not such a question.
 */
export function ask(collection: Collection, asked: Asked): Answered | undefined {
  return (
    tooMuch(collection, asked) ??
    beyond(collection, asked) ??
    comparison(collection, asked) ??
    superlative(collection, asked) ??
    those(collection, asked) ??
    attributeOf(collection, asked)
  );
}

/** Answers “too small” with the next larger thing. */
function tooMuch(collection: Collection, { plain, focus }: Asked): Answered | undefined {
  const { thing } = focus;
  if (!thing || !/^(?:(?:that|it|this) is |is |a bit |way |much )*too \w+$/.test(plain))
    return undefined;
  for (const attribute of collection.attributes) {
    const [more, less] = attribute.than ?? [];
    if (more === undefined || less === undefined || thing.values[attribute.id] === undefined)
      continue;
    const says = (word: string) => new RegExp(`\\btoo ${plainForm(word)}\\b`).test(plain);
    const wantsMore = says(less) ? true : says(more) ? false : undefined;
    if (wantsMore === undefined) continue;
    const among = ranked(
      attribute,
      collection.things.filter(({ kind }) => kind === thing.kind),
      !wantsMore,
    );
    const next = among[among.indexOf(thing) + 1];
    return next
      ? {
          text: `Then the ${next.name}: it ${attribute.says(next)}.`,
          things: [next, thing],
          operation: "filter",
          attribute: attribute.id,
        }
      : {
          text: `There is none that is ${wantsMore ? more : less}: the ${thing.name} ${attribute.says(thing)}.`,
          things: [thing],
          operation: "filter",
          attribute: attribute.id,
        };
  }
  return undefined;
}

/** Answers “anything warmer” or “a lighter one” with a thing that beats the current one. */
function beyond(collection: Collection, { plain, focus }: Asked): Answered | undefined {
  const { thing } = focus;
  if (!thing || !looksFor.test(plain) || plain.split(" ").length > 7) return undefined;
  for (const attribute of collection.attributes) {
    const [more, less] = attribute.than ?? [];
    if (more === undefined || less === undefined || thing.values[attribute.id] === undefined)
      continue;
    const wantsMore = new RegExp(`\\b${more}\\b`).test(plain)
      ? true
      : new RegExp(`\\b${less}\\b`).test(plain)
        ? false
        : undefined;
    if (wantsMore === undefined) continue;
    const among = ranked(
      attribute,
      collection.things.filter(({ kind }) => kind === thing.kind),
      wantsMore,
    );
    const better = among.slice(0, Math.max(0, among.indexOf(thing)));
    const [best] = better;
    return best
      ? {
          text: `Yes, the ${best.name}: it ${attribute.says(best)}.`,
          things: [best, thing],
          operation: "filter",
          attribute: attribute.id,
        }
      : {
          text: `No, the ${thing.name} is the ${wantsMore ? superlativeOf(more) : superlativeOf(less)} of its kind here: it ${attribute.says(thing)}.`,
          things: [thing],
          operation: "filter",
          attribute: attribute.id,
        };
  }
  return undefined;
}

const superlativeOf = (word: string): string =>
  word.startsWith("more ")
    ? `most ${word.slice(5)}`
    : word.startsWith("less ")
      ? `least ${word.slice(5)}`
      : word.replace(/er$/, "est");

const comparing =
  /\b(?:compar\w*|vs|versus|differ\w*|better|instead of|which (?:one|of)|or)\b|\bthan\b/;

/** Whether “or” alone makes a message a comparison: “with a cover or do I buy one”. */
const orAlone = (plain: string): boolean =>
  /\bor (?:do|can|is|must|should|have|i|you|not|without|with)\b/.test(plain) &&
  !setsSeveral.test(plain);
const setsSeveral = /\b(?:compar\w*|vs|versus|differ\w*|better|instead of|which|than)\b/;

/** “What is different to the Ridge”: the current thing compared with the one named. */
const setApart = /\b(?:differ\w*|compar\w*|versus|vs|better)\b/;

function comparison(collection: Collection, asked: Asked): Answered | undefined {
  const { plain, focus } = asked;
  const comparative = collection.attributes.find((one) => isComparative(one, plain));
  if (!comparing.test(plain) && !comparative) return undefined;
  // “Something cheaper” asks for an alternative, not a comparison.
  if (looksFor.test(plain)) return undefined;
  // “Does the bigger one have a cover” is about that one thing.
  if (rankedIn(collection, asked) && !comparing.test(plain)) return undefined;
  const meant = meantIn(collection, asked);
  const kind = kindIn(collection, plain);
  // “Is the pack with a cover or do I buy one” is about the current pack.
  const ofOne = kind !== undefined && kind === focus.thing?.kind && meant.length < 2;
  if (ofOne && !comparative && orAlone(plain)) return undefined;
  // “Is the inner of your two-person tent mesh or solid” is about that tent.
  if (meant.length === 1 && meant[0]?.kind === kind && !comparative && !setsSeveral.test(plain))
    return undefined;
  const shown = focus.shown.filter((one) => kind === undefined || one.kind === kind);
  // “Which is lighter” and “compare them” refer to what was shown; “compare the tents” to all of that kind.
  const ofKind = kind === undefined ? [] : collection.things.filter((one) => one.kind === kind);
  const things =
    meant.length >= 2
      ? meant
      : meant.length === 1 &&
          focus.thing &&
          meant[0] !== focus.thing &&
          (comparative || (setApart.test(plain) && meant[0]?.kind === focus.thing.kind))
        ? [focus.thing, ...meant]
        : namedIn(collection, plain).length === 0 && shown.length >= 2
          ? shown
          : ofKind.length >= 2 && !comparative
            ? ofKind
            : meant.length <= 1 &&
                focus.thing &&
                (comparative
                  ? /^(?:\w+ ){0,6}which\b/.test(plain)
                  : /\b(?:differ\w*|compar\w*)\b/.test(plain))
              ? collection.things.filter(({ kind: own }) => own === focus.thing?.kind)
              : [];
  if (things.length < 2) return undefined;
  const few = things.slice(0, 3);
  return {
    text: compare(collection, few, plain),
    things: [...bestFirst(collection, few, plain), ...things.slice(3)],
    operation: "compare",
  };
}

const looksFor =
  /^(?:something|anything|any|(?:do you have|have you got|have you|is there|are there|got|show me|a|too)\b)/;

const isComparative = ({ than }: Attribute, plain: string): boolean =>
  than !== undefined && new RegExp(`\\b(?:${than.join("|")})\\b`).test(plain);

/** Filters things by the number of people named, as in “the cheapest for three”. */
const fitting =
  ({ people }: Asked["figures"]) =>
  ({ values }: Thing): boolean =>
    people === undefined || (typeof values.people === "number" && values.people >= people);

function superlative(
  collection: Collection,
  { plain, focus, figures }: Asked,
): Answered | undefined {
  const found = collection.attributes
    .map((attribute) => ({
      attribute,
      more: attribute.more?.test(plain) ?? false,
      less: attribute.less?.test(plain) ?? false,
    }))
    .find(({ more, less }) => more || less);
  if (!found) return undefined;
  const { attribute, more } = found;
  const kind = kindIn(collection, plain) ?? (focus.thing ? undefined : focus.kind);
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
  const [best, next] = ranked(attribute, among.filter(fitting(figures)), more);
  if (!best) return undefined;
  const rest = next
    ? ` Next is the ${next.name} (${attribute.shows?.(next) ?? attribute.says(next)}).`
    : "";
  return {
    attribute: attribute.id,
    text: `The ${best.name}: it ${attribute.says(best)}.${rest}`,
    things: next ? [best, next] : [best],
    operation: "superlative",
  };
}
