import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import {
  type AssistantTables,
  createAssistant,
  createStoredConversations,
  createStoredTokens,
  createUnderstander,
  ModelFileError,
  readModelFile,
  type Understander,
} from "@brightkeel/assistant";
import { createHostedStudio, embeddedProjectId, openContentLake } from "@brightkeel/content-lake";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { PagePorts } from "#app/ports.server.ts";
import { company } from "#content/company.ts";
import { parseCompany } from "#content/company-schema.ts";
import { type AppParts, createApp } from "./app.ts";
import { assistantHost } from "./assistant-host.ts";
import { type Config, ConfigError, loadConfig, secretsOf } from "./config.ts";
import { contentClient } from "./content/client.ts";
import { watchContent } from "./content/watch.ts";
import { clientAddress } from "./http/client-address.ts";
import { limitForms } from "./http/limit-forms.ts";
import { isWebSocketUpgrade, rejectUpgrade, requestListener } from "./http/request-listener.ts";
import { timingSafeEqual } from "./http/timing-safe-equal.ts";
import { createLeads, deliveryTargets, type LeadTables } from "./leads/index.ts";
import { createLogger, type Logger } from "./logger.ts";
import { migrations } from "./migrations.ts";
import { createErrorPages, createPages, loadStaticFiles } from "./pages/index.ts";
import { prewarmPaths } from "./pages/prewarm-paths.ts";
import { loadBuild, startDevelopment } from "./pages/renderer.ts";
import { createPreview, type Preview } from "./preview/index.ts";
import { createRateLimiter, openStorage } from "./storage/index.ts";
import { printSummary } from "./summary.ts";
import { createChatRelay, createWebhooks } from "./webhooks/index.ts";

/** Opens the stores, puts the rooms together, listens, warms the pages, and drains when asked to stop. */

const root = join(import.meta.dirname, "..");
const development = process.env.NODE_ENV === "development";

/** How long requests in flight may take after the signal to stop, in milliseconds. */
const drainTime = 10_000;

async function main(): Promise<void> {
  const config = loadConfig();
  const problem = parseCompany(company);
  if (problem !== undefined) throw new ConfigError(problem);
  const logger = createLogger({ level: config.logLevel, secrets: secretsOf(config) });

  // The port is taken before anything is opened: a second start by mistake touches no store.
  let answer: RequestListener = stillStarting;
  const server = createServer({ shouldUpgradeCallback: isWebSocketUpgrade }, (request, response) =>
    answer(request, response),
  );
  const port = await listen(server, config);

  const rooms = await openRooms(config, port, logger);
  const serving = await (development ? serveSources : serveBuild)(server, rooms, logger);
  answer = serving.answer;
  server.on("upgrade", (request, socket, head) => {
    // In development the other sockets are Vite's, which listens for itself.
    if (!rooms.handleUpgrade(request, socket, head) && !development) rejectUpgrade(socket);
  });
  rooms.start();

  printSummary(config, { origin: rooms.ports.site.origin, development });
  drainOnSignal(server, logger, { stopServing: serving.close, closeStores: rooms.close });
}

/** How often expired conversations are deleted, in milliseconds; they are not read after their time anyway. */
const sweepInterval = 60 * 60_000;

