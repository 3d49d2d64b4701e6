import { generalHandlers } from "../industries/general.ts";
import { factAnswer } from "./fact.ts";
import { askBack, decline } from "./fallbacks.ts";
import { person, say } from "./reply.ts";
import { unchanged } from "./state.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

const aboutOrder: Readonly<Record<string, string>> = {
  return_policy: "return_item",
  return_age: "return_item",
  exchange_item: "return_item",
  refund_policy: "get_refund",
  order_history: "track_order",
};

/** What a message asks for, its values and what was talked about included; “” when nothing says so. */
function wantedIntent(scenario: Scenario, turn: Turn): string {
  const reference = turn.slots.references[0];
  const ofReference =
    turn.intent === "" && reference !== undefined ? scenario.ofReference?.(reference) : undefined;
  const named = ofReference ?? turn.intent;
  const intent =
    named === ""
      ? (ofLastTask(scenario, turn) ?? scenario.guess?.(turn) ?? likelyHere(turn) ?? "")
      : named;
  // “Can I return BK-10355?” asks for that order, not for the rule.
  return reference === undefined ? intent : (aboutOrder[intent] ?? intent);
}

/** Unsure by itself, but about the task that was finished last: “can I cancel instead” beside an order. */
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

/** In a talk that goes well, a short message that leans clearly one way is our business sooner than the first one is. */
function likelyHere({ understanding, state, message }: Turn): string | undefined {
  const [likeliest] = understanding.guesses;
  const goesWell = state.exchanges.length > 0 && state.fallbacks === 0;
  const short = message.split(/\s+/).length <= 7;
  return goesWell &&
    short &&
    // Where the classifier is sure, and the intent is none all the same, the scenario has ruled it out.
    understanding.decision !== "answer" &&
    likeliest &&
    likeliest.score > clearly &&
    understanding.inScope > halfSure
    ? likeliest.intent
    : undefined;
}
const clearly = 0.72;
const halfSure = 0.3;

/** Answers what the message asks for: by a handler of the scenario, one that all have, or a fact. */
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

/** What is a wish of its own, and no telling of what happened. */
const wish =
  /\?|^(?:please|can|could|i (?:want|need|would)|how|what|where|when|who|talk|call|track|cancel)\b/i;
const beyondTelling = new Set(["human_agent", "emergency", "goodbye", "thanks", "complaint"]);

/** After “what happened?” whatever follows is the answer, and is taken down. */
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
        ? "Thank you, that is clear, and I am sorry. In a real house your words would now lie before a person; in this demo they go no further. Shall I show you the way to one?"
        : "Thank you. That is kept in your own words as long as this conversation lasts.",
      before === "complaint" ? { choices: [person] } : {},
    ),
    handled: "heard",
  };
}
