import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { withAllStyles, withoutHydrationMarks, withUsedStyles } from "./document/finish.server.ts";
import { PageAssetsContext } from "./document/page-assets.ts";
import { terseMarkup } from "./document/terse-markup.server.ts";
import { reportContext, scriptsContext } from "./ports.server.ts";
import { isFile } from "./search/nearest.ts";
import inlineScript from "./shell/inline-script.at-build.ts";

export { isDegraded } from "./degraded.server.ts";
export { contentReads, createPageContext } from "./ports.server.ts";

/** The inline scripts of every document, the only ones that the content security policy allows. */
export const documentScripts: readonly string[] = [inlineScript];

/** Reports errors, except the client's: scanners would fill the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const callers = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !callers)
    context.get(reportContext)(new URL(request.url).pathname, error);
};

/** Time after which the rendering of a page fails, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders a document completely before the first byte: pages are cached and compressed once, so streaming would gain
 * nothing, and a failure still gets its proper status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (status === 404 && isFile(new URL(request.url).pathname)) {
    headers.set("Content-Type", "text/plain; charset=utf-8");
    headers.set(
      "Content-Security-Policy",
      "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    headers.set("Cache-Control", "no-store");
    return new Response("There is no such file: the link is old, or mistyped.\n", {
      status,
      headers,
    });
  }
  const html = await (status === 404
    ? renderMissing(request, routerContext, context)
    : renderWhole(request, routerContext, context));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Path used for every missing page, so that their documents are the same. */
const missingPage = "/404";

/** Rendered “not found” pages, which depend only on the data and errors of their loaders and on the matched routes. */
const missing = new LRUCache<string, Promise<string>>({ max: 50 });

function renderMissing(
  request: Request,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<string> {
  const { errors, loaderData, matches } = routerContext.staticHandlerContext;
  const key = JSON.stringify([matches.map(({ route }) => route.id), loaderData, errors]);
  const known = missing.get(key);
  if (known) return known;
  const made = renderWhole(request, routerContext, context).catch((error: unknown) => {
    missing.delete(key);
    throw error;
  });
  missing.set(key, made);
  return made;
}

async function renderWhole(
  request: Request,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<string> {
  const scripts = context.get(scriptsContext);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <PageAssetsContext value={scripts}>
        <ServerRouter context={routerContext} url={request.url} />
      </PageAssetsContext>,
      {
        onAllReady() {
          clearTimeout(timer);
          text(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(
      () => abort(new Error("The page took too long to render.")),
      streamTimeout,
    );
  });
  const document = withoutHydrationMarks(html);
  // In development the code of islands is unknown, so the document carries all rules.
  if (!import.meta.env.PROD) return withAllStyles(document);
  const isMissing = routerContext.staticHandlerContext.statusCode === 404;
  const page = isMissing ? missingPage : new URL(request.url).pathname;
  return terseMarkup(withUsedStyles(document, page, scripts.wordsOf));
}
