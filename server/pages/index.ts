import type { IncomingMessage, ServerResponse } from "node:http";
import { pageAddress } from "./address.ts";
import { contentPolicy, securityHeaders } from "./content-policy.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { chooseEncoding, type KeptResponse, keepResponse, sendKept } from "./kept-response.ts";
import { PageCache } from "./page-cache.ts";

export { securityHeaders } from "./content-policy.ts";
export { loadStaticFiles } from "./static-files.ts";

export type PagesOptions = {
  /** Renders a request: the framework's handler. */
  render: (request: Request) => Promise<Response>;
  /** Files of the client build by address. */
  files: ReadonlyMap<string, KeptResponse>;
  /** Public origin without a slash at its end. */
  origin: string;
  /** Origins of images beside our own. */
  imageOrigins: readonly string[];
  onError: (address: string, error: unknown) => void;
};

export type Pages = {
  /** Sends what is ready in memory, a file or a kept page, and says whether it did. */
  serveKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any other request for a page: renders, keeps where that is right. */
  respond(request: Request): Promise<Response>;
  /** Makes pages before somebody asks for them. */
  warm(addresses: readonly string[]): Promise<void>;
  /** The content changed: kept pages are made anew. */
  renew(): Promise<void>;
};

const pageCapacity = 500;

/** Browsers ask each time whether a page changed; the answer is mostly “no”, without a body. */
const pageCaching = "public, max-age=0, must-revalidate";

/** Compression for answers that are sent once: brotli quality and no more effort. */
const quick = 4;

export function createPages(options: PagesOptions): Pages {
  const { render, files, origin, imageOrigins, onError } = options;
  const secure = origin.startsWith("https:");

  async function finish(rendered: Response, quality?: number): Promise<KeptResponse> {
    const headers: Record<string, string> = { ...securityHeaders, "cache-control": pageCaching };
    for (const [name, value] of rendered.headers) headers[name] = value;
    const body = Buffer.from(await rendered.arrayBuffer());
    // Compressing hard is for what is kept and sent many times.
    const effort =
      rendered.status >= 400 || headers["cache-control"]?.includes("no-store") ? quick : quality;
    if (headers["content-type"]?.startsWith("text/html")) {
      const hashes = inlineHashes(body.toString());
      headers["content-security-policy"] = contentPolicy({ hashes, imageOrigins, secure });
    }
    return keepResponse(rendered.status, headers, body, effort);
  }

  const cache = new PageCache({
    capacity: pageCapacity,
    onError,
    render: async (address) => finish(await render(new Request(origin + address))),
  });

  return {
    serveKept(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const url = request.url ?? "/";
      const question = url.indexOf("?");
      const kept =
        files.get(question === -1 ? url : url.slice(0, question)) ??
        cache.peek(pageAddress(url).address);
      if (!kept) return false;
      sendKept(kept, request, response);
      return true;
    },

    async respond(request) {
      const url = new URL(request.url);
      const reading = request.method === "GET" || request.method === "HEAD";
      const doubled = url.pathname.startsWith("//");
      if (reading && (doubled || (url.pathname.length > 1 && url.pathname.endsWith("/")))) {
        return redirectTo(url.pathname.replace(/\/+$/, "") + url.search);
      }
      if (!reading) return answer(await finish(await render(request), quick), request);
      const { address, keep } = pageAddress(url.pathname + url.search);
      if (keep) return answer(await cache.get(address), request);
      return answer(await finish(await render(new Request(origin + address)), quick), request);
    },

    async warm(addresses) {
      for (const address of addresses) await cache.get(address).catch(() => {});
    },

    renew: () => cache.renew(),
  };
}

/** One address a page: the one without the slash. A path of only slashes leads to the start, never to another host. */
function redirectTo(path: string): Response {
  const location = path === "" ? "/" : `/${path.replace(/^\/+/, "")}`;
  return new Response(null, { status: 308, headers: { ...securityHeaders, location } });
}

function answer(kept: KeptResponse, request: Request): Response {
  const { body, headers } =
    kept.variants[chooseEncoding(request.headers.get("accept-encoding") ?? undefined)];
  const bodyless = request.method === "HEAD" || kept.status === 204 || kept.status === 304;
  return new Response(bodyless ? null : new Uint8Array(body), { status: kept.status, headers });
}
