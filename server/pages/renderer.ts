import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { PagePorts } from "#app/ports.server.ts";
import type { Cacheable } from "./page-cache.ts";
import { type PageTable, pageTable } from "./page-table.ts";
import { developmentScripts, loadScripts } from "./scripts.ts";

/** Turns requests into pages. The two kinds differ only in where the build comes from. */
export type Renderer = {
  render(ports: ServerPorts): (request: Request) => Promise<Rendered>;
};

/** What the server's modules pass to the pages; the rest comes from the build. */
export type ServerPorts = Omit<PagePorts, "scripts" | "sitemap">;

export type Rendered = {
  response: Response;
  /** Whether part of the page was unavailable, so that it should be rendered again soon. */
  degraded: boolean;
  /** What the page read from the content service. */
  reads: Pick<Cacheable, "syncTags" | "areUnchanged">;
};

/** What the app's server entry exports besides what the framework uses (app/entry.server.tsx). */
type ServerEntry = typeof import("#app/entry.server.tsx");

// The framework types the module of the entry by its own exports only; ours are in the same module.
const entryOf = (build: ServerBuild) =>
  build.entry.module as ServerBuild["entry"]["module"] & ServerEntry;

/** The renderer of a finished build. */
export async function loadBuild(
  scriptsFile: string,
): Promise<Renderer & { table: PageTable; scripts: readonly string[] }> {
  const build: ServerBuild = {
    ...(await import("#build/server/index.js")),
    // Forms of other sites do not get this far: see request-guard.ts.
    allowedActionOrigins: ["**"],
  };
  const handle = createRequestHandler(build, "production");
  const scripts = await loadScripts(scriptsFile);
  const table = tableOf(build);
  return {
    render: (ports) => (request) =>
      renderWith(build, handle, { ...ports, scripts, sitemap: table.sitemap }, request),
    table,
    scripts: entryOf(build).documentScripts,
  };
}

const tableOf = (build: ServerBuild) => pageTable(Object.values(build.routes));

async function renderWith(
  build: ServerBuild,
  handle: RequestHandler,
  ports: PagePorts,
  request: Request,
): Promise<Rendered> {
  const { contentReads, createPageContext, isDegraded } = entryOf(build);
  const context = await createPageContext(ports, request);
  const response = await handle(request, context);
  return { response, degraded: isDegraded(context), reads: contentReads(context) };
}

export type DevelopmentServer = Renderer & {
  /** Serves Vite's own modules, and calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
};

/** The renderer of `npm run dev`: modules are transformed when asked for, and changes reach the open page. */
export async function startDevelopment(httpServer: Server): Promise<DevelopmentServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  // Vite types a module by request as a plain record; the framework's virtual module is the server build.
  const load = async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    render: (ports) => async (request) => {
      const build = await load();
      return renderWith(
        build,
        createRequestHandler(build, "development"),
        { ...ports, scripts: developmentScripts, sitemap: tableOf(build).sitemap },
        request,
      );
    },
  };
}
