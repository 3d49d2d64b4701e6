import { lookup as resolve } from "node:dns";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { ContentError, httpError } from "../errors.ts";
import { isInternal } from "./internal-addresses.ts";

/** Calls a receiver and returns the status and headers of its answer; the body is not read. */
export type ReceiverFetch = (
  url: string,
  init: {
    method: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
    signal: AbortSignal;
  },
) => Promise<Pick<Response, "status" | "headers">>;

/** Thrown for a receiver that must not be called from here; a retry would fail too. */
export class ForbiddenReceiver extends ContentError {
  constructor(host: string) {
    const { status, message, body } = httpError(
      400,
      `${host} is an address of this machine or its network. Whoever runs the service has to name it as a host that webhooks may call.`,
    );
    super(status, message, body);
  }
}

/** Resolves a host name, with the signature of `node:dns`. */
type Resolve = (
  name: string,
  options: { all: true },
  done: (
    error: NodeJS.ErrnoException | null,
    addresses: readonly { address: string; family: number }[],
  ) => void,
) => void;

/**
 * Throws ForbiddenReceiver if a URL's host is visibly internal: an internal IP address or `localhost`. Other names
 * are checked when they are resolved for a call.
 */
export function refuseInternal(url: string, allowedHosts: readonly string[]): void {
  const { hostname, host } = new URL(url);
  if (isAllowed(url, allowedHosts)) return;
  const address = hostname.replace(/^\[|\]$/g, "");
  const isOwnName = /(?:^|\.)localhost\.?$/.test(hostname);
  if (isOwnName || (isIP(address) !== 0 && isInternal(address))) throw new ForbiddenReceiver(host);
}

/**
 * Returns a function that calls receivers on the public internet, and those in `allowedHosts`. It connects to the
 * very address that was checked, so that a second lookup can't lead elsewhere (DNS rebinding). Redirects are not
 * followed.
 *
 * @param allowedHosts hosts that may be internal: `n8n.internal`, or `localhost:5678` for that port alone
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
    // Each call gets its own connection: a pooled one was checked for another call.
    const sent = send(target, {
      method,
      headers,
      signal,
      agent: false,
      ...(lookup && { lookup }),
    });
    sent.on("response", resolve).on("error", reject);
    // `close` comes last, and has an effect only if neither of the others occurred.
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

/** Resolves a name, and rejects it if any of its addresses is internal, as the client chooses which one to use. */
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
