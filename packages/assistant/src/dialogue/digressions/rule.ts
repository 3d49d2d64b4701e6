import type { ChatReply, ReplyChoice } from "@brightkeel/contracts";
import type { Scenario, ScenarioState, Turn } from "../types.ts";

/**
 * Messages that want nothing of a scenario and that no classifier should guess at: the visitor's own name, other
 * languages, insults, signs without words, attempts at giving instructions, danger. A task in hand goes on after them.
 */
export type Digression = {
  handled: string;
  reply: ChatReply;
  /** The conversation after it; unchanged when left out. */
  state?: Readonly<ScenarioState>;
  /** Nothing is asked after it, not even what a task was waiting for. */
  alone?: true;
};

export type Rule = (scenario: Scenario, turn: Turn) => Digression | undefined;

/** How often this kind of message was answered before. */
export const seen = (turn: Turn, handled: string): number => turn.state.seen[handled] ?? 0;

export const contactPage: ReplyChoice = {
  label: "Open the contact page",
  href: "/contact-us?service=AI%20Chatbot",
};
