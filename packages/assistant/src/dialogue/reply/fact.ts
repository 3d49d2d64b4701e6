import { intents } from "../../intents.ts";
import { facts } from "../../knowledge/facts.ts";
import { factSource } from "../../knowledge/sources.ts";
import type { Fact } from "../../knowledge/types.ts";
import { contentWords, focus } from "../message/focus.ts";
import { wasSaid, withFallback, withOffer } from "../state.ts";
import type { Outcome, Scenario, Turn } from "../types.ts";
import { brief, pointOf } from "./brief.ts";
import { person, say } from "./reply.ts";

const labels = new Map(intents.map(({ id, label }) => [id, label]));

/** Answers with the part of a fact that is asked for, and, when asked again, with what was not said yet. */
export function factAnswer(turn: Turn, intent: string): Outcome | undefined {
  const { industry, plain, state } = turn;
  const fact = facts[industry][intent];
  if (!fact) return undefined;
  const said = saidIn(turn);
  const text =
    intent === "emergency" ? fact.text : brief(fact, plain, said, namesOnly(plain, intent));
  return {
    state: fact.offer === undefined ? state : withOffer(state, fact.offer),
    reply: say(said(text) ? `As I said: ${text}` : text, {
      source: factSource(industry, intent, labels.get(intent) ?? intent, fact.source),
      ...(said(text) ? { choices: [person] } : {}),
      next: fact.next ?? [],
    }),
    handled: intent,
  };
}

const bare = /^(?:(?:and|so|what about|how about|tell me about|about|the|your) )*(\w+)$/;
/** Whether a message names a fact’s subject and nothing else: “laundry?”. */
const namesOnly = (plain: string, intent: string): boolean =>
  !intent.includes("_") && contentWords(bare.exec(plain)?.[1] ?? "")[0] === contentWords(intent)[0];

/** Returns a test for whether a text was said in the last exchanges. */
const saidIn =
  ({ state }: Turn) =>
  (text: string): boolean =>
    wasSaid(state, text);

/** Answers “and on Sunday?” or “is it vegan?” from the last fact, or not at all. */
export function followUp(scenario: Scenario, turn: Turn): Outcome | undefined {
  const { message, state, industry, understanding } = turn;
  const before = state.before ?? "";
  const fact = facts[industry][before];
  if (!fact || scenario.handlers[before] || !leans(turn, before)) return undefined;
  const said = saidIn(turn);
  const parts = [pointed(fact, turn), focus(fact.text, message)].filter(
    (text) => text !== undefined,
  );
  // A part that was already said is repeated only if nothing else is understood.
  const [first] = parts;
  const part =
    (first !== undefined && turn.intent === before && said(first) ? first : undefined) ??
    parts.find((text) => !said(text)) ??
    (turn.intent === before || understanding.decision === "ask_back" ? parts[0] : undefined);
  const source = factSource(industry, before, labels.get(before) ?? before, fact.source);
  if (part !== undefined)
    return {
      state,
      reply: say(said(part) ? `As I said: ${part}` : part, {
        source,
        next: fact.next ?? [],
      }),
      handled: before,
    };
  const elsewhere = (understanding.guesses[0]?.score ?? 0) > 0.72 && understanding.inScope > 0.3;
  const unknown =
    understanding.decision !== "answer" && !elsewhere && isQuestion.test(message.trim());
  if (!unknown || state.fallbacks > 0) return undefined;
  return {
    state: withOffer(withFallback(state), person.send),
    reply: say("I don’t know that for certain. Shall a person tell you?", {
      source,
      choices: [person],
      next: fact.next ?? [],
    }),
    handled: "out_of_scope",
  };
}

/** Returns the answer to this particular question; catch-all patterns do not count. */
const pointed = (fact: Fact, { plain }: Turn): string | undefined =>
  pointOf(
    {
      ...fact,
      points:
        fact.points?.filter(([asks]) => asks.source !== "." && !asks.source.startsWith("^")) ?? [],
    },
    plain,
  );

const linked = /^(?:(?:ok|okay|so|oh|hm+)[, ]+)*(?:and|what about|how about|also|but)\b/i;
const isQuestion = /\?$|^(?:and|what|how|also|to|for|in|with|from|on|is|are|does|do|can)\b/i;
const pronoun = /\b(?:it|its|that|they|them|those)\b/i;
const longest = 7;

/** Whether a message depends on the previous answer. */
function leans({ message, intent, understanding, slots }: Turn, before: string): boolean {
  const words = message.trim().split(/\s+/).length;
  if (words > longest || slots.references.length > 0) return false;
  if (intent === before) return linked.test(message) || pronoun.test(message) || words <= 3;
  const sure = intent !== "" && (understanding.guesses[0]?.score ?? 0) > 0.9;
  if (pronoun.test(message)) return true;
  return !sure && (linked.test(message) || words <= 3 || intent === "");
}
