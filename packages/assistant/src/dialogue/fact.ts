import { intents } from "../intents.ts";
import { facts } from "../knowledge/facts.ts";
import { factSource } from "../knowledge/sources.ts";
import { focus } from "./focus.ts";
import { person, say } from "./reply.ts";
import { withFallback, withOffer } from "./state.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

const labels = new Map(intents.map(({ id, label }) => [id, label]));

/** So much of a fact is enough to know it again among what was said. */
const telling = 80;

/** Answers with a fact; the second time in a few messages with the part of it that is asked for. */
export function factAnswer(turn: Turn, intent: string): Outcome | undefined {
  const { industry, message, state } = turn;
  const fact = facts[industry][intent];
  if (!fact) return undefined;
  const said =
    state.exchanges.some(({ bot }) => bot.includes(fact.text.slice(0, telling))) &&
    intent !== "emergency";
  const text = said ? shorter(fact.text, message, state.before === intent) : fact.text;
  return {
    state: fact.offer === undefined ? state : withOffer(state, fact.offer),
    reply: say(text, {
      source: factSource(industry, intent, labels.get(intent) ?? intent, fact.source),
      ...(said ? { choices: [person] } : {}),
      next: fact.next ?? [],
    }),
    handled: intent,
  };
}

function shorter(text: string, question: string, justNow: boolean): string {
  const part = focus(text, question);
  if (part === undefined)
    return "What I know of this stands above, and there is no more to it. Say what is still open, or ask a person.";
  return justNow ? part : `As I said above: ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** “And on Sunday?”, “is it vegan?”: a question that leans on the last fact, and is answered in it or not at all. */
export function followUp(scenario: Scenario, turn: Turn): Outcome | undefined {
  const { message, state, industry, understanding } = turn;
  const before = state.before ?? "";
  const fact = facts[industry][before];
  if (!fact || scenario.handlers[before] || !leans(turn, before)) return undefined;
  const part = focus(fact.text, message);
  const source = factSource(industry, before, labels.get(before) ?? before, fact.source);
  if (part !== undefined)
    return { state, reply: say(part, { source, next: fact.next ?? [] }), handled: before };
  const unknown = understanding.decision !== "answer" && isQuestion.test(message.trim());
  if (!unknown || state.fallbacks > 0) return undefined;
  return {
    state: withFallback(state),
    reply: say("My facts do not say that. A person can tell you, or ask about something else.", {
      source,
      choices: [person],
      next: fact.next ?? [],
    }),
    handled: "out_of_scope",
  };
}

const linked = /^(?:(?:ok|okay|so|oh|hm+)[, ]+)*(?:and|what about|how about|also|but)\b/i;
const isQuestion = /\?$|^(?:and|what|how|also|to|for|in|with|from|on|is|are|does|do|can)\b/i;
const pronoun = /\b(?:it|its|that|they|them|those)\b/i;
const longest = 7;

/** Whether a message says too little to stand by itself. */
function leans({ message, intent, understanding, slots }: Turn, before: string): boolean {
  const words = message.trim().split(/\s+/).length;
  if (words > longest || slots.references.length > 0) return false;
  if (intent === before) return linked.test(message) || pronoun.test(message) || words <= 3;
  const sure = intent !== "" && (understanding.guesses[0]?.score ?? 0) > 0.9;
  if (pronoun.test(message)) return true;
  return !sure && (linked.test(message) || words <= 3 || intent === "");
}
