import { notUnderstood } from "../dialogue/message/clauses.ts";
import { brief } from "../dialogue/reply/brief.ts";
import { say } from "../dialogue/reply/reply.ts";
import { wasSaid, withExchange } from "../dialogue/state.ts";
import type { Step } from "../dialogue/step.ts";
import type { Incoming, ScenarioState } from "../dialogue/types.ts";
import { facts } from "../knowledge/facts.ts";
import { plainWords } from "../understanding/plain-words.ts";
import type { OwnSearch } from "./own-search.ts";

/** How much of a question a section must cover: where nothing else answers it, and where a fact of the sample would. */
const enough = { coverage: 0.6, words: 2 };
const sure = { coverage: 0.9, words: 3 };

/** Intents that answer about the company in general terms; its own words take precedence. */
const general = new Set([
  "own_product",
  "company_services",
  "company_pricing",
  "contact_customer_service",
]);

/**
 * Answers from the company's own knowledge if the assistant has no answer, or if a section covers the question almost
 * word for word and only a fact of the sample would answer it. Tasks and everything else that was understood keep
 * their reply.
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
  const said = (text: string) => wasSaid(before, text);
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
