import { isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { ofShown, wantsText } from "../drafts/wish.ts";
import { asksReply } from "./asked.ts";
import { complaintIn } from "./complaint.ts";
import { type Told, toldOf, withMessage } from "./read.ts";
import { renderReply } from "./render.ts";

/**
 * Writes the reply to a bad review from what the business tells, and changes it with every later message. What is kept
 * is what was told of it, not the messages.
 */

const handledBy = "draft:reply";
const separator = "\u001f";
const mostBack = 3;

/** Returns the reply to a review that a message asks for, or the last one as changed by it; undefined if neither. */
export const writesReply = (turn: Turn): Outcome | undefined => changed(turn) ?? begun(turn);

function begun(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  const visitors = state.exchanges.slice(-mostBack).map(({ visitor }) => visitor);
  if (!asksReply(message) || ofShown.test(turn.plain)) return undefined;
  const complaint =
    complaintIn(message) ??
    visitors
      .filter((one) => /review|stars?\b|complain/i.test(one))
      .map(complaintIn)
      .findLast((one) => one !== undefined);
  return complaint === undefined ? undefined : reply(turn, toldOf(complaint));
}

function changed(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  const { review } = state;
  const lately = state.exchanges.slice(-mostBack).some(({ handled }) => handled === handledBy);
  if (review === undefined || !lately || isYes(message) || isThanks(message)) return undefined;
  const ofReply = /\b(?:reply|answer|response|review|it|that|sentences?)\b/i.test(message);
  // Another text is ordered, or something else is told some messages later.
  if (wantsText(turn.plain) && !ofReply) return undefined;
  if (state.before !== handledBy && !ofReply) return undefined;
  const told = fromSlots(review);
  const next = withMessage(told, message);
  return JSON.stringify(next) === JSON.stringify(told) ? undefined : reply(turn, next);
}

const toSlots = ({ complaint, facts, most, ...told }: Told): FlowSlots => ({
  complaint: complaint.text,
  isClause: Number(complaint.isClause),
  facts: facts.join(separator),
  tone: told.tone,
  short: Number(told.short),
  noCall: Number(told.noCall),
  noThanks: Number(told.noThanks),
  variant: told.variant,
  ...(most === undefined ? {} : { most }),
});
const tones = ["plain", "warm", "formal"] as const;
const fromSlots = (kept: FlowSlots): Told => ({
  complaint: { text: String(kept.complaint), isClause: kept.isClause === 1 },
  facts: String(kept.facts)
    .split(separator)
    .filter((one) => one !== ""),
  tone: tones.find((one) => one === kept.tone) ?? "plain",
  short: kept.short === 1,
  noCall: kept.noCall === 1,
  noThanks: kept.noThanks === 1,
  variant: Number(kept.variant),
  ...(kept.most === undefined ? {} : { most: Number(kept.most) }),
});

function reply({ state }: Turn, told: Told): Outcome {
  const { draft: _draft, ...rest } = state.flow === undefined ? state : aside(state);
  return {
    handled: handledBy,
    whole: true,
    state: { ...rest, review: toSlots(told) },
    reply: say(`“${renderReply(told)}”`, {
      source: "marketing",
      next: ["Shorter", "Warmer", "Another version"],
    }),
  };
}
