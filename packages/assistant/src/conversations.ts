import type { IndustryId } from "@brightkeel/contracts";
import type { ScenarioState } from "./dialogue/types.ts";

/** The state of one visitor's conversation. JSON. */
export type Conversation = {
  version: 3;
  byIndustry: Partial<Record<IndustryId, ScenarioState>>;
};

export const freshConversation = (): Conversation => ({ version: 3, byIndustry: {} });

/** Conversations by an id that only the visitor's browser can name. */
export type ConversationStore = {
  /** Undefined when there is none, or when it has expired by `now`. */
  load(id: string, now: Date): Promise<Conversation | undefined>;
  save(id: string, conversation: Conversation, now: Date): Promise<void>;
  /** Also what was learned from it, as far as it is known to come from there. */
  forget(id: string): Promise<void>;
  /** Removes what has expired; the number removed. */
  expire(now: Date): Promise<number>;
};

/** A day after the last message, as the privacy page says. */
export const conversationLifetime = 24 * 60 * 60 * 1000;

/** For tests and the evaluation: nothing survives the process. */
export function createMemoryConversations(): ConversationStore {
  const conversations = new Map<string, { json: string; until: number }>();
  return {
    load: async (id, now) => {
      const found = conversations.get(id);
      // Written by `save` below, so the shape is known.
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