type Rooms = {
  parts: Omit<AppParts, "respondWithPage" | "showErrorPage">;
  ports: PagePorts;
  preview: Preview;
  /** Takes a web socket that belongs to a room, and says whether it did. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  start(): void;
  close(): Promise<void>;
};

/** Opens every room and hands each what it needs of the others. */
async function openRooms(config: Config, port: number, logger: Logger): Promise<Rooms> {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const storage = await openStorage<LeadTables & AssistantTables>({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations,
    logger,
  });
  const { projectId, dataset } = config.sanity ?? {
    projectId: embeddedProjectId,
    dataset: config.contentDataset,
  };
  // Built by `npm run studio`, which may be done while the site runs.
  const studioFolder = join(root, "studio", "build", `${projectId}.${dataset}`);
  const contentLake = config.sanity
    ? undefined
    : await openContentLake({
        dataDir: config.dataDir,
        dataset: config.contentDataset,
        contentToken: config.contentToken,
        publicUrl: config.publicOrigin && `${config.publicOrigin}/content-api`,
        // Loaded here: only a first start turns Markdown into documents.
        seed: async (target) => {
          const { blogSeed } = await import("./content/seed/seed.ts");
          const folder = join(root, "content", "blogs");
          const picturesFile = join(root, "build", "blog-pictures");
          return blogSeed({ folder, picturesFile, logger })(target);
        },
        addressOf: (context) => clientAddress(context, config.trustedProxies),
        studioFolder,
        tokenCommand: "npm run content -- token",
        logger,
      });
  const leads = createLeads({
    storage,
    dataDir: config.dataDir,
    targets: await deliveryTargets(config, company.name),
    retentionDays: config.leadRetentionDays,
    logger,
    registry: metrics,
  });
  const conversations = createStoredConversations(storage);
  const tokens = createStoredTokens(storage);
  const expireConversations = () =>
    Promise.all([conversations.expire(new Date()), tokens.expire(new Date())]).catch(
      (error: unknown) => logger.warn({ err: error }, "Old conversations stay a while"),
    );
  const sweep = setInterval(expireConversations, sweepInterval);
  const understander = openUnderstander();
  // A build without its model stops here; training in development may go on meanwhile.
  if (!development) await understander;
  const assistant = createAssistant({
    host: assistantHost,
    conversations,
    model: config.assistant,
    tokens,
    understander,
    logger,
  });
  const rateLimiter = createRateLimiter({ storage, logger });
  const webhooks = createWebhooks({
    saveLead: leads.saveLead,
    answer: config.automation
      ? createChatRelay({ ...config.automation, logger, registry: metrics })
      : assistant.reply,
    ...(config.assistant && !config.automation && { answerInParts: assistant.replyStream }),
    noteConversation: leads.noteConversation,
    rateLimiter,
    limits: config.limits,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    logger,
  });

  const origin = config.publicOrigin ?? `http://localhost:${port}`;
  const content = {
    dataset: config.contentDataset,
    token: contentLake?.siteKey,
    ...(config.sanity ?? { projectId: contentLake?.projectId ?? "" }),
    apiHost: config.sanity ? undefined : `http://${reachable(config.host)}:${port}/content-api`,
  };
  const drafts = {
    ...content,
    token: config.sanity ? config.sanity.token : contentLake?.previewToken,
  };
  const preview = createPreview({
    content: drafts,
    query: (query) => contentClient(drafts).fetch<unknown>(query),
    watch: (changed) => watchContent(drafts, changed, logger, "drafts"),
    sign: (text) => storage.pseudonym("preview", text),
    secure: origin.startsWith("https:"),
  });

  return {
    preview,
    parts: {
      config,
      logger,
      limitForms: limitForms({
        rateLimiter,
        leadsPerMinute: config.limits.leadsPerMinute,
        trustedProxies: config.trustedProxies,
      }),
      webhooks,
      contentLake: contentLake?.app,
      studio: contentLake?.studio ?? createHostedStudio(studioFolder),
      preview: preview.app,
      checkStores: () => storage.check(),
      metrics,
    },
    ports: {
      site: { origin },
      report: (address, error) => logger.error({ err: error, address }, "A page failed"),
      content,
      preview: preview.port,
      forms: {
        sign: (text) => storage.pseudonym("form", text),
        verify: (text, signature) => timingSafeEqual(signature, storage.pseudonym("form", text)),
        saveContact: leads.saveContact,
        saveApplication: leads.saveApplication,
      },
      installation: {
        leadRetentionDays: config.leadRetentionDays,
        passesOn: {
          automation: config.automation !== undefined,
          mail: config.mail !== undefined,
          webhook: config.leadsWebhook !== undefined,
          model: config.assistant !== undefined,
        },
      },
    },
    handleUpgrade: (request, socket, head) =>
      contentLake?.handleUpgrade(request, socket, head) ?? false,
    start: () => leads.start(),
    async close() {
      clearInterval(sweep);
      await leads.stop();
      await contentLake?.close();
      await storage.close();
    },
  };
}

/**
 * The model that the build trained; in development one of the phrases as they are. The condition is the bundler’s, so
 * that no training phrase goes into the build.
 */
async function openUnderstander(): Promise<Understander> {
  if (process.env.NODE_ENV === "development") {
    const { cachedModel } = await import("@brightkeel/assistant/training");
    return createUnderstander(await cachedModel());
  }
  return createUnderstander(await readModelFile(join(root, "build", "assistant")));
}

type Serving = { answer: RequestListener; close(): Promise<void> };

/** The finished build, with kept pages. */
async function serveBuild(_server: Server, rooms: Rooms, logger: Logger): Promise<Serving> {
  const { ports, parts, preview } = rooms;
  const renderer = await loadBuild();
  const files = loadStaticFiles(join(root, "build", "client"));
  const pages = createPages({
    render: renderer.render(ports),
    methodsOf: renderer.methodsOf,
    files,
    origin: ports.site.origin,
    imageOrigins: ports.content.apiHost === undefined ? ["https://cdn.sanity.io"] : [],
    isPreview: preview.concerns,
    onError: (address, error) =>
      logger.error({ err: error, address }, "A page could not be rendered"),
  });
  const app = createApp({
    ...parts,
    respondWithPage: pages.respond,
    showErrorPage: createErrorPages([...files.keys()]),
  });
  const listener = requestListener(app, logger);
  let stopWatching = () => {};
  // Both ask the content service, which may be this process: it has to answer first.
  setImmediate(() => {
    void pages.prewarm(prewarmPaths);
    stopWatching = watchContent(ports.content, () => void pages.revalidate(), logger);
  });
  return {
    answer: (request, response) => {
      if (!pages.serveFromCache(request, response)) void listener(request, response);
    },
    async close() {
      stopWatching();
      preview.close();
    },
  };
}

/** The sources, transformed when they are asked for: `npm run dev`. */
async function serveSources(
  server: Server,
  { ports, parts, preview }: Rooms,
  logger: Logger,
): Promise<Serving> {
  const vite = await startDevelopment(server);
  const app = createApp({
    ...parts,
    respondWithPage: vite.render(ports),
    showErrorPage: createErrorPages([]),
  });
  const listener = requestListener(app, logger);
  return {
    answer: (request, response) =>
      vite.middleware(request, response, () => void listener(request, response)),
    close() {
      preview.close();
      return vite.close();
    },
  };
}

const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { "retry-after": "1", "content-type": "text/plain; charset=utf-8" });
  response.end("The site is starting. Try again in a second.\n");
};

/** An address at which this process reaches itself. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** @returns the port, which the system chose when the configured one is 0. */
function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new ConfigError(
              `Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another number.`,
            )
          : error,
      ),
    );
    // A server that listens on a port has an address of this form.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function drainOnSignal(
  server: Server,
  logger: Logger,
  { stopServing, closeStores }: { stopServing(): Promise<void>; closeStores(): Promise<void> },
): void {
  let stopping = false;
  // A connection that is busy at the signal would go on bringing requests until it is cut.
  server.prependListener("request", (_request, response) => {
    if (stopping) response.shouldKeepAlive = false;
  });
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "Stopping: requests in flight are finished first");
    // Our own standing connections would keep the server from closing.
    void stopServing();
    const impatient = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearTimeout(impatient);
      closeStores().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, "A store did not close");
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

main().catch((error: unknown) => {
  // A mistake in the set-up is told in its own words; anything else with where it came from.
  const isSetUp = error instanceof ConfigError || error instanceof ModelFileError;
  console.error(isSetUp ? `\n${error.message}\n` : error);
  process.exit(1);
});
