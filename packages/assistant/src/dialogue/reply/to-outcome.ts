import { intents } from "../../intents.ts";
import { facts } from "../../knowledge/facts.ts";
import type { KnownQuestion } from "../../knowledge/questions/question.ts";
import { factSource, sampleSections } from "../../knowledge/sources.ts";
import { wasSaid, withOffer } from "../state.ts";
import type { Outcome, Turn } from "../types.ts";
import { say } from "./reply.ts";

const labels = new Map(intents.map(({ id, label }) => [id, label]));

/** “As I said: …”; after a yes or no, which comes first. */
const asSaid = (answer: string): string => {
  const [whole = "", word = ""] = /^(Yes|No|Right)[:,.] /.exec(answer) ?? [];
  return word === "" ? `As I said: ${answer}` : `${word}, as I said: ${answer.slice(whole.length)}`;
};

/** Returns the answer to a written question as an outcome. */
export function toOutcome(
  { industry, state }: Turn,
  { intent, answer, offer }: Pick<KnownQuestion, "intent" | "answer" | "offer">,
): Outcome {
  const fact = facts[industry][intent];
  return {
    handled: intent,
    state: offer === undefined ? state : withOffer(state, offer),
    reply: say(wasSaid(state, answer) ? asSaid(answer) : answer, {
      source: fact
        ? factSource(industry, intent, labels.get(intent) ?? intent, fact.source)
        : sampleSections[industry].anchor,
      next: fact?.next ?? [],
    }),
  };
}
