import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Kind, kindsIn } from "../situations/asked.ts";
import { namesElse } from "../situations/names-else.ts";
import { namesOther } from "../situations/of-situation.ts";

/** Follow-up questions about the current subject: the kinds common to all situations, and a few specific to advice. */

type Next = Kind | "picture" | "allowed" | "offer" | "tool";

const own: readonly (readonly [Next, RegExp])[] = [
  [
    "discount",
    anywhere(
      wordList`(lower|drop|cut|reduce|go down)( \w+){0,3} prices?, cheaper, discounts?, (percent|%) off`,
    ),
  ],
  [
    "tool",
    anywhere(
      wordList`(what|which|a|any|good|free) (tools?|software|programs?|apps?|systems?|providers?)`,
    ),
  ],
  [
    "offer",
    anywhere(
      wordList`(what|which)( kind of| sort of)? offers?, what (do|can|could|should|would|to) (i|we)? ?(offer|give)( them)?, wh?at offers?, ideas? for (an|the) offer, what offer`,
    ),
  ],
  [
    "write",
    anywhere(
      wordList`what (i|we|to) (write|say|post|send|put|tell)( \w+){0,3}, how (i|we|to) (write|say|word|phrase|announce|tell)( \w+){0,3}, how do (i|we) tell (them|people|everyone|customers|clients|guests)`,
    ),
  ],
  [
    "often",
    anywhere(
      wordList`how many times?, every (day|week|month), (once|twice) a (day|week|month), weekly, monthly, daily, regularly`,
    ),
  ],
  [
    "time",
    anywhere(
      wordList`how long (till|until|before|does|need|it|will), how fast, how soon, when (do|will|can) (i|we) (see|know|judge|notice)`,
    ),
  ],
  [
    "effort",
    anywhere(
      wordList`no time, (have|got|little|not enough|without) (the |any |much |enough )?time, too much work, (sounds|is|seems) (like )?a lot( of work)?, too busy, (just|only) me, on my own, by myself, takes? too long, less work, quick version, easiest`,
    ),
  ],
  [
    "picture",
    anywhere(
      wordList`(what|which|a|any|the) (kind of )?(pictures?|photos?|pics?|images?), (pictures?|photos?|pics?|images?) (should|do|to|for|of)`,
    ),
  ],
  [
    "allowed",
    anywhere(
      wordList`allowed, legal, illegal, law, rules?, permission, gdpr, forbidden, against the rules`,
    ),
  ],
  [
    "instead",
    anywhere(
      wordList`(another|other|different|better|more|next) (one|idea|way|option|thing|tip)s?, (what is|whats|what's|what would be) better, something better, something else, anything else, what else, alternatives?, instead, other than that`,
    ),
  ],
  [
    "first",
    anywhere(
      wordList`how exactly, how so, step by step, how do(es)? (it|that|this) (go|work), what do i do, how do i do (it|that|this), (first|next) step, where do i start, and then, what now`,
    ),
  ],
  [
    "cost",
    anywhere(
      wordList`costs?, (what|how much) (is|does|would|will) (it|that|this|the) (cost|price|run)?, how much (cost|money|i pay|we pay), costs, (?<!the )price, price of (it|that|this), price for, expensive, how much money, is (it|that) free`,
    ),
  ],
];

/** Fallback kinds if an answer is missing. */
const rather: Partial<Record<Next, readonly Next[]>> = {
  more: ["first", "why"],
  first: ["first", "write"],
  allowed: ["allowed", "sure"],
  tried: ["tried", "fails", "instead"],
  ask: ["first"],
  cut: ["cut", "first"],
};

/**
 * Returns all kinds that may be asked for, most specific first; a question that names something else than the subject
 * asks for none.
 */
export function nextAsked(turn: Turn, about: (kind: Next) => string): Next[] {
  const { plain } = turn;
  const found: { kind: Next; rest: string }[] = own.flatMap(([kind, words]) =>
    words.test(plain) ? [{ kind, rest: plain.replace(words, " ") }] : [],
  );
  const common = kindsIn(plain).filter(({ rest }) => !namesOther(turn, rest));
  return [...found, ...common]
    .filter(({ kind, rest }) => !namesElse(turn, rest, about(kind)))
    .map(({ kind }) => kind)
    .flatMap((kind) => rather[kind] ?? [kind]);
}
