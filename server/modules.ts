import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { AssistantTables } from "@brightkeel/assistant/storage";
import { createHostedStudio } from "@brightkeel/content-lake";
import type { Hono } from "hono";
import { collectDefaultMetrics, Registry } from "prom-client";
import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import type { AppParts } from "./app.ts";
import { openAssistant } from "./assistant-service.ts";
import type { Config } from "./config.ts";
import { type ContentConnection, connectContent, connectDrafts } from "./content/client.ts";
import { watchDrafts } from "./content/watch.ts";
import { openContent } from "./content-service.ts";
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
import { createRateLimiter, endedSessions, openStorage } from "./storage/index.ts";
import { deleteConversations, exchangesIn } from "./visitor-conversations.ts";
import { createChatRelay, createWebhooks } from "./webhooks/index.ts";

/** The composition root: opens the stores, and passes each module its dependencies. */

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
  /** Ends the connections that listeners keep open, so that the server can close. */
  endStreams(): void;
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
  const assistantService = await openAssistant({
    root,
    config,
    development,
    modelReady,
    storage,
    query: (groq) => connectContent(content, "published").fetch(groq),
    logger,
  });
  const { assistant, conversations, keepsMisses } = assistantService;
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
      assistantReady: assistantService.isReady,
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
      assistantService.start();
      void storage.ready.then(() => {
        if (!closing) leads.start();
      });
    },
    endStreams: () => contentLake?.endStreams(),
    async close() {
      closing = true;
      await assistantService.close();
      await leads.stop();
      await contentLake?.close();
      await storage.close();
    },
  };
}
