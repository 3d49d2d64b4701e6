import { drawingPage, folders, mounts, paths } from "#content/paths.ts";
import { editorsPolicy } from "#server/http/content-policy.ts";
import { errorResponse } from "#server/http/http-error.ts";
import type { LimitRequests } from "#server/http/limit-forms.ts";
import type { SendReady } from "#server/http/request-entry.ts";
import { guardRequest } from "#server/http/request-guard.ts";
import { QueueFull, type TurnQueue } from "#server/http/turn-queue.ts";
import { type AskedBy, askedBy } from "./asked-by.ts";
import { cacheKey } from "./cache-key.ts";
import { degradedLifetime, previewHeaders } from "./caching.ts";
import { createDictionary, type Dictionary } from "./dictionary.ts";
import {
  answerFrom,
  type EncodedResponse,
  encodeResponse,
  sendEncoded,
} from "./encode-response.ts";
import { createFinisher, type FinishOptions } from "./finish-response.ts";
import { type InTurn, PageCache } from "./page-cache.ts";
import type { Rendered } from "./renderer.ts";

export { securityHeaders } from "#server/http/content-policy.ts";
export { createErrorPages } from "#server/http/error-page.ts";
export { errorResponse } from "#server/http/http-error.ts";
export { openClientFiles } from "./client-files.ts";
export { type EncodedResponse, sendEncoded } from "./encode-response.ts";
export { loadStaticFiles } from "./static-files.ts";

export type PagesOptions = FinishOptions & {
  /** The framework's handler, which renders a request. */
  render: (request: Request) => Promise<Rendered>;
  /** Files of the client build by address. */
  files: ReadonlyMap<string, EncodedResponse>;
  /** Whether cookies belong to an editor: pages that show drafts are then made for them alone, and not cached. */
  isEditor: (cookies: string | null | undefined) => boolean;
  /** The origin of the Studio that may frame pages for whoever has these cookies, besides our own. */
  studioOf: (cookies: string | null | undefined) => string | undefined;
  /** Counts form posts. */
  limitForms: LimitRequests;
  /** Counts attempts of preview links. */
  limitPreviews: LimitRequests;
  /** Queue of requests that wait for a page to be rendered. */
  renderQueue: TurnQueue;
  /** Learns which cached pages are ready at which address, and which no longer are. */
  onReady?: ((address: string, response: EncodedResponse | undefined) => void) | undefined;
  onError: (address: string, error: unknown) => void;
};

export type Pages = {
  /** Sends a file or cached page from memory, and returns whether it did. */
  serveFromCache: SendReady;
  /**
   * Answers any other request for a page: renders it, and caches it where allowed.
   *
   * @param address network address under which the request waits for its turn.
   */
  respond(request: Request, address?: string): Promise<Response>;
  /**
   * Renders the most visited pages, at most `most`, before the first request for them, and makes the dictionary from
   * the first.
   */
  prewarm(most?: number): Promise<void>;
  /** Renders cached pages again that show something with one of these sync tags; without tags, all of them. */
  revalidate(changed?: ReadonlySet<string>): Promise<void>;
};

const pageCapacity = 500;

