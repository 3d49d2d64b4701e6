import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";
import type { ChatReply } from "../contract.ts";
import type { Slots } from "../understanding/slots.ts";
import type { Understanding } from "../understanding/understand.ts";

/** A task in several steps, and how far it is. All of it is JSON. */
export type FlowState = {
  name: string;
  slots: Record<string, string | number>;
  /** The slot that was asked for last. */
  asking?: string;
};

export type OpenedTicket = { number: string; title: string; priority: string; at: string };

/** What is remembered of a conversation in one industry. JSON, kept on the server. */
export type ScenarioState = {
  flow?: FlowState;
  /** The task that was finished last: a correction may still reach it. */
  finished?: FlowState;
  /** How the message before was dealt with. */
  before?: string;
  /** What a plain “yes” would stand for. */
  offer?: string;
  /** How often each intent was answered. */
  seen: Record<string, number>;
  /** Messages in a row that were not understood. */
  misses: number;
  last?: ChatReply;
  tickets: OpenedTicket[];
};

export const freshState = (): ScenarioState => ({ seen: {}, misses: 0, tickets: [] });

/** One message and everything known about it. */
export type Turn = {
  message: string;
  industry: IndustryId;
  visitor: string;
  now: Date;
  slots: Slots;
  understanding: Understanding;
  /** The intent that is being answered. */
  intent: string;
  state: ScenarioState;
};

export type Flow = {
  /** In the words of “back to …”. */
  title: string;
  /** Intents that belong to this task: they do not leave it. */
  intents: readonly string[];
  /** Takes what the message holds into the slots. True when it held something this task can use. */
  take(turn: Turn, flow: FlowState): boolean;
  /** The next question, or the result; sets `asking` accordingly. */
  advance(turn: Turn, flow: FlowState): ChatReply;
};

export type Handler = (turn: Turn) => ChatReply;

export type Scenario = {
  flows: Readonly<Record<string, Flow>>;
  handlers: Readonly<Record<string, Handler>>;
  /** What is wanted by somebody who sends a number and nothing else. */
  ofReference?(reference: string): string;
  /** Offered when nothing else fits. */
  starters: readonly string[];
  /** What it can do, in half a sentence. */
  can: string;
};
