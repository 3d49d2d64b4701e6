import type { Understander } from "../understanding/understand.ts";
import { answer } from "./answer.ts";
import { join, say } from "./reply.ts";
import { readTurn } from "./turn.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

const courtesies = new Set(["greeting", "thanks", "goodbye"]);
const boundary =
  /\s*(?:[?.!;]+\s+(?:and |also |then )*|,? (?:and|also|plus)(?: also| then)? (?=(?:what|when|where|how|is|are|do|does|did|can|could|which|i|we|is|please|cancel|track|book|tell|show)\b)|,\s+(?=(?:what|when|where|how|is there|are there|do you|can (?:i|we)|could (?:i|we|you))\b))/i;
const mostWishes = 3;

/**
 * Two or three wishes in one message get an answer each: facts first, then one task. A second task is kept until the
 * first is done. Undefined when the message holds one wish, or when it is not clear where one ends.
 */
export function severalWishes(
  understander: Understander,
  scenario: Scenario,
  turn: Turn,
): Outcome | undefined {
  const parts = turn.message
    .split(boundary)
    .filter((part) => part !== undefined && part.split(/\s+/).length >= 2);
  if (parts.length < 2 || parts.length > mostWishes) return undefined;
  const wishes = parts
    .map((message) => readTurn(understander, { ...turn, message }, turn.state))
    .filter(({ intent }) => !courtesies.has(intent))
    // “A pool? And a gym?” is one wish.
    .filter(({ intent }, index, all) => all.findIndex((one) => one.intent === intent) === index);
  const [only] = wishes;
  if (wishes.length === 1 && only && only.intent !== "") return answer(scenario, only);
  const clear = wishes.filter(
    ({ intent, understanding }) =>
      intent !== "" && (understanding.guesses[0]?.score ?? 0) > 0.6 && understanding.inScope > 0.7,
  );
  // Of three, one may stay open; of two, that would leave a single wish, which is answered as a whole.
  if (clear.length < 2) return undefined;
  const open = wishes.length - clear.length;

  const isTask = ({ intent }: Turn) => scenario.handlers[intent] !== undefined;
  const facts = clear.filter((wish) => !isTask(wish));
  const [task, later] = clear.filter(isTask);
  if (task && facts.length === 0 && !later) return undefined;
  const outcomes = [...facts, ...(task ? [task] : [])].map((wish) => answer(scenario, wish));
  const [first, ...rest] = outcomes;
  if (!first) return undefined;
  let reply = rest.reduce((joined, { reply: next }) => join(joined, next), first.reply);
  if (later) {
    if (turn.state.flow) turn.state.later = later.message;
    else reply = join(reply, answer(scenario, later).reply);
  }
  return {
    reply:
      open === 0
        ? reply
        : join(reply, say("Your other question I did not get; ask it once more by itself.")),
    handled: first.handled,
  };
}
