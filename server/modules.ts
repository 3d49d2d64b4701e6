import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { createAssistant, createEncoder } from "@brightkeel/assistant";
import {
  type AssistantTables,
  createStoredConversations,
  createStoredMisses,
  createStoredTokens,
} from "@brightkeel/assistant/storage";
import { createHostedStudio } from "@brightkeel/content-lake";
import type { Hono } from "hono";
import { collectDefaultMetrics, Registry } from "prom-client";
import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import type { AppParts } from "./app.ts";
import { openAssistantFiles } from "./assistant-files.ts";
import { assistantHost } from "./assistant-host.ts";
import { openKnowledge } from "./assistant-knowledge.ts";
import type { Config } from "./config.ts";
import { type ContentConnection, connectContent, connectDrafts } from "./content/client.ts";
import { watchDrafts } from "./content/watch.ts";
import { openContent } from "./content-service.ts";
import { conversationsInOutage } from "./conversations-in-outage.ts";
import { type LimitRequests, limitForms, limitPreviews } from "./http/limit-forms.ts";
import {
  conversationsOf,
  createInbox,
  createLeads,
  deliveryTargets,
  forgetPerson,
  type LeadTables,
  openFileStore,
  refuseMissingDatabase,
  spamWaiting,
} from "./leads/index.ts";
import type { Logger } from "./logger.ts";
import { migrations } from "./migrations.ts";
import type { ServerPorts } from "./pages/renderer.ts";
import { createPreview, type Preview } from "./preview/index.ts";
import { rehearse } from "./rehearsal.ts";
import { createRateLimiter, endedSessions, openStorage } from "./storage/index.ts";
import { deleteConversations, exchangesIn } from "./visitor-conversations.ts";
import { createChatRelay, createWebhooks } from "./webhooks/index.ts";

/** The composition root: opens the stores, and passes each module its dependencies. */

/** How often expired conversations are deleted, in milliseconds; expired ones are not read in any case. */
const sweepInterval = 60 * 60_000;

export type ModulesOptions = {
  /** The repository's folder, or that of the unpacked release. */
  root: string;
  config: Config;
  /** The port that this process listens on. */
  port: number;
  /** Whether the sources are served instead of a build. */
  development: boolean;
  logger: Logger;
  /** Resolves when the build contains the assistant's model; undefined if it already does. */
  modelReady: Promise<void> | undefined;
};

