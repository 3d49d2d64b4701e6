import { isThanks, isYes } from "../../../dialogue/answers.ts";
import { say } from "../../../dialogue/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wantsText } from "../drafts/wish.ts";
import { asksReply, complaintIn, toldIn } from "./read.ts";
import { renderReply } from "./render.ts";

/**
 * Writes the reply to a bad review from what the business tells, and changes it with every later message. What is kept
 * are the messages about it.
 */

const handledBy = "draft:reply";
const separator = "\u001f";
const mostMessages = 12;
const mostBack = 3;

export const writesReply = (turn: Turn): Outcome | undefined => changed(turn) ?? begun(turn);

function begun(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  const visitors = state.exchanges.slice(-mostBack).map(({ visitor }) => visitor);
  if (!asksReply(message)) return undefined;
  const complaint =
    complaintIn(message) ??
    visitors
      .filter((one) => /review|stars?\b|complain/i.test(one))
      .map(complaintIn)
      .findLast((one) => one !== undefined);
  return complaint === undefined
    ? undefined
    : reply(turn, { first: message, complaint, later: [] });
}

type Kept = { first: string; complaint: string; later: readonly string[] };

function changed(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  const { review } = state;
  const lately = state.exchanges.slice(-mostBack).some(({ handled }) => handled === handledBy);
  if (review === undefined || !lately || isYes(message) || isThanks(message)) return undefined;
  const later = String(review.later) === "" ? [] : String(review.later).split(separator);
  const kept = { first: String(review.first), complaint: String(review.complaint), later };
  if (later.length >= mostMessages) return undefined;
  const next = { ...kept, later: [...later, message] };
  const ofReply = /\b(?:reply|answer|response|review|it|that|sentences?)\b/i.test(message);
  // Another text is ordered, or something else is told some messages later.
  if (wantsText(turn.plain) && !ofReply) return undefined;
  if (state.before !== handledBy && !ofReply) return undefined;
  return JSON.stringify(toldOf(next)) === JSON.stringify(toldOf(kept))
    ? undefined
    : reply(turn, next);
}

const toldOf = ({ first, complaint, later }: Kept) => toldIn(first, later, complaint);
function reply({ state }: Turn, kept: Kept): Outcome {
  const { draft: _draft, ...rest } = state.flow === undefined ? state : aside(state);
  return {
    handled: handledBy,
    whole: true,
    state: {
      ...rest,
      review: { first: kept.first, complaint: kept.complaint, later: kept.later.join(separator) },
    },
    reply: say(`“${renderReply(toldOf(kept))}”`, {
      source: "marketing",
      next: ["Shorter", "Warmer", "Another version"],
    }),
  };
}
