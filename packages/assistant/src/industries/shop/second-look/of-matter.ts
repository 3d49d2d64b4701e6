import { stagesOf } from "../../../dialogue/stages/stage-kinds.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { type Matter, matterIn, mattersInHand, namesGoods } from "../service/matters.ts";
import { isLost, unansweredOn } from "../service/pass-on.ts";

/** Keeps a thread about a matter of service: “the biggest one” after gift cards is no pack. */

/** What is answered about goods, or about any matter, where the thread says which is meant. */
const ofGoods = /^(?:product_|basket|flow:|size_guide|store_location|gift_back|return_|refund_)/;
const pronoun = /\b(?:it|that|this|them|they|those|one)\b/;
/** Stages that answer the wording of a message. */
const exact = stagesOf(["written", "followed"], ["likely follow-up"]);

/**
 * Returns the answer about the matter that is named or in hand, in place of one about goods, or of none; undefined if
 * the message goes on about no matter.
 */
export function ofMatterInHand(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  const { plain, state, message } = turn;
  if (state.flow !== undefined || outcome.state.flow !== undefined) return undefined;
  const begun = matterIn(plain);
  if (begun) return begunWith(turn, begun, outcome, again);
  const inHand = mattersInHand(turn);
  const [latest] = inHand;
  if (!latest || namesGoods(plain)) return undefined;
  const { handled } = outcome;
  const lost = isLost(outcome);
  const leans = pronoun.test(plain);
  const misfits = lost || (leans && ofGoods.test(handled));
  if (!misfits || inHand.some(({ intents }) => intents.test(handled))) return undefined;
  for (const matter of inHand)
    for (const text of readingsWith(message, matter)) {
      const { outcome: own, stage } = again(text, state);
      const fits = matter.intents.test(own.handled) && (leans || exact.has(stage));
      if (fits && !wasSaid(state, own.reply.message.content)) return own;
    }
  return lost && leans ? unansweredOn(turn, latest.spoken) : undefined;
}

/** What any message about a matter must hear first, unless it was answered as that. */
function begunWith(
  { state }: Turn,
  { first, intents }: Matter,
  outcome: Outcome,
  again: Again,
): Outcome | undefined {
  if (first === undefined || intents.test(outcome.handled)) return undefined;
  const { outcome: own } = again(first, state);
  return intents.test(own.handled) && !wasSaid(state, own.reply.message.content) ? own : undefined;
}

/** The message with the matter in the place of its pronoun, and with the matter named at its end. */
function* readingsWith(message: string, { phrase }: Matter): Generator<string> {
  const bare = message.replace(/[?!.\s]+$/, "");
  if (pronoun.test(bare)) yield bare.replace(pronoun, phrase);
  yield `${bare} (${phrase})`;
}