export function createPages(options: PagesOptions): Pages {
  const { render, table, files, origin, isEditor, studioOf } = options;
  const { limitForms, limitPreviews, renderQueue, onError } = options;
  const finish = createFinisher(options);

  /** Requests for drafts; in the Studio's frame every page is one, since only the Studio may frame pages. */
  const isPreview = (path: string, { cookie, framed }: AskedBy): boolean =>
    path.startsWith(`${mounts.preview}/`) ||
    (Boolean(cookie) &&
      isEditor(cookie) &&
      (framed || table.find(path)?.facts.showsDrafts === true));

  /** How long an answer may be cached, in milliseconds. A single answer may forbid storing altogether. */
  const lifetimeOf = ({ response, degraded }: Rendered): number => {
    if (response.headers.get("cache-control")?.includes("no-store")) return 0;
    return degraded ? degradedLifetime * 1000 : Number.POSITIVE_INFINITY;
  };

  const cache = new PageCache({
    capacity: pageCapacity,
    onError,
    onReady: options.onReady,
    async render(address) {
      const request = new Request(origin + address);
      const rendered = await render(request);
      return {
        response: await finish(rendered, request),
        cacheFor: lifetimeOf(rendered),
        ...rendered.reads,
      };
    },
    compress: ({ status, variants: { identity } }) =>
      encodeResponse(status, identity.headers, identity.body),
  });

  /** Rendered for one request, and not cached here. */
  const renderFor = (
    request: Request,
    inTurn: InTurn,
    { as = request, enforced }: { as?: Request; enforced?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> =>
    inTurn(async () =>
      answerFrom(await finish(await render(as), as, { onlyFor: request, enforced }), request),
    );

  /** The same for an editor, whose Studio may show it in a frame or a window. */
  async function previewFor(
    request: Request,
    inTurn: InTurn,
    studio: string | undefined,
  ): Promise<Response> {
    const answered = await renderFor(request, inTurn, { enforced: previewHeaders });
    const policy = answered.headers.get("content-security-policy");
    if (policy) answered.headers.set("content-security-policy", editorsPolicy(policy, studio));
    return answered;
  }

  let prewarmed = Promise.resolve();
  /** Made from the most visited page, and constant for the life of the process. */
  let dictionary: Dictionary | undefined;

  /** After a start, or behind a balancer, a page may request a drawing that this process has not rendered yet. */
  async function drawing(
    { pathname, searchParams }: URL,
    inTurn: InTurn,
  ): Promise<EncodedResponse> {
    const known = await cache.get(pathname, inTurn);
    if (known.status !== 404) return known;
    const page = pageOf(searchParams.get(drawingPage));
    if (page) await respondInTurn(new Request(page), inTurn);
    else await prewarmed;
    return cache.get(pathname, inTurn);
  }

  /** The page that a drawing belongs to; undefined for an address without one, such as another drawing. */
  function pageOf(address: string | null): URL | undefined {
    if (address === null || !URL.canParse(address, origin)) return undefined;
    const page = new URL(address, origin);
    const { pathname } = page;
    if (isDrawing(pathname) || pathname.startsWith(`${mounts.preview}/`)) return undefined;
    return page.origin === origin ? page : undefined;
  }

  async function respondInTurn(request: Request, inTurn: InTurn): Promise<Response> {
    if (request.method === "POST") return renderFor(request, inTurn);
    const url = new URL(request.url);
    // The framework would answer with route data for a client-side router, which no page has.
    if (url.pathname.endsWith(".data"))
      return errorResponse(404, "There is nothing at this address.");
    const { headers } = request;
    const asked = askedBy(headers.get("cookie"), headers.get("sec-fetch-dest"));
    if (isPreview(url.pathname, asked)) return previewFor(request, inTurn, studioOf(asked.cookie));
    if (url.pathname === paths.dictionary) {
      await prewarmed;
      if (dictionary) return answerFrom(dictionary.response, request);
    }
    const { address, isCacheable } = cacheKey(url.pathname + url.search, table);
    return isCacheable
      ? answerFrom(
          await (isDrawing(address) ? drawing(url, inTurn) : cache.get(address, inTurn)),
          request,
        )
      : renderFor(request, inTurn, { as: new Request(origin + address) });
  }

  return {
    serveFromCache(request, response, common) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const url = request.url ?? "/";
      const question = url.indexOf("?");
      const path = question === -1 ? url : url.slice(0, question);
      const file = files.get(path);
      const { headers } = request;
      if (!file && isPreview(path, askedBy(headers.cookie, headers["sec-fetch-dest"])))
        return false;
      const ready =
        file ??
        (path === paths.dictionary ? dictionary?.response : undefined) ??
        cache.peek(question === -1 ? url : cacheKey(url, table).address);
      if (!ready) return false;
      sendEncoded(ready, request, response, common, dictionary?.variantFor(ready, headers));
      return true;
    },

    async respond(request, address = "unknown") {
      const rejection = guardRequest(request, { origin, find: table.find });
      if (rejection) return rejection;
      // Only posts that reach a form count, not misses and cross-site posts.
      const limit =
        request.method === "POST"
          ? limitForms
          : new URL(request.url).pathname === paths.previewEnter && limitPreviews;
      const tooMany = limit ? await limit(address) : undefined;
      if (tooMany) return tooMany;
      try {
        return await respondInTurn(request, (work) => renderQueue.take(address, work));
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        return errorResponse(503, "Many people read this site just now. Try again in a moment.", {
          "retry-after": String(error.retryAfterSeconds),
        });
      }
    },

    prewarm(most) {
      prewarmed = (async () => {
        for (const address of table.prewarm.slice(0, most)) {
          const page = await cache.get(address).catch(() => undefined);
          if (page?.status === 200) dictionary ??= await createDictionary(page);
        }
      })();
      return prewarmed;
    },

    revalidate: (changed) => cache.revalidate(changed),
  };
}

const isDrawing = (address: string) => address.startsWith(folders.drawings);
