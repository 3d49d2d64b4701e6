import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { factSource } from "../../knowledge/sources.ts";
import { aspectsIn } from "../../records/aspects.ts";
import { askedOf, followUpOn, partOf } from "../../records/subjects.ts";
import { accountSubjects } from "./account-subjects.ts";
import { type SupportSubject, supportSubjects } from "./subject-records.ts";

const subjects = [...supportSubjects, ...accountSubjects];
/** What may be asked of a plan after its price was told; the rest is about the sum. */
const notOfPrice = new Set(["how", "where", "who", "undo", "data", "end"]);

/** After these a short question is theirs: a price worked out, a ticket, the steps of a fault. */
const ofTask =
  /^(?:flow:|plan_record|ticket_|guide|login_problem|slow_performance|error_message|data_loss)/;

/** “And how long?”, “which plan”: asked of what the last answer was about. */
export const followsUp = (turn: Turn): Outcome | undefined => {
  const { plain, state } = turn;
  const priced = /^(?:flow:plan|plan_record)$/.test(state.before ?? "");
  if (
    priced
      ? !aspectsIn(plain)?.every((one) => notOfPrice.has(one))
      : ofTask.test(state.before ?? "")
  )
    return undefined;
  // A word in the answer counts as its subject only where the answer is of that section.
  const ofAnswer = ({ section }: SupportSubject) =>
    section.split(":")[0] === state.before?.split(":")[0];
  return tell(turn, followUpOn(subjects, plain, { ...state, ofAnswer }));
};

/** The same of a thing that the message names. */
export const ofSubject = (turn: Turn): Outcome | undefined =>
  tell(turn, askedOf(subjects, turn.plain, turn.state));

function tell(
  { state, slots }: Turn,
  found: { subject: SupportSubject; text: string } | undefined,
): Outcome | undefined {
  if (!found || state.flow || slots.references.length > 0) return undefined;
  return {
    handled: found.subject.section,
    state,
    reply: say(found.text, {
      source: factSource("support", sectionOf(found.subject), "Facts", "support"),
      next: ["I want to open a ticket"],
    }),
  };
}

/** Where it stands on the page of the sample data. */
const sectionOf = ({ section }: SupportSubject): string =>
  section.startsWith("billing")
    ? "subscription_plan"
    : section === "bills"
      ? "check_invoice"
      : section === "security_facts"
        ? "security_incident"
        : section;

/** A word that belongs to it: “attachments in an import”. */
export const ofPart = (turn: Turn): Outcome | undefined =>
  tell(turn, partOf(subjects, turn.plain, turn.state));