export type Modules = {
  parts: Omit<AppParts, "inbox" | "respondWithPage" | "showErrorPage">;
  /** Creates the leads inbox from the addresses of the build's files; undefined if no one can sign in. */
  inbox: ((addresses: readonly string[]) => Hono) | undefined;
  ports: ServerPorts;
  preview: Preview;
  limitForms: LimitRequests;
  limitPreviews: LimitRequests;
  /** How this process reaches the content service. */
  content: ContentConnection;
  /** Takes over a WebSocket that belongs to a module, and returns whether it did. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  start(): void;
  close(): Promise<void>;
};

/** Opens every module and passes each its dependencies. */
export async function openModules({
  root,
  config,
  port,
  development,
  logger,
  modelReady,
}: ModulesOptions): Promise<Modules> {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  if (config.databaseUrl === undefined) await refuseMissingDatabase(config.dataDir);
  const storage = await openStorage<LeadTables & AssistantTables>({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations,
    logger,
    patient: true,
  });
  const { contentLake, studioFolder, content } = await openContent({ root, config, port, logger });
  const files = openFileStore(config);
  const rateLimiter = createRateLimiter({ storage, logger });
  const leads = createLeads({
    storage,
    files,
    targets: await deliveryTargets(config, {
      siteName: company.name,
      files,
      rateLimiter,
      spamWaiting: () => spamWaiting(storage.db),
    }),
    retentionDays: config.leadRetentionDays,
    inboxOrigin: config.inboxToken && config.publicOrigin,
    logger,
    registry: metrics,
  });
  const conversations = conversationsInOutage(createStoredConversations(storage), logger);
  const tokens = createStoredTokens(storage);
  // If n8n is configured, it answers the chat, and nothing is kept.
  const keepsMisses = config.missesDays > 0 && config.automation === undefined;
  const misses = createStoredMisses(storage, { days: config.missesDays });
  const expireConversations = () =>
    Promise.all([conversations.expire(new Date()), tokens.expire(new Date())])
      .then(() => misses.expire(new Date()))
      // Covers these deletions and those of the leads' retention.
      .then(() => storage.emptyLog())
      .catch((error: unknown) => logger.warn({ err: error }, "Old conversations stay a while"));
  const sweep = setInterval(expireConversations, sweepInterval);
  const knowledge = await openKnowledge(config.knowledge, {
    query: (groq) => connectContent(content, "published").fetch(groq),
    logger,
  });
  // Read at the start only where a message may come at once: it is an eighth of the start's processor time.
  const readsModelNow = !config.automation && (config.prewarm || modelReady !== undefined);
  const { understander, languages } = openAssistantFiles(root, modelReady);
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
  // If n8n answers the chat, no encoder is needed.
  const encoder = config.automation ? undefined : createEncoder((problem) => logger.error(problem));
  let prepared = !config.prewarm || config.automation !== undefined;
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
  const webhooks = createWebhooks({
    saveLead: leads.saveLead,
    answer: config.automation
      ? createChatRelay({ ...config.automation, logger, registry: metrics })
      : assistant.reply,
    ...(config.assistant && !config.automation && { answerInParts: assistant.replyStream }),
    takeFeedback: config.automation ? undefined : assistant.feedback,
    noteConversation: leads.noteConversation,
    learningChosen: (keeps) => paths.learningChosen(keeps),
    rateLimiter,
    limits: config.limits,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    logger,
  });

  const origin = config.publicOrigin ?? `http://localhost:${port}`;
  const drafts = {
    ...content,
    token: config.sanity ? config.sanity.token : contentLake?.previewToken,
  };
  const preview = createPreview({
    content: drafts,
    query: (query) => connectContent(drafts, "raw").fetch<unknown>(query),
    watch: (changed) => watchDrafts({ connection: drafts, logger, changed: () => changed() }),
    sign: (text) => storage.sign("preview", text),
    ended: endedSessions(storage.db, "ended_previews", Date.now),
    origin,
  });

  const { inboxToken: token } = config;
  const inbox =
    token === undefined
      ? undefined
      : (addresses: readonly string[]) =>
          createInbox(
            {
              storage,
              token,
              files,
              publicOrigin: config.publicOrigin,
              trustedProxies: config.trustedProxies,
              rateLimiter,
              wake: leads.wake,
              exchangesOf: async (email) =>
                exchangesIn(conversations, await conversationsOf(storage, email), new Date()),
              forget: (email) =>
                forgetPerson(storage, email, {
                  files,
                  deleteConversations: (ids) => deleteConversations(conversations, ids, new Date()),
                }),
            },
            addresses,
          );
  let closing = false;

  return {
    content,
    preview,
    inbox,
    limitPreviews: limitPreviews(rateLimiter),
    limitForms: limitForms({ rateLimiter, leadsPerMinute: config.limits.leadsPerMinute }),
    parts: {
      config,
      logger,
      webhooks,
      contentLake: contentLake?.app,
      studio: contentLake?.studio ?? createHostedStudio(studioFolder, content),
      preview: preview.app,
      checkStores: async () => {
        await storage.check();
        await leads.check();
      },
      assistantReady: () => understands && prepared,
      metrics,
    },
    ports: {
      site: { origin },
      report: (address, error) => logger.error({ err: error, address }, "A page failed"),
      connectContent: () => connectContent(content, "published"),
      connectDrafts: (perspective) => connectDrafts(drafts, perspective),
      preview: preview.port,
      forms: {
        sign: (text) => storage.sign("form", text),
        verify: (text, signature) => storage.verify("form", text, signature),
        saveContact: leads.saveContact,
        saveApplication: leads.saveApplication,
      },
      installation: {
        leadRetentionDays: config.leadRetentionDays,
        missesDays: keepsMisses ? config.missesDays : 0,
        passesOn: {
          automation: config.automation !== undefined,
          mail: config.mail !== undefined,
          confirmation: config.confirmation !== undefined,
          webhook: config.leadsWebhook !== undefined,
          model: config.assistant !== undefined,
        },
      },
    },
    handleUpgrade: (request, socket, head) =>
      contentLake?.handleUpgrade(request, socket, head) ?? false,
    start() {
      // Started only once the site answers, because all of it takes over a second of processor time. Without
      // prewarming, the first message loads what it needs.
      if (config.prewarm && !config.automation) {
        void assistant
          .prepare()
          .then(() => encoder?.start())
          .then(() => rehearse({ host: assistantHost, understander, encoder }))
          .catch((error: unknown) =>
            logger.error({ err: error }, "The assistant was not rehearsed"),
          )
          .finally(() => {
            prepared = true;
          });
      }
      void storage.ready.then(() => {
        if (!closing) leads.start();
      });
    },
    async close() {
      closing = true;
      clearInterval(sweep);
      knowledge.close();
      await encoder?.close();
      await leads.stop();
      await contentLake?.close();
      await storage.close();
    },
  };
}
