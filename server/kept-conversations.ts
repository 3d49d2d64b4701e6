import type { ConversationStore } from "@brightkeel/assistant";
import { createMemoryConversations } from "@brightkeel/assistant";
import type { Logger } from "./logger.ts";

/**
 * Conversations that go on while the database cannot be written or read, as on a full disk: this process remembers them
 * until it can be again. An answer is worth more than its record.
 */
export function keptConversations(store: ConversationStore, logger: Logger): ConversationStore {
  const own = createMemoryConversations();
  let failing = false;

  const attempt = async <Result>(work: () => Promise<Result>, otherwise: () => Promise<Result>) => {
    try {
      const result = await work();
      if (failing) logger.warn("Conversations are stored again");
      failing = false;
      return result;
    } catch (error) {
      // Once an outage: a busy chat would fill the log, which may lie on the same disk.
      if (!failing) {
        logger.error({ err: error }, "Conversations cannot be stored; the chat goes on without");
      }
      failing = true;
      return otherwise();
    }
  };

  return {
    async load(id, now) {
      // What was kept here is newer than what the database has.
      const kept = await own.load(id, now);
      return (
        kept ??
        attempt(
          () => store.load(id, now),
          async () => undefined,
        )
      );
    },
    async save(id, conversation, now) {
      await attempt(
        async () => {
          await store.save(id, conversation, now);
          await own.forget(id);
        },
        () => own.save(id, conversation, now),
      );
    },
    async forget(id) {
      await own.forget(id);
      await store.forget(id);
    },
    async expire(now) {
      await own.expire(now);
      return store.expire(now);
    },
  };
}
