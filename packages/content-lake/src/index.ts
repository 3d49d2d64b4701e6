import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { contentApiPath, type StudioTarget } from "@brightkeel/contracts";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Hono } from "hono";
import type { AssetStore } from "./assets/asset-store.ts";
import { network } from "./connections/index.ts";
import type { DeliveryOptions } from "./hooks/deliveries.ts";
import type { AnonymousLimits } from "./http/anonymous-limits.ts";
import type { AnswerBudgetOptions } from "./http/answers.ts";
import { createApp } from "./http/app.ts";
import type { LakeEnv } from "./http/context.ts";
import { OpenStreams } from "./http/event-stream.ts";
import { embeddedProjectId, Lake } from "./lake.ts";
import type { DatabaseOptions } from "./postgres/database.ts";
import type { PoolOptions } from "./query/pool.ts";
import type { ScheduleOptions } from "./releases/schedule.ts";
import { runSeed, type Seed } from "./seed.ts";
import { EventStreamMultiplexer } from "./studio/event-stream-multiplexer.ts";
import { Presence } from "./studio/presence.ts";
import { createStudioApp } from "./studio/serve.ts";
import type { StudioColours } from "./studio/sign-in.ts";
import type { Logger, Transaction } from "./types.ts";

/** The content service: the HTTP interface of a Sanity project over SQLite in the data folder. */

export type { AssetStore } from "./assets/asset-store.ts";
export { GuessLimit } from "./http/guess-limit.ts";
export { embeddedProjectId } from "./lake.ts";
export { manage, manageUsage } from "./manage.ts";
export type { DatabaseOptions } from "./postgres/database.ts";
export type { Seed, SeedDocument, SeedImage, SeedTarget } from "./seed.ts";
export type { Logger } from "./types.ts";

export type ContentLakeOptions = {
  /** The site's data folder; documents and assets live in `content/` below it. */
  dataDir: string;
  projectId?: string;
  /** The dataset of the blog; created when it does not exist. */
  dataset: string;
  /** A token that may write, in addition to those made by `npm run content -- token`. */
  contentToken?: string | undefined;
  /** Path at which `app` is mounted; `/content-api` by default. */
  mountPath?: string | undefined;
  /** External address of `app`; taken from each request when undefined. */
  publicUrl?: string | undefined;
  /**
   * Database that holds the content, when several processes share it; each has a copy in `dataDir`. Without it,
   * everything is in `dataDir` and belongs to one process.
   */
  database?: DatabaseOptions | undefined;
  /**
   * Where images and files are, when several processes share them: a folder that all of them see, or a store such as
   * a bucket.
   */
  assets?: { folder: string } | AssetStore | undefined;
  /** Fills the dataset when it is empty. */
  seed?: Seed | undefined;
  /** Folder of the built Studio; it may appear later. */
  studioFolder?: string | undefined;
  /** Command that creates a token, for the Studio's sign-in page. */
  tokenCommand?: string | undefined;
  /** Colours of the Studio's sign-in page; the browser's own by default. */
  studioColours?: StudioColours | undefined;
  /** Returns the network address by which anonymous callers are counted; that of the connection's peer by default. */
  addressOf?: ((c: Context) => string) | undefined;
  limits?: Partial<AnonymousLimits>;
  /** Bytes of answers that may wait to be read. */
  budget?: Partial<AnswerBudgetOptions>;
  /** Internal hosts that webhooks may call: `n8n.internal`, or `localhost:5678`. */
  webhookHosts?: readonly string[] | undefined;
  logger: Logger;
  pool?: PoolOptions;
  /** How webhooks are called, and a test's clock. */
  webhooks?: Pick<DeliveryOptions, "fetch" | "now" | "later">;
  /** Clock by which releases are published; the system's by default. */
  schedule?: Pick<ScheduleOptions, "now" | "later">;
};

/** What one transaction changed: enough to know which pages to renew. Drafts are included, under their own ids. */
export type ContentChange = {
  transactionId: string;
  documentIds: string[];
  types: string[];
  /** Whether anything visible to anonymous readers has changed. */
  published: boolean;
};

export type ContentLake = {
  /** To be mounted at `mountPath`. */
  app: Hono<LakeEnv>;
  /** The Studio for editors, to be mounted at `/studio`. */
  studio: Hono;
  /**
   * To be called for the `upgrade` event of the HTTP server: the Studio's event streams and its presence use
   * WebSockets. Returns false when the address is not the content service's.
   */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  projectId: string;
  /** Token that reads everything, including drafts, and can't write. It ends with the process. */
  previewToken: string;
  /** Token for the site's own reads: they see what everyone sees, and have priority. */
  siteKey: string;
  /**
   * Calls back after every committed transaction, including those of the `content` command. Returns the unsubscribe
   * function.
   */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Creates a token that may write and returns it; only its hash is stored. */
  createToken(name: string): Promise<string>;
  /** Ends event streams and web sockets, which would keep a server from closing, and opens no more. */
  endStreams(): void;
  /** Closes the content. Requests in flight fail, so a server that is to finish them is closed first. */
  close(): Promise<void>;
};

