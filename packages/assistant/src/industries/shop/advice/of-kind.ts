import { inWords, listed } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { ask } from "../../../records/ask.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { reply } from "../goods/product-reply.ts";

/** Says how many products of a kind there are, and compares those of the current kind. */

const goods = wordList`(sleeping )?bags?, tents?, shelters?, packs?, backpacks?, rucksacks?, lamps?, stoves?, cookers?, ones?, choices?, models?, options?`;
const asksIfOnly = anywhere(wordList`
  (is|are) (that|this|it|these|those|they) (really )?(all|the only|your only|everything),
  (the|your|an) only( \w+)? ${goods}, (just|only) (the )?(one|1)( ${goods})?(?! (of|for|with|more|person|night|please|each|day|in)\b), (any|no|got|have|there) (others?|more ${goods}|other ${goods}),
  how many( (different|kinds of|types of|sorts of))? ${goods} ((do|have) you|are there|you have), (that|those) all (you|you have)( got)?
`);
/** A choice rather than a question: “I need only one”. */
const takesOne =
  /\b(?:i|we) (?:will |would |just |only |want |need |take |have )+(?:to )?(?:just |only )?(?:one|1)\b|^(?:actually |no |make it |ok )*(?:just|only) (?:one|1)$/;
const compares = /\b(?:compar\w*|differ\w*|versus|vs|which (?:one|is|of them)|better)\b/;

/** The kind a message names, or else that of the last product discussed. */
const kindOf = ({ plain, focus }: Asked): string | undefined =>
  namedIn(catalogue, plain)[0]?.kind ?? kindIn(catalogue, plain) ?? focus.thing?.kind ?? focus.kind;

const allOf = (kind: string): Thing[] => catalogue.things.filter((thing) => thing.kind === kind);
const pluralOf = (kind: string): string =>
  catalogue.kinds.find(({ id }) => id === kind)?.plural ?? kind;

export function ofKind(turn: Turn, asked: Asked): Outcome | undefined {
  const { plain } = asked;
  const kind = kindOf(asked);
  if (kind === undefined || plain.split(" ").length > mostWords) return undefined;
  const things = allOf(kind);
  const [only] = things;
  // “I lost a pole, can I buy just one” asks for a part.
  const asksOnly = asksIfOnly.test(plain) && !takesOne.test(plain) && !ofParts.test(plain);
  if (only && things.length === 1 && (asksOnly || (compares.test(plain) && wantsTwo.test(plain))))
    return reply(
      turn,
      asksOnly
        ? `Yes, the ${only.name} is the only ${kind} we have.`
        : `There’s no second ${kind} to compare the ${only.name} with.`,
      things,
    );
  if (!asksOnly) return undefined;
  return reply(
    turn,
    `No, we have ${inWords(things.length)} ${pluralOf(kind)}: ${listed(things.map(({ name }) => `the ${name}`))}.`,
    things,
  );
}
const ofParts =
  /\b(?:parts?|poles?|pegs?|stakes?|zip\w*|straps?|buckles?|cables?|covers?|valves?|sacks?|lines?)\b/;
/** Longer messages ask more. */
const mostWords = 14;
const wantsTwo = /\b(?:2|two|both|them|others?|another|with)\b/;

/** A comparison without names is within the current kind. */
export function comparedOfKind(turn: Turn, asked: Asked): Outcome | undefined {
  const kind = kindOf(asked);
  if (kind === undefined) return undefined;
  const one = ofKind(turn, { ...asked, plain: `compare the two ${pluralOf(kind)}` });
  if (one) return one;
  const things = allOf(kind);
  const found = ask(catalogue, {
    ...asked,
    plain: `compare the ${pluralOf(kind)}`,
    focus: { thing: undefined, shown: things },
  });
  return found && reply(turn, found.text, found.things);
}
