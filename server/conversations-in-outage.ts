import type { Conversation, ConversationStore } from "@brightkeel/assistant";
import { conversationLifetime } from "@brightkeel/assistant";
import type { Logger } from "./logger.ts";

/** How many conversations one process buffers at most: a new one replaces the oldest. */
const mostBuffered = 2_000;

/** A conversation that could not be read or written. `json` is undefined if nothing has been said in it since. */
type Buffered = { json: string | undefined; until: number; unread: boolean };

/**
 * Wraps a conversation store so that conversations continue while the database cannot be written or read, for example
 * on a full disk: this process buffers them until it recovers. Answering matters more than recording.
 */
export function conversationsInOutage(
  store: ConversationStore,
  logger: Logger,
  most = mostBuffered,
): ConversationStore {
  const buffered = new Map<string, Buffered>();
  /** Tracked separately, because a full disk can still be read. */
  const failing = new Set<"read" | "write">();

  const works = (what: "read" | "write") => {
    if (failing.delete(what) && failing.size === 0) logger.warn("Conversations are stored again");
  };
  const fails = (what: "read" | "write", error: unknown) => {
    // Logged once per outage: a busy chat would fill the log, which may be on the same disk.
    if (failing.size === 0) {
      logger.error({ err: error }, "Conversations cannot be stored; the chat goes on without");
    }
    failing.add(what);
  };

  function buffer(id: string, values: Omit<Buffered, "until">, now: Date): void {
    buffered.delete(id);
    buffered.set(id, { ...values, until: now.getTime() + conversationLifetime });
    const [oldest] = buffered.keys();
    if (buffered.size > most && oldest !== undefined) buffered.delete(oldest);
  }

  function find(id: string, now: Date): Buffered | undefined {
    const found = buffered.get(id);
    return found && found.until > now.getTime() ? found : undefined;
  }

  return {
    async load(id, now) {
      const found = find(id, now);
      // Newer than the database's copy. The type is known, because `save` below wrote it.
      if (found?.json !== undefined) return JSON.parse(found.json) as Conversation;
      try {
        const stored = await store.load(id, now);
        works("read");
        buffered.delete(id);
        return stored;
      } catch (error) {
        fails("read", error);
        buffer(id, { json: undefined, unread: true }, now);
        return undefined;
      }
    },
    async save(id, conversation, now) {
      const unread = find(id, now)?.unread ?? false;
      try {
        // A conversation that was started because the stored one could not be read does not overwrite it.
        const isThere = unread && (await store.load(id, now)) !== undefined;
        if (!isThere) await store.save(id, conversation, now);
        if (!isThere) works("write");
        if (unread) works("read");
        buffered.delete(id);
      } catch (error) {
        fails("write", error);
        buffer(id, { json: JSON.stringify(conversation), unread }, now);
      }
    },
    async forget(id) {
      buffered.delete(id);
      await store.forget(id);
    },
    async expire(now) {
      for (const [id, { until }] of buffered) if (until <= now.getTime()) buffered.delete(id);
      return store.expire(now);
    },
  };
}
