import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { aspectsIn } from "../../../records/aspects.ts";
import { askedOf, followUpOn, partOf } from "../../../records/subjects.ts";
import { accountSubjects } from "./account-subjects.ts";
import { type SupportSubject, supportSubjects } from "./subject-records.ts";

const subjects = [...supportSubjects, ...accountSubjects];
/** Aspects of a plan that can be asked about after its price was given; the other questions concern the amount. */
const notOfPrice = new Set(["how", "where", "who", "undo", "data", "end"]);

/** After these, a short question belongs to the task: a calculated price, a ticket, the steps of a fault. */
const ofTask =
  /^(?:flow:|plan_record|ticket_|guide|login_problem|slow_performance|error_message|data_loss)/;

/** Answers a question about the subject of the last answer: “And how long?”, “which plan”. */
export const followsUp = (turn: Turn): Outcome | undefined => {
  const { plain, state } = turn;
  const priced = /^(?:flow:plan|plan_record)$/.test(state.before ?? "");
  if (
    priced
      ? !aspectsIn(plain)?.every((one) => notOfPrice.has(one))
      : ofTask.test(state.before ?? "")
  )
    return undefined;
  // A word in the answer counts as its subject only if the answer is from that section.
  const ofAnswer = ({ section }: SupportSubject) =>
    section.split(":")[0] === state.before?.split(":")[0];
  return tell(turn, followUpOn(subjects, plain, { ...state, ofAnswer }));
};

/** Answers the same questions about a subject that the message names. */
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

/** The section of the sample data page that lists it. */
const sectionOf = ({ section }: SupportSubject): string =>
  section.startsWith("billing")
    ? "subscription_plan"
    : section === "bills"
      ? "check_invoice"
      : section === "security_facts"
        ? "security_incident"
        : section;

/** Answers a question about a part of a subject: “attachments in an import”. */
export const ofPart = (turn: Turn): Outcome | undefined =>
  tell(turn, partOf(subjects, turn.plain, turn.state));
