import type { ChatReply, ReplyChoice } from "@brightkeel/contracts";
import type { Scenario, ScenarioState, Turn } from "../types.ts";

/**
 * The reply to a message outside every scenario, on which no classifier should guess: the visitor's own name, other
 * languages, insults, punctuation without words, attempts to give instructions, danger. A task in hand continues
 * afterwards.
 */
export type Digression = {
  handled: string;
  reply: ChatReply;
  /** The conversation afterwards; unchanged if absent. */
  state?: Readonly<ScenarioState>;
  /** Nothing is asked afterwards, not even the open question of a task. */
  alone?: true;
};

export type Rule = (scenario: Scenario, turn: Turn) => Digression | undefined;

export const contactPage: ReplyChoice = {
  label: "Open the contact page",
  href: "/contact-us?service=AI%20Chatbot",
};
