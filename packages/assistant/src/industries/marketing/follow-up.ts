import { say } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { askedOf, followUpOn, partOf, type Subject } from "../../records/subjects.ts";
import { marketingSubjects } from "./channels/subject-records.ts";

/** After a plan or a calculation, a short question is about its figures. */
const ofFigures = /^(?:flow:|plan_campaign|roi|forecast|sum:|accounts|noted|failed|roas)/;

/**
 * Answers a question about the channel or subject of the last answer: “How long”, “and what does it cost”, “why not”.
 */
export const followsUp = (turn: Turn): Outcome | undefined => {
  const { plain, state } = turn;
  return ofFigures.test(state.before ?? "")
    ? undefined
    : tell(turn, followUpOn(marketingSubjects, plain, state));
};

/** Answers the same questions about a subject that the message names. */
export const ofSubject = (turn: Turn): Outcome | undefined =>
  tell(turn, askedOf(marketingSubjects, turn.plain, turn.state));

function tell(
  { state }: Turn,
  found: { subject: Subject; text: string } | undefined,
): Outcome | undefined {
  if (!found || state.flow) return undefined;
  return {
    handled: "channel",
    state: { ...state, topic: found.subject.id },
    reply: say(found.text, {
      source: "marketing",
      next: ["Help me plan a campaign", "How do we measure success?"],
    }),
  };
}

/** Answers a question about a part of a subject: “consent for retargeting”. */
export const ofPart = (turn: Turn): Outcome | undefined =>
  tell(turn, partOf(marketingSubjects, turn.plain, turn.state));
