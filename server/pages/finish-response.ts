import { LRUCache } from "lru-cache";
import { contentPolicy, securityHeaders } from "#server/http/content-policy.ts";
import { inlineHashes, sha256 } from "#server/http/inline-hashes.ts";
import { cachingHeaders, searchHeaders } from "./caching.ts";
import { digestOf, type EncodedResponse, encodeResponse, encodingOf } from "./encode-response.ts";
import type { PageTable } from "./page-table.ts";
import type { Rendered } from "./renderer.ts";

export type FinishOptions = {
  /** The page facts of the routes. */
  table: PageTable;
  /** The scripts in every document; no others run. */
  scripts: readonly string[];
  /** Public origin without a trailing slash. */
  origin: string;
  /** Whether requests come through a proxy, which may be a delivery network. */
  behindProxy: boolean;
  /** Origins of images besides our own. */
  imageOrigins: readonly string[];
};

/**
 * Adds to a rendered answer the headers for browsers and caches, and compresses it.
 *
 * @param request the one that was rendered.
 * @param options.onlyFor the browser that the answer is for, when it is not cached for others.
 * @param options.enforced headers that override the page's own.
 */
type Finish = (
  rendered: Rendered,
  request: Request,
  options?: { onlyFor?: Request; enforced?: Readonly<Record<string, string>> | undefined },
) => Promise<EncodedResponse>;

const missingCapacity = 50;

/** Brotli quality of an answer that someone waits for. What is cached is compressed harder afterwards. */
const quick = 5;

export function createFinisher(options: FinishOptions): Finish {
  const { table, origin, imageOrigins } = options;
  const secure = origin.startsWith("https:");
  const caching = cachingHeaders(options.behindProxy);
  const allowed = { scripts: options.scripts.map(sha256), imageOrigins, secure };

  /** Not-found pages are the same text for many addresses. */
  const missing = new LRUCache<string, EncodedResponse>({ max: missingCapacity });

  const cachingOf = ({ response, degraded }: Rendered, { method, url }: Request) => {
    const isForm = response.ok && table.find(new URL(url).pathname)?.facts.perVisitor;
    if (method === "POST" || isForm || response.status >= 500) return caching.never;
    return degraded ? caching.degraded : caching.shared;
  };

  return async (rendered, request, { onlyFor, enforced } = {}) => {
    const { status } = rendered.response;
    const headers: Record<string, string> = {
      ...securityHeaders,
      ...cachingOf(rendered, request),
    };
    for (const [name, value] of rendered.response.headers) headers[name] = value;
    Object.assign(headers, enforced);
    // What must not be stored, above all an editor's drafts, must not be stored by a delivery network either; what
    // never changes may stay there.
    if (/no-store|immutable/.test(headers["cache-control"] ?? ""))
      delete headers["cdn-cache-control"];
    const body = Buffer.from(await rendered.response.arrayBuffer());
    const sameForMany = status === 404 && enforced === undefined;
    const known = sameForMany ? missing.get(digestOf(body)) : undefined;
    if (known) return known;
    if (headers["content-type"]?.startsWith("text/html")) {
      const hashes = inlineHashes(body.toString());
      headers["content-security-policy"] = contentPolicy({ hashes, ...allowed });
      const facts = table.find(new URL(request.url).pathname)?.facts;
      if (status === 200 && facts) Object.assign(headers, searchHeaders(facts));
    }
    const made = await encodeResponse(status, headers, body, {
      quality: quick,
      only: sameForMany ? undefined : onlyFor && encodingOf(onlyFor),
    });
    if (sameForMany) missing.set(digestOf(body), made);
    return made;
  };
}
