import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { limitConnections } from "@brightkeel/content-lake/connections";
import { mounts } from "#content/paths.ts";
import { requestAddress } from "./client-address.ts";
import { originForm, rejectionOf } from "./request-line.ts";

/** Headers that every response has. */
export type CommonHeaders = Readonly<Record<string, string>>;

/**
 * Sends a cached response if there is one, and returns whether it did. It receives the common headers instead of
 * finding them set, because it writes them together with its own.
 */
export type SendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: CommonHeaders,
) => boolean;

/** A year, without subdomains, which may belong to others. https://www.rfc-editor.org/rfc/rfc6797 */
const onlyByTls = "max-age=31536000";

/**
 * Creates the first step for every request: common headers, limits of its connection, and one spelling for each
 * address.
 *
 * @param sendReady sends a cached response, once the request is admitted.
 * @returns a function that returns whether the request still needs a response; otherwise one was sent.
 */
export function requestEntry(
  server: Server,
  { publicOrigin, trustedProxies }: { publicOrigin: string | undefined; trustedProxies: number },
  sendReady: SendReady = () => false,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const limits = limitConnections(
    server,
    (request) => requestAddress(request, trustedProxies),
    isAssetUpload,
    trustedProxies > 0 ? { shutOut: 0 } : {},
  );
  const alwaysByTls = publicOrigin?.startsWith("https:") ?? false;

  const mayPass = (request: IncomingMessage, response: ServerResponse): boolean => {
    const target = request.url ?? "/";
    const url = originForm(target);
    if (url !== target) request.url = url;
    const byTls =
      alwaysByTls || (trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https");
    const headers = commonHeaders[byTls ? "tls" : "plain"][readersOf(url)];
    if (!limits.admits(request, response, headers)) return false;
    const { method, httpVersion, rawHeaders } = request;
    const rejected = rejectionOf(
      url === target ? request : { method, url: target, httpVersion, rawHeaders },
    );
    if (!rejected && sendReady(request, response, headers)) {
      limits.sent(request, response);
      return false;
    }
    limits.begins(request, response);
    for (const name in headers) response.setHeader(name, headers[name] ?? "");
    if (!rejected) return true;
    response.writeHead(rejected.status, rejected.headers);
    response.end(request.method === "HEAD" ? undefined : rejected.body);
    return false;
  };
  // Without this listener, Node answers expectations other than 100-continue itself, without any limit.
  server.on("checkExpectation", (request, response) => {
    if (mayPass(request, response)) response.writeHead(417, { "content-length": "0" }).end();
  });
  return mayPass;
}

const withReaders = (more: CommonHeaders) => {
  const forReaders = (readers: string): CommonHeaders => ({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": readers,
    ...more,
  });
  return { "cross-origin": forReaders("cross-origin"), "same-origin": forReaders("same-origin") };
};

/** Created once: what is sent often is serialised once per object. */
const commonHeaders = {
  plain: withReaders({}),
  tls: withReaders({ "strict-transport-security": onlyByTls }),
};

/** Feeds show pictures of posts on other sites, and editors work from other origins. */
const readersOf = (url: string): "cross-origin" | "same-origin" =>
  isContentService(url) ? "cross-origin" : "same-origin";

/**
 * Whether the request is an editor's upload of an image or a file, whose body may take long. A request without a
 * token is refused at once, and all other bodies are small.
 */
export const isAssetUpload = ({
  method,
  url = "/",
}: Pick<IncomingMessage, "method" | "url">): boolean =>
  method === "POST" &&
  isContentService(url) &&
  /^\/v[\w-]+\/assets\/(?:images|files)\//.test(url.slice(mounts.contentApi.length));

const isContentService = (url: string): boolean => url.startsWith(`${mounts.contentApi}/`);
