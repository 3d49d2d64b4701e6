import { generalHandlers } from "../industries/general.ts";
import { factAnswer } from "./fact.ts";
import { askBack, decline } from "./fallbacks.ts";
import { person, say } from "./reply.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

const aboutOrder: Readonly<Record<string, string>> = {
  return_policy: "return_item",
  return_age: "return_item",
  exchange_item: "return_item",
  refund_policy: "get_refund",
};

/** Answers what the message asks for: by a handler of the scenario, one that all have, or a fact. */
export function answer(scenario: Scenario, turn: Turn): Outcome {
  const { understanding } = turn;
  const reference = turn.slots.references[0];
  if (turn.intent === "" && reference !== undefined)
    turn.intent = scenario.ofReference?.(reference) ?? "";
  if (turn.intent === "") turn.intent = scenario.guess?.(turn) ?? "";
  // “Can I return BK-10355?” asks for that order, not for the rule.
  if (reference !== undefined) turn.intent = aboutOrder[turn.intent] ?? turn.intent;
  const { intent } = turn;
  const heard = heardOut(turn);
  if (heard) return heard;
  if (intent === "") {
    const onlyValues = understanding.core.split(" ").every((word) => word.startsWith("#"));
    return understanding.decision === "out_of_scope" && !onlyValues
      ? { reply: decline(scenario, turn), handled: "out_of_scope" }
      : { reply: askBack(scenario, turn), handled: "ask_back" };
  }
  const handler = scenario.handlers[intent] ?? generalHandlers(scenario)[intent];
  if (handler) return { reply: handler(turn), handled: intent };
  return factAnswer(turn, intent) ?? { reply: decline(scenario, turn), handled: "out_of_scope" };
}

/** What is a wish of its own, and no telling of what happened. */
const wish =
  /\?|^(?:please|can|could|i (?:want|need|would)|how|what|where|when|who|talk|call|track|cancel)\b/i;
const beyondTelling = new Set(["human_agent", "emergency", "goodbye", "thanks", "complaint"]);

/** After “what happened?” whatever is told is the answer, and is taken down. */
function heardOut({ message, state, intent, slots }: Turn): Outcome | undefined {
  const { before } = state;
  if (before !== "complaint" && before !== "review") return undefined;
  if (intent !== "" && (wish.test(message) || beyondTelling.has(intent))) return undefined;
  if (slots.references.length > 0) return undefined;
  return {
    reply: say(
      before === "complaint"
        ? "Thank you, that is clear, and I am sorry. In a real house your words would now lie before a person; in this demo they go no further. Shall I show you the way to one?"
        : "Thank you. That is kept in your own words as long as this conversation lasts.",
      before === "complaint" ? { choices: [person] } : {},
    ),
    handled: "heard",
  };
}
