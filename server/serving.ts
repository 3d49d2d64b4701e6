import type { RequestListener, Server } from "node:http";
import { dirname, join } from "node:path";
import { Counter } from "prom-client";
import { createApp } from "./app.ts";
import { watchPublished } from "./content/watch.ts";
import type { SendReady } from "./http/request-entry.ts";
import { requestListener } from "./http/request-listener.ts";
import { inTurns } from "./http/request-turns.ts";
import { timingSafeEqual } from "./http/timing-safe-equal.ts";
import { TurnQueue } from "./http/turn-queue.ts";
import type { Logger } from "./logger.ts";
import type { Modules } from "./modules.ts";
import {
  createErrorPages,
  createPages,
  openClientFiles,
  type PagesOptions,
} from "./pages/index.ts";
import { loadBuild, startDevelopment } from "./pages/renderer.ts";

/** Serves the pages of a finished build from a cache, or those of the current sources. */

export type Serving = {
  /** Sends cached responses. */
  sendReady: SendReady;
  /** Answers all other requests. */
  answer: RequestListener;
  close(): Promise<void>;
};

/**
 * Serves the finished build, with its page cache.
 *
 * @param clientFolder holds the files for browsers.
 * @param prewarm whether all pages are rendered before the first request for them, or only the first page.
 * @param arrivals returns how many connections have been accepted so far.
 * @param onReady is called with each page that enters or leaves the cache, for the worker processes that send them.
 */
export async function serveBuild(
  clientFolder: string,
  modules: Modules,
  options: {
    logger: Logger;
    prewarm: boolean;
    arrivals: () => number;
    onReady: PagesOptions["onReady"];
  },
): Promise<Serving> {
  const { logger, prewarm, arrivals, onReady } = options;
  const { content, ports, parts, preview, limitForms, limitPreviews } = modules;
  const renderer = await loadBuild(join(dirname(clientFolder), "scripts.json"));
  const { files, close: closeFiles } = openClientFiles(dirname(clientFolder));
  const rendered = new Counter({
    name: "pages_rendered_total",
    help: "Pages rendered: answers from the cache are not counted.",
    registers: [parts.metrics],
  });
  const render = renderer.render(ports);
  const pages = createPages({
    render: (request) => {
      rendered.inc();
      return render(request);
    },
    table: renderer.table,
    scripts: renderer.scripts,
    files,
    origin: ports.site.origin,
    behindProxy: parts.config.trustedProxies > 0,
    imageOrigins: content.apiHost === undefined ? ["https://cdn.sanity.io"] : [],
    isEditor: preview.isEditor,
    studioOf: preview.studioOf,
    limitForms,
    limitPreviews,
    renderQueue: new TurnQueue({ perMinute: parts.config.limits.rendersPerMinute, arrivals }),
    onReady,
    onError: (address, error) =>
      logger.error({ err: error, address }, "A page could not be rendered"),
  });
  const app = createApp({
    ...parts,
    inbox: modules.inbox?.([...files.keys()]),
    respondWithPage: pages.respond,
    showErrorPage: createErrorPages([...files.keys()]),
  });
  const ownKey = content.apiHost && `Bearer ${content.token}`;
  const listener = inTurns(requestListener(app, logger), {
    trustedProxies: parts.config.trustedProxies,
    isOwn: ({ headers }) =>
      ownKey !== undefined && timingSafeEqual(headers.authorization ?? "", ownKey),
  });
  let stopWatching = () => {};
  // Both query the content service, which may be part of this process and has to answer first.
  setImmediate(() => {
    // The first page also yields the compression dictionary.
    void pages.prewarm(prewarm ? undefined : 1);
    stopWatching = watchPublished({
      connection: content,
      logger,
      changed: (syncTags) => void pages.revalidate(syncTags),
    });
  });
  return {
    sendReady: pages.serveFromCache,
    answer: listener,
    async close() {
      stopWatching();
      closeFiles();
      preview.close();
    },
  };
}

/** Serves the sources, transformed on request: `npm run dev`. */
export async function serveSources(
  server: Server,
  { ports, parts, preview, inbox }: Modules,
  logger: Logger,
): Promise<Serving> {
  const vite = await startDevelopment(server);
  const render = vite.render(ports);
  const app = createApp({
    ...parts,
    inbox: inbox?.([]),
    respondWithPage: async (request) => (await render(request)).response,
    showErrorPage: createErrorPages([]),
  });
  const listener = requestListener(app, logger);
  return {
    sendReady: () => false,
    answer: (request, response) =>
      vite.middleware(request, response, () => void listener(request, response)),
    close() {
      preview.close();
      return vite.close();
    },
  };
}
