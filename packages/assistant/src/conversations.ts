import type { IndustryId } from "@brightkeel/contracts";
import type { ScenarioState } from "./dialogue/types.ts";

/** The state of one visitor's conversation, serialisable as JSON. */
export type Conversation = {
  version: 3;
  byIndustry: Partial<Record<IndustryId, ScenarioState>>;
};

export const freshConversation = (): Conversation => ({ version: 3, byIndustry: {} });

/** Stores conversations under an id that only the visitor's browser knows. */
export type ConversationStore = {
  /** Returns undefined if there is none, or if it has expired by `now`. */
  load(id: string, now: Date): Promise<Conversation | undefined>;
  save(id: string, conversation: Conversation, now: Date): Promise<void>;
  /** Also removes what was learned from the conversation, as far as its origin is recorded. */
  forget(id: string): Promise<void>;
  /** Removes expired conversations and returns how many there were. */
  expire(now: Date): Promise<number>;
};

/** One day after the last message, as the privacy page states. */
export const conversationLifetime = 24 * 60 * 60 * 1000;

/** Keeps conversations in memory, for tests and the evaluation; nothing survives the process. */
export function createMemoryConversations(): ConversationStore {
  const conversations = new Map<string, { json: string; until: number }>();
  return {
    load: async (id, now) => {
      const found = conversations.get(id);
      // Only `save` below writes it, so the shape is known.
      return found && found.until > now.getTime()
        ? (JSON.parse(found.json) as Conversation)
        : undefined;
    },
    save: async (id, conversation, now) => {
      conversations.set(id, {
        json: JSON.stringify(conversation),
        until: now.getTime() + conversationLifetime,
      });
    },
    forget: async (id) => {
      conversations.delete(id);
    },
    expire: async (now) => {
      let removed = 0;
      for (const [id, { until }] of conversations) {
        if (until > now.getTime()) continue;
        conversations.delete(id);
        removed += 1;
      }
      return removed;
    },
  };
}
