import type { IncomingMessage } from "node:http";
import { network } from "@brightkeel/content-lake/connections";
import { isLoopbackName } from "@brightkeel/contracts";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Returns the network address that a visitor's requests are counted under.
 *
 * Each proxy appends one entry to the right of `X-Forwarded-For`; a visitor can forge everything to the left of what
 * our own proxies wrote. So with n trusted proxies the nth entry from the right counts, and with none the header is
 * ignored.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#security_and_privacy_concerns
 */
export const clientAddress = (context: Context, trustedProxies: number): string =>
  addressBehind(peerAddress(context), context.req.header("x-forwarded-for"), trustedProxies);

/** Returns the same for a request of Node's HTTP server. */
export const requestAddress = (
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trustedProxies: number,
): string =>
  // Node joins repeated headers of this name, so the value is never a list.
  addressBehind(
    socket.remoteAddress ?? "unknown",
    headers["x-forwarded-for"]?.toString(),
    trustedProxies,
  );

function addressBehind(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return network(peer);
  const forwarded = (forwardedFor ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  // With fewer entries than proxies, the request bypassed some of them, and only its peer is known.
  return network(forwarded.at(-trustedProxies) ?? peer);
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Headers that proxies add; more names are covered by the prefix `x-forwarded`. */
const forwarding = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-host",
  "true-client-ip",
  "cf-connecting-ip",
  "fastly-client-ip",
  "x-envoy-external-address",
];

/**
 * Whether the request comes directly from this machine. A local proxy is recognised by the headers it adds, by the
 * host that it passes on, or by HTTP/1.0, which is nginx's default.
 */
export const isFromThisMachine = (context: Context): boolean => {
  const { headers } = context.req.raw;
  return (
    loopback.test(peerAddress(context)) &&
    context.env?.incoming?.httpVersion !== "1.0" &&
    isLoopbackName((headers.get("host") ?? "").replace(/:\d{1,5}$/, "")) &&
    !forwarding.some((name) => headers.has(name)) &&
    ![...headers.keys()].some((name) => name.startsWith("x-forwarded"))
  );
};

function peerAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // `app.request()` in tests has no connection.
    return "unknown";
  }
}
