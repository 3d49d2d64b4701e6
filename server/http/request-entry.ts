import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { mounts } from "#content/paths.ts";
import { requestAddress } from "./client-address.ts";
import { limitConnections } from "./connection-limits.ts";
import { originForm, rejectionOf } from "./request-line.ts";

/** A year; names below ours may be somebody else's. https://www.rfc-editor.org/rfc/rfc6797 */
const onlyByTls = "max-age=31536000";

/**
 * What every request meets before anything else does: headers that no answer may lack, limits of its connection, and
 * one spelling for each address.
 *
 * @returns whether the request is to be answered; one that is not has its answer.
 */
export function requestEntry(
  server: Server,
  { publicOrigin, trustedProxies }: { publicOrigin: string | undefined; trustedProxies: number },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const admits = limitConnections(
    server,
    (request) => requestAddress(request, trustedProxies),
    isAssetUpload,
  );
  const alwaysByTls = publicOrigin?.startsWith("https:") ?? false;

  return (request, response) => {
    const target = request.url ?? "/";
    request.url = originForm(target);
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("cross-origin-resource-policy", readersOf(request.url));
    if (alwaysByTls || (trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https"))
      response.setHeader("strict-transport-security", onlyByTls);
    if (!admits(request, response)) return false;
    const rejected = rejectionOf({
      method: request.method,
      url: target,
      rawHeaders: request.rawHeaders,
    });
    if (!rejected) return true;
    response.writeHead(rejected.status, rejected.headers);
    response.end(request.method === "HEAD" ? undefined : rejected.body);
    return false;
  };
}

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
