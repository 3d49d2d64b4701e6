import { tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { kindAsked, kindMissed } from "../message/question-kind.ts";
import { refersBack } from "../message/questions-in.ts";
import type { Situation } from "../situation.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import type { Taken } from "../stages/stages.ts";
import { acted, withExchange } from "../state.ts";
import type { ScenarioState } from "../types.ts";

/** Answers the questions of a message in their order, as one after the other would be. */

export type Answered = { readonly taken: Taken; readonly part: Situation };
export type Asked = Answered & { readonly question: string };

/** Whether a reply has none of a question’s words, and not the kind of thing that it asks for. */
export function leavesOpen(question: string, reply: string): boolean {
  const words = new Set(telling(reply));
  return (
    !tellingOf(question).some((word) => words.has(word)) &&
    (kindMissed(question, reply) !== undefined || kindAsked(plainWords(question)) === undefined)
  );
}

/** Answers each question alone, or one that refers back (“until when is it served”) after the one before it. */
export function inTurn(
  questions: readonly string[],
  alone: readonly string[],
  state: Readonly<ScenarioState>,
  answer: (question: string, from?: Readonly<ScenarioState>) => Answered,
): Asked[] {
  const all: Asked[] = [];
  for (const question of questions) {
    const before = all.at(-1);
    if (alone.includes(question)) all.push({ question, ...answer(question) });
    else if (before && refersBack(question)) {
      const { handled, reply, state: after } = before.taken.outcome;
      const told = withExchange(after, before.question, reply.message.content, handled);
      const next = answer(question, { ...told, before: handled });
      const { state: own } = next.taken.outcome;
      // What is only told changes nothing of the talk.
      if (!acted(told, own) && goesOn.has(next.taken.taken.stage))
        all.push({ question, ...withState(next, state) });
    }
  }
  return all;
}
/** The stage that knows what a question that refers back is on. */
const goesOn = stagesOf(["followed"]);
const withState = ({ part, taken }: Answered, state: Readonly<ScenarioState>): Answered => ({
  part,
  taken: { ...taken, outcome: { ...taken.outcome, state } },
});