/** Creates the Studio of a hosted project, to be mounted at `/studio`: only its files. */
export const createHostedStudio = (
  folder: string,
  project: Pick<StudioTarget, "projectId" | "dataset">,
): Hono =>
  createStudioApp({ folder, lake: undefined, project, mountPath: contentApiPath, secure: false });

/** Opens the content service. Throws when the data folder can't be written or holds a newer format. */
export async function openContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { logger, mountPath = contentApiPath, addressOf = peerAddress } = options;
  const secure = options.publicUrl?.startsWith("https:") ?? false;
  const lake = new Lake({
    dataDir: options.dataDir,
    projectId: options.projectId ?? embeddedProjectId,
    contentToken: options.contentToken,
    logger,
    pool: options.pool,
    database: options.database,
    assets: options.assets,
    secure,
    webhookHosts: options.webhookHosts,
  });
  const streams = new OpenStreams();
  const app = createApp({
    lake,
    streams,
    publicUrl: options.publicUrl,
    mountPath,
    addressOf,
    ...(options.limits && { limits: options.limits }),
    ...(options.budget && { budget: options.budget }),
  });
  const multiplexer = new EventStreamMultiplexer({
    mountPath,
    sessions: lake.sessions,
    fetch(request) {
      // The request has the external address; the app's paths begin below its mount.
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(mountPath.length);
      return app.fetch(new Request(url, request));
    },
  });
  const presence = new Presence(mountPath, lake.sessions, lake.relay);
  const endStreams = () => {
    multiplexer.close();
    presence.close();
    streams.end();
  };
  // Listeners reconnect and resume where the replaced copy ended.
  lake.onOpened((opened) => opened.on("replaced", () => streams.closeAll()));
  lake.startQueries();
  lake.startDuties(options);
  const connected = await lake.begin({ patient: true });
  const filled = lake.connected().then(() => fill(lake, options));
  // Until the database answers, the existing copy is served.
  if (connected) await filled;
  else filled.catch((err: unknown) => logger.error({ err }, "The content could not be begun"));
  return {
    app,
    studio: createStudioApp({
      folder: options.studioFolder ?? "",
      lake,
      project: { projectId: lake.projectId, dataset: options.dataset },
      mountPath,
      tokenCommand: options.tokenCommand,
      colours: options.studioColours,
      secure,
      addressOf,
    }),
    handleUpgrade: (request, socket, head) =>
      multiplexer.handleUpgrade(request, socket, head) ||
      presence.handleUpgrade(request, socket, head),
    projectId: lake.projectId,
    previewToken: lake.tokens.previewToken,
    siteKey: lake.tokens.siteKey,
    onChange(listener) {
      const stops: (() => void)[] = [];
      const stopWaiting = lake.onOpened((opened) => {
        if (opened.name === options.dataset)
          stops.push(opened.onTransaction((transaction) => listener(changeOf(transaction))));
      });
      return () => {
        for (const stop of [stopWaiting, ...stops]) stop();
      };
    },
    createToken: async (name) => (await lake.tokens.create({ name })).token,
    endStreams,
    async close() {
      endStreams();
      await lake.close();
    },
  };
}

/** Creates the dataset, and fills it when it is empty. */
async function fill(lake: Lake, { dataset: name, seed, logger }: ContentLakeOptions) {
  await lake.ensureDataset(name);
  const dataset = lake.dataset(name);
  await dataset.catchUp();
  if (!seed || dataset.store.count() > 0) return;
  const result = await runSeed(dataset, seed);
  logger.info({ ...result, dataset: name }, "Filled the empty dataset");
}

const changeOf = ({ id, changes }: Transaction): ContentChange => ({
  transactionId: id,
  documentIds: changes.map((change) => change.documentId),
  types: [
    ...new Set(
      changes.flatMap(({ before, after }) => [before?._type ?? [], after?._type ?? []].flat()),
    ),
  ],
  published: changes.some((change) => !change.documentId.includes(".")),
});

/** Returns the caller's network when no proxy is in front. */
function peerAddress(c: Context): string {
  try {
    return network(getConnInfo(c).remote.address ?? "unknown");
  } catch {
    // `app.request()` in tests has no connection.
    return "unknown";
  }
}
