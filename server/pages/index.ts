import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { contentPolicy, securityHeaders } from "#server/http/content-policy.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import { guardRequest, type MethodsOf } from "#server/http/request-guard.ts";
import { cacheKey } from "./cache-key.ts";
import {
  chooseEncoding,
  digestOf,
  type EncodedResponse,
  encodeResponse,
  sendEncoded,
} from "./encode-response.ts";
import { PageCache } from "./page-cache.ts";

export { securityHeaders } from "#server/http/content-policy.ts";
export { createErrorPages } from "#server/http/error-page.ts";
export { errorResponse } from "#server/http/http-error.ts";
export { openClientFiles } from "./client-files.ts";
export { loadStaticFiles } from "./static-files.ts";

export type PagesOptions = {
  /** Renders a request: the framework's handler. */
  render: (request: Request) => Promise<Response>;
  methodsOf: MethodsOf;
  /** Files of the client build by address. */
  files: ReadonlyMap<string, EncodedResponse>;
  /** Public origin without a slash at its end. */
  origin: string;
  /** Origins of images beside our own. */
  imageOrigins: readonly string[];
  /** Whether a request is an editor's look at drafts: its answer is made for it alone and kept nowhere. */
  isPreview: (path: string, cookies: string | null | undefined) => boolean;
  onError: (address: string, error: unknown) => void;
};

export type Pages = {
  /** Sends what is ready in memory, a file or a kept page, and says whether it did. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any other request for a page: renders, keeps where that is right. */
  respond(request: Request): Promise<Response>;
  /** Makes pages before somebody asks for them. */
  prewarm(addresses: readonly string[]): Promise<void>;
  /** The content changed: kept pages are made anew. */
  revalidate(): Promise<void>;
};

const pageCapacity = 500;
/** Data of pages is kept apart: it is asked for in parts, and addresses of parts that somebody made up push out no page. */
const dataCapacity = 200;
const missingCapacity = 50;

/** Browsers ask each time whether a page changed; the answer is mostly “no”, without a body. */
const pageCaching = "public, max-age=0, must-revalidate";

const previewHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/** Compression of an answer that somebody waits for, as brotli quality. What is kept is compressed harder afterwards. */
const quick = 4;

export function createPages(options: PagesOptions): Pages {
  const { render, files, origin, imageOrigins, isPreview, onError } = options;
  const secure = origin.startsWith("https:");

  /** Pages that are not there are the same text for many addresses. */
  const missing = new LRUCache<string, EncodedResponse>({ max: missingCapacity });

  /**
   * @param onlyFor the browser that the answer is for, when it is not kept for others.
   * @param enforced headers that stand whatever the page says.
   */
  async function finish(
    rendered: Response,
    onlyFor?: Request,
    enforced?: Readonly<Record<string, string>>,
  ): Promise<EncodedResponse> {
    const { status } = rendered;
    const headers: Record<string, string> = {
      ...securityHeaders,
      "cache-control": onlyFor?.method === "POST" ? "no-store" : pageCaching,
    };
    for (const [name, value] of rendered.headers) headers[name] = value;
    Object.assign(headers, enforced);
    const body = Buffer.from(await rendered.arrayBuffer());
    const sameForMany = status === 404 && enforced === undefined;
    const known = sameForMany ? missing.get(digestOf(body)) : undefined;
    if (known) return known;
    if (headers["content-type"]?.startsWith("text/html")) {
      const hashes = inlineHashes(body.toString());
      headers["content-security-policy"] = contentPolicy({ hashes, imageOrigins, secure });
    }
    const made = await encodeResponse(status, headers, body, {
      quality: quick,
      only: sameForMany ? undefined : onlyFor && encodingOf(onlyFor),
    });
    if (sameForMany) missing.set(digestOf(body), made);
    return made;
  }

  const cacheOf = (capacity: number) =>
    new PageCache({
      capacity,
      onError,
      render: async (address) => finish(await render(new Request(origin + address))),
      compress: ({ status, variants: { identity } }) =>
        encodeResponse(status, identity.headers, identity.body),
    });
  const pages = cacheOf(pageCapacity);
  const data = cacheOf(dataCapacity);

  function peek(url: string): EncodedResponse | undefined {
    const { address, isData } = cacheKey(url);
    return (isData ? data : pages).peek(address);
  }

  return {
    serveFromCache(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const url = request.url ?? "/";
      const question = url.indexOf("?");
      const path = question === -1 ? url : url.slice(0, question);
      const kept =
        files.get(path) ?? (isPreview(path, request.headers.cookie) ? undefined : peek(url));
      if (!kept) return false;
      sendEncoded(kept, request, response);
      return true;
    },

    async respond(request) {
      const refused = guardRequest(request, options);
      if (refused) return refused;
      if (request.method === "POST")
        return answer(await finish(await render(request), request), request);
      const url = new URL(request.url);
      if (isPreview(url.pathname, request.headers.get("cookie")))
        return answer(await finish(await render(request), request, previewHeaders), request);
      const { address, keep, isData } = cacheKey(url.pathname + url.search);
      if (keep) return answer(await (isData ? data : pages).get(address), request);
      return answer(await finish(await render(new Request(origin + address)), request), request);
    },

    async prewarm(addresses) {
      for (const address of addresses) await pages.get(address).catch(() => {});
    },

    async revalidate() {
      await pages.revalidate();
      await data.revalidate();
    },
  };
}

const encodingOf = (request: Request) =>
  chooseEncoding(request.headers.get("accept-encoding") ?? undefined);

function answer(kept: EncodedResponse, request: Request): Response {
  const { body, headers } = kept.variants[encodingOf(request)];
  const bodyless = request.method === "HEAD" || kept.status === 204 || kept.status === 304;
  return new Response(bodyless ? null : new Uint8Array(body), { status: kept.status, headers });
}
