import {
  type Assistant,
  type ConversationStore,
  createAssistant,
  createEncoder,
} from "@brightkeel/assistant";
import {
  type AssistantTables,
  createStoredConversations,
  createStoredMisses,
  createStoredTokens,
} from "@brightkeel/assistant/storage";
import { openAssistantFiles } from "./assistant-files.ts";
import { assistantHost } from "./assistant-host.ts";
import { openKnowledge } from "./assistant-knowledge.ts";
import type { Config } from "./config.ts";
import { conversationsInOutage } from "./conversations-in-outage.ts";
import type { Logger } from "./logger.ts";
import { rehearse } from "./rehearsal.ts";
import type { Storage } from "./storage/index.ts";

/** How often expired conversations are deleted, in milliseconds; expired ones are not read in any case. */
const sweepInterval = 60 * 60_000;

export type AssistantServiceOptions = {
  /** The repository's folder, or that of the unpacked release. */
  root: string;
  config: Config;
  /** Whether the sources are served instead of a build. */
  development: boolean;
  /** Resolves when the build contains the assistant's model; undefined if it already does. */
  modelReady: Promise<void> | undefined;
  storage: Storage<AssistantTables>;
  /** Asks the content service, for the company's own knowledge. */
  query: (groq: string) => Promise<unknown>;
  logger: Logger;
};

export type AssistantService = {
  assistant: Assistant;
  conversations: ConversationStore;
  /** Whether messages that are not understood are stored. */
  keepsMisses: boolean;
  /** False while the model is being read, trained or rehearsed. */
  isReady(): boolean;
  /** Prepares the first answers, once the site answers: that takes over a second of processor time. */
  start(): void;
  close(): Promise<void>;
};

/**
 * Opens the embedded assistant, with what it stores. If n8n answers the chat, it is never asked: its model is not read,
 * it gets no encoder, and nothing is stored.
 *
 * @throws Error if the build lacks the model.
 */
export async function openAssistant(options: AssistantServiceOptions): Promise<AssistantService> {
  const { root, config, development, modelReady, storage, query, logger } = options;
  const isAsked = config.automation === undefined;
  const conversations = conversationsInOutage(createStoredConversations(storage), logger);
  const tokens = createStoredTokens(storage);
  const keepsMisses = config.missesDays > 0 && isAsked;
  const misses = createStoredMisses(storage, { days: config.missesDays });
  const expireConversations = () =>
    Promise.all([conversations.expire(new Date()), tokens.expire(new Date())])
      .then(() => misses.expire(new Date()))
      // Covers these deletions and those of the leads' retention.
      .then(() => storage.emptyLog())
      .catch((error: unknown) => logger.warn({ err: error }, "Old conversations stay a while"));
  const sweep = setInterval(expireConversations, sweepInterval);
  const knowledge = await openKnowledge(config.knowledge, { query, logger });
  const { understander, languages } = openAssistantFiles(root, modelReady);
  // Read at the start only where a message may come at once: it is an eighth of the start's processor time.
  const readsModelNow = isAsked && (config.prewarm || modelReady !== undefined);
  let understands = !readsModelNow;
  if (readsModelNow) {
    languages().catch(() => {});
    // A build without its model fails here; while it is being trained, pages are already served.
    if (!development && modelReady === undefined) await Promise.all([understander(), languages()]);
    understander().then(
      () => {
        understands = true;
      },
      (error: unknown) => logger.error({ err: error }, "The assistant has no model"),
    );
  }
  const encoder = isAsked ? createEncoder((problem) => logger.error(problem)) : undefined;
  // Without prewarming, the first message loads what it needs.
  const preparesNow = isAsked && config.prewarm;
  let prepared = !preparesNow;
  const assistant = createAssistant({
    encoder,
    host: assistantHost,
    conversations,
    model: config.assistant,
    tokens,
    knowledge: knowledge.current,
    misses: keepsMisses ? misses : undefined,
    understander,
    languages,
    logger,
  });
  return {
    assistant,
    conversations,
    keepsMisses,
    isReady: () => understands && prepared,
    start() {
      if (!preparesNow) return;
      void assistant
        .prepare()
        .then(() => encoder?.start())
        .then(() => rehearse({ host: assistantHost, understander, encoder }))
        .catch((error: unknown) => logger.error({ err: error }, "The assistant was not rehearsed"))
        .finally(() => {
          prepared = true;
        });
    },
    async close() {
      clearInterval(sweep);
      knowledge.close();
      await encoder?.close();
    },
  };
}
