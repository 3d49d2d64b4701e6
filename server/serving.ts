import type { RequestListener, Server } from "node:http";
import { dirname, join } from "node:path";
import { createApp } from "./app.ts";
import { watchPublished } from "./content/watch.ts";
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

/** Serving: the pages of a finished build from a cache, or those of the sources as they are now. */

export type Serving = { answer: RequestListener; close(): Promise<void> };

/**
 * The finished build, with its page cache.
 *
 * @param clientFolder holds the files for browsers.
 * @param onReady hears which pages lie ready, for other processes to send them.
 */
export async function serveBuild(
  clientFolder: string,
  modules: Modules,
  { logger, onReady }: { logger: Logger; onReady: PagesOptions["onReady"] },
): Promise<Serving> {
  const { content, ports, parts, preview, limitForms, limitPreviews } = modules;
  const renderer = await loadBuild(join(dirname(clientFolder), "scripts.json"));
  const { files, close: closeFiles } = openClientFiles(dirname(clientFolder));
  const pages = createPages({
    render: renderer.render(ports),
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
    renderQueue: new TurnQueue({ perMinute: parts.config.limits.rendersPerMinute }),
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
  // Both ask the content service, which may be this process: it has to answer first.
  setImmediate(() => {
    void pages.prewarm();
    stopWatching = watchPublished({
      connection: content,
      logger,
      changed: (syncTags) => void pages.revalidate(syncTags),
    });
  });
  return {
    answer: (request, response) => {
      if (!pages.serveFromCache(request, response)) listener(request, response);
    },
    async close() {
      stopWatching();
      closeFiles();
      preview.close();
    },
  };
}

/** The sources, transformed when they are asked for: `npm run dev`. */
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
    answer: (request, response) =>
      vite.middleware(request, response, () => void listener(request, response)),
    close() {
      preview.close();
      return vite.close();
    },
  };
}
