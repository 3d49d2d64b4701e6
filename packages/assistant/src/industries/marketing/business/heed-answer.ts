import { say } from "../../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { heeded } from "./heeded.ts";
import { ideaFor } from "./ideas.ts";
import { businessOf } from "./told.ts";

/** What was made of the visitor’s own words and figures, and what says nothing of their business. */
const asTold =
  /^(?:flow:|plan_campaign|sum:|roi|roas|noted|draft:|idea:|human_agent|recap|repeat|restart|own_product|company_|name|greeting|thanks|goodbye|accounts|forecast)/;

/** Leaves out of an answer what the visitor’s business rules out, or gives a step that fits in its place. */
export function heedBusiness(turn: Turn, outcome: Outcome): Outcome | undefined {
  const { state, reply, handled } = outcome;
  if (asTold.test(handled) || state.business === undefined) return undefined;
  const { content } = reply.message;
  const rest = heeded(content, state, turn.message);
  if (rest === content) return undefined;
  // What is left of advice for another kind of business is worth less than a step for this one.
  const fitting = ideaFor({ ...turn, state }, "");
  if (fitting !== undefined) return fitting;
  if (rest !== undefined) return { ...outcome, reply: { ...reply, message: { content: rest } } };
  return {
    ...outcome,
    handled: "not_fitting",
    reply: say(nothingFits(turn), { source: "marketing" }),
  };
}

const nothingFits = ({ state }: Turn): string =>
  businessOf(state).way === undefined
    ? "What I would say next rests on what you ruled out. What do you sell, and how do people come to you?"
    : "What I would say next rests on what you ruled out. Tell me what you want to reach, and I look for another way.";
