import { facts } from "#content/assistant/facts.ts";
import { factSource } from "#content/assistant/sources.ts";
import { training } from "#content/assistant/training/index.ts";
import { generalHandlers } from "../scenarios/general.ts";
import { askBack, decline } from "./misses.ts";
import { person, say } from "./reply.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

const labels = new Map(training.map(({ id, label }) => [id, label]));

const aboutOrder: Readonly<Record<string, string>> = {
  return_policy: "return_item",
  exchange_item: "return_item",
  refund_policy: "get_refund",
};

/** Answers what the message asks for: by a handler of the scenario, one that all have, or a fact. */
export function answer(scenario: Scenario, turn: Turn): Outcome {
  const { understanding, state, industry } = turn;
  const reference = turn.slots.references[0];
  if (turn.intent === "" && reference !== undefined)
    turn.intent = scenario.ofReference?.(reference) ?? "";
  if (turn.intent === "") turn.intent = scenario.guess?.(turn) ?? "";
  // “Can I return BK-10355?” asks for that order, not for the rule.
  if (reference !== undefined) turn.intent = aboutOrder[turn.intent] ?? turn.intent;
  const { intent } = turn;
  if (intent === "") {
    const heard = heardOut(turn);
    if (heard) return heard;
    const onlyValues = understanding.core.split(" ").every((word) => word.startsWith("#"));
    return understanding.decision === "out_of_scope" && !onlyValues
      ? { reply: decline(scenario, turn), handled: "out_of_scope" }
      : { reply: askBack(scenario, turn), handled: "ask_back" };
  }
  const handler = scenario.handlers[intent] ?? generalHandlers(scenario)[intent];
  if (handler) return { reply: handler(turn), handled: intent };
  const fact = facts[industry][intent];
  if (!fact) return { reply: decline(scenario, turn), handled: "out_of_scope" };
  if (fact.offer !== undefined) state.offer = { send: fact.offer, age: 0 };
  const times = state.seen[intent] ?? 0;
  const lead = ["", "This is all I know of it. "][times] ?? "As before: ";
  return {
    reply: say(
      `${lead}${fact.text}${times > 0 ? " If that does not answer it, say what is still open, or ask for a person." : ""}`,
      {
        source: factSource(industry, intent, labels.get(intent) ?? intent, fact.source),
        next: times > 0 ? [person.label, ...(fact.next ?? [])] : (fact.next ?? []),
      },
    ),
    handled: intent,
  };
}

/** After “what happened?” whatever comes is the answer, and is taken down. */
function heardOut(turn: Turn): Outcome | undefined {
  const { before } = turn.state;
  if (before !== "complaint" && before !== "review") return undefined;
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
