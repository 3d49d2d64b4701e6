import { brief } from "../dialogue/brief.ts";
import { notUnderstood } from "../dialogue/clauses.ts";
import { say } from "../dialogue/reply.ts";
import { withExchange } from "../dialogue/state.ts";
import type { Step } from "../dialogue/step.ts";
import type { Incoming, ScenarioState } from "../dialogue/types.ts";
import { facts } from "../knowledge/facts.ts";
import { plainWords } from "../understanding/plain-words.ts";
import type { OwnSearch } from "./own-search.ts";

/** So much of a question a section has to speak of where nothing else answers it, and where a sample's fact would. */
const enough = { coverage: 0.6, words: 2 };
const sure = { coverage: 0.9, words: 3 };

/** Speak for the company in general words; its own are better. */
const general = new Set([
  "own_product",
  "company_services",
  "company_pricing",
  "contact_customer_service",
]);

/**
 * What a company wrote about itself answers what the assistant does not know, and a question that it speaks of word for word
 * before a fact of the samples does. Tasks, and whatever else was understood, stay.
 */
export function withOwnKnowledge(
  search: OwnSearch,
  answered: Step,
  before: Readonly<ScenarioState>,
  { message, industry }: Pick<Incoming, "message" | "industry">,
): Step {
  const { handled } = answered;
  const missed = notUnderstood.has(handled) && before.flow === undefined;
  const isFact = facts[industry][handled] !== undefined || general.has(handled);
  const wanted = missed ? enough : isFact ? sure : undefined;
  const [best] = wanted ? search(message, industry) : [];
  if (!wanted || !best || best.coverage < wanted.coverage || best.words < wanted.words)
    return answered;
  const { section, coverage } = best;
  const said = (text: string) => before.exchanges.some(({ bot }) => bot.includes(text));
  const content = brief({ text: section.text, source: "about" }, plainWords(message), said);
  const reply = say(content, { source: { label: section.title, href: section.href } });
  const why = `“${section.title}” speaks of ${Math.round(coverage * 100)}% of it`;
  return {
    ...answered,
    reply,
    handled: "own_knowledge",
    trace: [...answered.trace, { stage: "own knowledge", decision: section.title, why }],
    state: {
      ...withExchange(before, message, content),
      before: "own_knowledge",
      fallbacks: 0,
      last: reply,
    },
  };
}
