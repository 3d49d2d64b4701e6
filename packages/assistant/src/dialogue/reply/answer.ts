import { generalHandlers } from "../../industries/general.ts";
import { unchanged } from "../state.ts";
import type { Outcome, Scenario, Turn } from "../types.ts";
import { factAnswer } from "./fact.ts";
import { askBack, decline } from "./fallbacks.ts";
import { person, say } from "./reply.ts";

const aboutOrder: Readonly<Record<string, string>> = {
  return_policy: "return_item",
  return_age: "return_item",
  exchange_item: "return_item",
  refund_policy: "get_refund",
  order_history: "track_order",
};

/** Returns the intent of a message, considering its values and the conversation; “” if nothing indicates one. */
function wantedIntent(scenario: Scenario, turn: Turn): string {
  const reference = turn.slots.references[0];
  // “PL-2041, what’s up” greets no one.
  const ofReference =
    reference !== undefined && (turn.intent === "" || turn.intent === "greeting")
      ? scenario.ofReference?.(reference)
      : undefined;
  const named = ofReference ?? turn.intent;
  const intent =
    named === ""
      ? (ofLastTask(scenario, turn) ?? scenario.guess?.(turn) ?? likelyHere(scenario, turn) ?? "")
      : named;
  // “Can I return BK-10355?” asks about that order, not about the policy.
  return reference === undefined ? intent : (aboutOrder[intent] ?? intent);
}

/** Returns an uncertain intent that belongs to a finished task: “can I cancel instead” after an order. */
function ofLastTask(scenario: Scenario, { understanding, state }: Turn): string | undefined {
  const [likeliest] = understanding.guesses;
  const own = (state.done ?? []).some(
    ({ name }) => likeliest && scenario.flows[name]?.intents.includes(likeliest.intent),
  );
  return understanding.decision === "ask_back" && likeliest && likeliest.score > surelyOfTask && own
    ? likeliest.intent
    : undefined;
}
const surelyOfTask = 0.4;

/**
 * Returns the likeliest intent of a short message in a conversation that goes well, where less certainty is needed
 * than at the start.
 */
function likelyHere(scenario: Scenario, turn: Turn): string | undefined {
  const { understanding, state, message } = turn;
  const [likeliest] = understanding.guesses;
  const goesWell = state.exchanges.length > 0 && state.fallbacks === 0;
  const short = message.split(/\s+/).length <= 7;
  return goesWell &&
    short &&
    // A sure classifier with no intent means that the scenario has ruled it out.
    understanding.decision !== "answer" &&
    likeliest &&
    likeliest.score > clearly &&
    understanding.inScope > halfSure
    ? // The scenario may know better, or rule it out.
      (scenario.overrideIntent?.({ ...turn, intent: likeliest.intent }) ?? likeliest.intent)
    : undefined;
}
const clearly = 0.72;
const halfSure = 0.3;

/** Answers what the message asks for: by a handler of the scenario, a general handler, or a fact. */
export function answer(scenario: Scenario, asked: Turn): Outcome {
  const turn: Turn = { ...asked, intent: wantedIntent(scenario, asked) };
  const { intent, understanding } = turn;
  const heard = heardOut(turn);
  if (heard) return heard;
  if (intent === "") {
    const onlyValues = understanding.core.split(" ").every((word) => word.startsWith("#"));
    return understanding.decision === "out_of_scope" && !onlyValues
      ? decline(scenario, turn)
      : askBack(scenario, turn);
  }
  const handler = scenario.handlers[intent];
  if (handler) return { ...handler(turn), handled: intent };
  const general = generalHandlers(scenario)[intent];
  if (general) return { ...unchanged(turn, general(turn)), handled: intent };
  return factAnswer(turn, intent) ?? decline(scenario, turn);
}

/** A request of its own rather than an account of what happened. */
const wish =
  /\?|^(?:please|can|could|i (?:want|need|would)|how|what|where|when|who|talk|call|track|cancel)\b/i;
const beyondTelling = new Set(["human_agent", "emergency", "goodbye", "thanks", "complaint"]);

/** After “what happened?”, treats the next message as the answer and acknowledges it. */
function heardOut(turn: Turn): Outcome | undefined {
  const { message, state, intent, slots } = turn;
  const { before } = state;
  if (before !== "complaint" && before !== "review") return undefined;
  if (intent !== "" && (wish.test(message) || beyondTelling.has(intent))) return undefined;
  if (slots.references.length > 0) return undefined;
  return {
    state,
    reply: say(
      before === "complaint"
        ? "Thank you, that’s clear, and I’m sorry. In a real business, a person would have your message now. In this demo, it goes no further. Shall I show you how to reach one?"
        : "Thank you. I’ll keep that in your own words for the rest of this conversation.",
      before === "complaint" ? { choices: [person] } : {},
    ),
    handled: "heard",
  };
}
