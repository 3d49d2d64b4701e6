import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { askedOf, followUpOn, partOf, type Subject } from "../../records/subjects.ts";
import { marketingSubjects } from "./subject-records.ts";

/** After a plan or a sum a short question is about its figures. */
const ofFigures = /^(?:flow:|plan_campaign|roi|forecast|sum:|accounts|noted|failed|roas)/;

/** “How long”, “and what does it cost”, “why not”: asked of the channel or thing that the last answer was about. */
export const followsUp = (turn: Turn): Outcome | undefined => {
  const { plain, state } = turn;
  return ofFigures.test(state.before ?? "")
    ? undefined
    : tell(turn, followUpOn(marketingSubjects, plain, state));
};

/** The same of one that the message names. */
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

/** A word that belongs to it: “consent for retargeting”. */
export const ofPart = (turn: Turn): Outcome | undefined =>
  tell(turn, partOf(marketingSubjects, turn.plain, turn.state));
