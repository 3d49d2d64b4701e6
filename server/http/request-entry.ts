import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { mounts } from "#content/paths.ts";
import { requestAddress } from "./client-address.ts";
import { limitConnections } from "./connection-limits.ts";
import { originForm, rejectionOf } from "./request-line.ts";

/** Headers that no answer may lack, whatever it says itself. */
export type CommonHeaders = Readonly<Record<string, string>>;

/**
 * Answers with what lies ready, and says whether it did. It gets the headers that every answer has before they are set,
 * because it writes them with its own.
 */
export type SendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: CommonHeaders,
) => boolean;

/** A year; names below ours may be somebody else's. https://www.rfc-editor.org/rfc/rfc6797 */
const onlyByTls = "max-age=31536000";

/**
 * What every request meets before anything else does: headers that no answer may lack, limits of its connection, and
 * one spelling for each address.
 *
 * @param sendReady answers what needs nothing else, once the request may be answered at all.
 * @returns whether the request is still to be answered; one that is not has its answer.
 */
export function requestEntry(
  server: Server,
  { publicOrigin, trustedProxies }: { publicOrigin: string | undefined; trustedProxies: number },
  sendReady: SendReady = () => false,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const admits = limitConnections(
    server,
    (request) => requestAddress(request, trustedProxies),
    isAssetUpload,
    trustedProxies > 0 ? { shutOut: 0 } : {},
  );
  const alwaysByTls = publicOrigin?.startsWith("https:") ?? false;

  const mayPass = (request: IncomingMessage, response: ServerResponse): boolean => {
    const target = request.url ?? "/";
    request.url = originForm(target);
    const byTls =
      alwaysByTls || (trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https");
    const headers = commonHeaders[byTls ? "tls" : "plain"][readersOf(request.url)];
    if (!admits(request, response, headers)) return false;
    const rejected = rejectionOf({
      method: request.method,
      url: target,
      httpVersion: request.httpVersion,
      rawHeaders: request.rawHeaders,
    });
    if (!rejected && sendReady(request, response, headers)) return false;
    for (const name in headers) response.setHeader(name, headers[name] ?? "");
    if (!rejected) return true;
    response.writeHead(rejected.status, rejected.headers);
    response.end(request.method === "HEAD" ? undefined : rejected.body);
    return false;
  };
  // Node would answer by itself what expects anything but to be told to go on, past every limit.
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

/** Made once: what is sent often is written for each of them. */
const commonHeaders = {
  plain: withReaders({}),
  tls: withReaders({ "strict-transport-security": onlyByTls }),
};

/** Feeds show pictures of posts on other sites, and editors work from other origins. */
const readersOf = (url: string): "cross-origin" | "same-origin" =>
  isContentService(url) ? "cross-origin" : "same-origin";

/**
 * Whether a body may take its time: a picture or a file of an editor's. Whoever has no token is turned away at once, and
 * anything else that is sent is small.
 */
export const isAssetUpload = ({
  method,
  url = "/",
}: Pick<IncomingMessage, "method" | "url">): boolean =>
  method === "POST" &&
  isContentService(url) &&
  /^\/v[\w-]+\/assets\/(?:images|files)\//.test(url.slice(mounts.contentApi.length));

const isContentService = (url: string): boolean => url.startsWith(`${mounts.contentApi}/`);
