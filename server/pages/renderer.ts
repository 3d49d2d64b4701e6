import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequestHandler, matchRoutes, type ServerBuild } from "react-router";
import type { PagePorts } from "#app/ports.server.ts";
import type { MethodsOf } from "#server/http/request-guard.ts";

/** Turns requests into pages. The two kinds differ only in where the build comes from. */
export type Renderer = {
  render(ports: PagePorts): (request: Request) => Promise<Response>;
};

/** What the app's server entry exports beside what the framework knows of (app/entry.server.tsx). */
type ServerEntry = typeof import("#app/entry.server.tsx");

// The framework types the module of the entry by its own exports only; ours are in the same module.
const entryOf = (build: ServerBuild) =>
  build.entry.module as ServerBuild["entry"]["module"] & ServerEntry;

/** The renderer of a finished build. */
export async function loadBuild(): Promise<Renderer & { methodsOf: MethodsOf }> {
  const build: ServerBuild = {
    ...(await import("#build/server/index.js")),
    // Forms of other sites do not get this far: see request-guard.ts.
    allowedActionOrigins: ["**"],
  };
  const handle = createRequestHandler(build, "production");
  return {
    render: (ports) => (request) =>
      handle(request, entryOf(build).createPageContext(ports, request)),
    methodsOf: methodsOfRoutes(build.routes),
  };
}

/** What the routes answer: all of them are read, and those with an action take forms. */
function methodsOfRoutes(routes: ServerBuild["routes"]): MethodsOf {
  const pages = Object.values(routes)
    .filter((route) => route !== undefined)
    // Neither the layouts, which have no address of their own, nor the page for whatever leads nowhere.
    .filter((route) => (route.index || route.path !== undefined) && route.path !== "*")
    .map(({ id, path = "", index, module }) => ({
      id,
      ...(index && { index }),
      path,
      handle: module.action === undefined ? ["GET", "HEAD"] : ["GET", "HEAD", "POST"],
    }));
  // The framework asks for a page's data under the page's own address with this ending; for the start's under `/_`.
  const pageOf = (pathname: string) => pathname.replace(/^\/_\.data$/, "/").replace(/\.data$/, "");
  return (pathname) => matchRoutes(pages, pageOf(pathname))?.at(-1)?.route.handle;
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
      return createRequestHandler(build, "development")(
        request,
        entryOf(build).createPageContext(ports, request),
      );
    },
  };
}
