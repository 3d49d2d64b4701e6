import { lookup as resolve } from "node:dns";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { ContentError, httpError } from "../errors.ts";
import { isInternal } from "./internal-addresses.ts";

/** What is called of a receiver, and what it says: nobody here reads more of its answer. */
export type ReceiverFetch = (
  url: string,
  init: {
    method: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
    signal: AbortSignal;
  },
) => Promise<Pick<Response, "status" | "headers">>;

/** A receiver that must not be called from here. Another try would find the same. */
export class ForbiddenReceiver extends ContentError {
  constructor(host: string) {
    const { status, message, body } = httpError(
      400,
      `${host} is an address of this machine or its network. Whoever runs the service has to name it as a host that webhooks may call.`,
    );
    super(status, message, body);
  }
}

/** The addresses of a name, as `node:dns` gives them. */
type Resolve = (
  name: string,
  options: { all: true },
  done: (
    error: NodeJS.ErrnoException | null,
    addresses: readonly { address: string; family: number }[],
  ) => void,
) => void;

/**
 * Throws ForbiddenReceiver where an address says by itself that it is internal: by its number, or by a name that this
 * machine has for itself. Other names are judged by what they resolve to, when they are called.
 */
export function refuseInternal(url: string, allowedHosts: readonly string[]): void {
  const { hostname, host } = new URL(url);
  if (isAllowed(url, allowedHosts)) return;
  const address = hostname.replace(/^\[|\]$/g, "");
  const isOwnName = /(?:^|\.)localhost\.?$/.test(hostname);
  if (isOwnName || (isIP(address) !== 0 && isInternal(address))) throw new ForbiddenReceiver(host);
}

/**
 * Calls receivers on the public internet, and those that are named. The connection goes to the very address that was
 * judged, so that a name can't lead elsewhere the second time it is asked. Redirects are not followed.
 *
 * @param allowedHosts may be internal: `n8n.internal`, or `localhost:5678` for that port alone
 */
export function receiverFetch(
  allowedHosts: readonly string[],
  resolveName: Resolve = resolve,
): ReceiverFetch {
  return async (url, { method, headers, body, signal }) => {
    refuseInternal(url, allowedHosts);
    const target = new URL(url);
    const lookup = isAllowed(url, allowedHosts) ? undefined : judged(resolveName, target.host);
    const send = target.protocol === "https:" ? overHttps : overHttp;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    // A connection of its own: one that is kept was judged for another call.
    const sent = send(target, {
      method,
      headers,
      signal,
      agent: false,
      ...(lookup && { lookup }),
    });
    sent.on("response", resolve).on("error", reject);
    // It comes last, and says something only where neither of the others came.
    sent.on("close", () => reject(new Error("The receiver closed the connection")));
    sent.end(body);
    const answer = await promise.finally(() => sent.destroy());
    const retryAfter = answer.headers["retry-after"];
    return {
      status: answer.statusCode ?? 0,
      headers: new Headers(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
    };
  };
}

/** Resolves a name, unless any of its addresses is internal: which one is taken is not ours to say. */
const judged =
  (resolveName: Resolve, host: string): LookupFunction =>
  (name, options, done) =>
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "");
      if (addresses.some(({ address }) => isInternal(address)))
        return done(new ForbiddenReceiver(host), "");
      const [first] = addresses;
      if (options.all) done(null, [...addresses]);
      else done(null, first?.address ?? "", first?.family);
    });

function isAllowed(url: string, allowedHosts: readonly string[]): boolean {
  const { hostname, host, port, protocol } = new URL(url);
  const usualPort = protocol === "https:" ? 443 : 80;
  return [hostname, host, `${hostname}:${port || usualPort}`].some((name) =>
    allowedHosts.includes(name),
  );
}
