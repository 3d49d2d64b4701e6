import { intents } from "../intents.ts";
import { facts } from "../knowledge/facts.ts";
import { questionsOf } from "../knowledge/questions/index.ts";
import { bestQuestion, type Found } from "../knowledge/questions/match.ts";
import { factSource, sampleSections } from "../knowledge/sources.ts";
import { normalise } from "../understanding/normalise.ts";
import { clausesOf } from "./clauses.ts";
import { say } from "./reply.ts";
import { withOffer } from "./state.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

/** So well a message must fit a written question, by what else it might be. */
const fits = { surely: 0.8, rather: 0.7, likely: 0.65 } as const;
/** A message that asks for something to be done, and that the classifier is sure of. */
const sureOfIntent = 0.8;

/** Fewer telling words may be about what the conversation has in hand (“and express?”). */
const enoughWords = 2;

/** A question that stands in the list word for word, or nearly so: answered before anything else looks at it. */
export const surelyKnown = (turn: Turn): Outcome | undefined =>
  wish.test(turn.plain)
    ? undefined
    : answered(turn, ({ score, met }) => met >= enoughWords && score >= fits.surely, [
        ...onlyQuestion(turn.message),
      ]);

/** One that fits well: answered where neither the conversation nor the records said more. */
export function likelyKnown(scenario: Scenario, turn: Turn): Outcome | undefined {
  const { understanding, state, message } = turn;
  const isQuestion = question.test(message) || question.test(turn.plain);
  const values = message.split(/\s+/).length < 4 && !isQuestion;
  if (state.flow !== undefined && values) return undefined;
  const [first] = understanding.guesses;
  // What wants something done is done, where there is a way to.
  const asks = isQuestion && !wish.test(turn.plain);
  const does = !asks && scenario.handlers[turn.intent] !== undefined;
  if (does && !told.has(turn.intent)) return undefined;
  const sure = understanding.decision === "answer" && (first?.score ?? 0) >= sureOfIntent;
  return answered(turn, ({ score, question }) => {
    const elsewhere = sure && first !== undefined && !question.within.has(first.intent);
    return score >= (elsewhere || state.flow !== undefined ? fits.rather : fits.likely);
  });
}

/** What went wrong is told, not asked: its first help stands in the list. */
const told = new Set(["room_problem", "payment_issue", "security_incident", "damaged_item"]);

/** Inside a task, a few words without a question are an answer sooner. */
const question =
  /\?|^(?:and |but |so |ok )?(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|would|has|have|if|any)\b/i;

const wish = /^(?:i|we) (?:want|need|would like|wish|have) to\b|^please\b/;

const labels = new Map(intents.map(({ id, label }) => [id, label]));

/** The one question of a longer message. */
function onlyQuestion(message: string): string[] {
  const asking = clausesOf(message).filter((clause) => question.test(clause));
  return asking.length === 1 ? asking.map(normalise) : [];
}

function answered(
  turn: Turn,
  accepts: (found: Found) => boolean,
  parts: readonly string[] = [],
): Outcome | undefined {
  const { industry, message, understanding, state, slots } = turn;
  const offered = (state.last?.choices ?? []).some(({ label }) => label === message);
  if (slots.references.length > 0 || offered) return undefined;
  const found = bestQuestion(
    questionsOf(industry),
    [normalise(message), understanding.text, normalise(turn.plain), ...parts],
    state.before,
  );
  if (!found || !accepts(found)) return undefined;
  const { intent, answer, offer } = found.question;
  const fact = facts[industry][intent];
  return {
    handled: intent,
    state: offer === undefined ? state : withOffer(state, offer),
    reply: say(answer, {
      source: fact
        ? factSource(industry, intent, labels.get(intent) ?? intent, fact.source)
        : sampleSections[industry].anchor,
      next: fact?.next ?? [],
    }),
  };
}
