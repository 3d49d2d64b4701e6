import { tellingOf } from "../../knowledge/questions/fit.ts";
import { type Index, idfIn } from "../../knowledge/questions/match.ts";
import { telling } from "../../knowledge/questions/question.ts";
import type { Understanding } from "../../understanding/understand.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { neverDoubted } from "../message/clauses.ts";
import { passedToPeople } from "../reply/fallbacks.ts";
import type { Situation } from "../situation.ts";
import { questionsIn } from "../stages/at-any-time.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { atLast, firstOf, type Taken } from "../stages/stages.ts";
import weights from "./doubtful.json" with { type: "json" };
import { nearestInMeaning } from "./two-signs.ts";

/**
 * Doubts the fact of an intent. Within a conversation, many messages (“no, I mean the one from before, can that be
 * changed”) reach the last stage, which gives the fact of the likeliest intent and often answers something else. A few
 * features distinguish such messages from those that ask for the fact, with weights learned from graded replies
 * (`training/doubtful/`). A doubtful fact gives way to the next step of what is in hand, or to an offer to ask
 * the staff: an honest offer costs a visitor less than a wrong answer.
 */

/** A message and its reply, as far as the clues look at them. */
type Answered = {
  readonly message: string;
  readonly understanding: Pick<Understanding, "guesses" | "inScope">;
  readonly reply: string;
  /** The number of messages before it. */
  readonly earlier: number;
};

/** The evidence that a reply is wrong, in the order of `evidence`. */
export const doubts = [
  "bias",
  "words",
  "points back",
  "denies",
  "earlier messages",
  "reply explains",
  "yes or no",
  "sure of intent",
  "in scope",
] as const;

/** The minimum evidence against a reply, as log-odds: see docs/decisions/0025. */
const line = -0.7;

const learned: Readonly<Record<string, number>> = weights;
const worth = doubts.map((clue) => learned[clue] ?? 0);

/** The last stages: they go by the likeliest intent alone. */
const uncertain = stagesOf(["intent"], [], ["several"]);

/**
 * Whether the answer is the fact of an intent alone, within a conversation. Tasks and what they look up are not
 * doubted.
 */
export const isBareFact = ({ scenario, turn }: Situation, { outcome, taken }: Taken): boolean =>
  uncertain.has(taken.stage) &&
  turn.state.exchanges.length > 0 &&
  turn.slots.references.length === 0 &&
  scenario.handlers[outcome.handled] === undefined &&
  !neverDoubted.has(outcome.handled);

/** Returns what is said in place of a fact that probably answers something else; undefined if the fact stands. */
export function doubted(situation: Situation, found: Taken): Taken | undefined {
  if (!isBareFact(situation, found)) return undefined;
  const { scenario, turn } = situation;
  const { message, understanding, state } = turn;
  const reply = found.outcome.reply.message.content;
  const answered = { message, understanding, reply, earlier: state.exchanges.length };
  const sum = summed(evidence(questionsIn(situation), answered), worth);
  if (sum <= line) return undefined;
  const outcome =
    nearestInMeaning(situation) ??
    firstOf(atLast, situation)?.outcome ??
    passedToPeople(scenario, turn);
  const why = `the fact of “${found.outcome.handled}” would probably be wrong (${sum.toFixed(2)})`;
  return outcome && { outcome, taken: { stage: "doubted", decision: outcome.handled, why } };
}

/** Returns the sum of the evidence, as log-odds. */
export const summed = (clues: readonly number[], worths: readonly number[]): number =>
  clues.reduce((all, clue, at) => all + clue * (worths[at] ?? 0), 0);

const pointsBack = anywhere(wordList`
  that, this, it, its, they, them, these, those, one, he, she, then
`);
const denies = anywhere(wordList`
  no, nope, nah, not, dont, don['’]t, isnt, isn['’]t, never, wrong, i said, i mean, i meant, already, i asked, didnt, didn['’]t, instead, ignore, forget
`);
const asksYesNo =
  /(?:^|[,.!] *|\b(?:and|so|but|ok|then|also) )(?:is|are|do|does|did|can|could|will|would|has|have|should|may|am)\b/i;
const saysYesNo = /^(?:yes|no)\b/i;

/** Returns the evidence against a reply. */
export function evidence(
  index: Index,
  { message, understanding, reply, earlier }: Answered,
): number[] {
  return [
    1,
    Math.log1p(message.split(/\s+/).length),
    pointsBack.test(message) ? 1 : 0,
    denies.test(message) ? 1 : 0,
    Math.log1p(earlier),
    explained(index, message, reply),
    asksYesNo.test(message) ? (saysYesNo.test(reply) ? 1 : -1) : 0,
    understanding.guesses[0]?.score ?? 0,
    understanding.inScope,
  ];
}

/** The weight of the most common word. */
const least = 0.1;

/** Returns the share of a message's content words that its reply speaks of, weighted by rarity. */
function explained(index: Index, message: string, reply: string): number {
  const idf = idfIn(index);
  const said = new Set(telling(reply));
  const asked = tellingOf(message).map((word) => ({ word, weight: idf(word) + least }));
  const sum = (some: typeof asked) => some.reduce((all, { weight }) => all + weight, 0);
  const whole = sum(asked);
  return whole === 0 ? 1 : sum(asked.filter(({ word }) => said.has(word))) / whole;
}
