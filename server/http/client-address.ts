import { isIPv6, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from "hono/utils/ipaddr";

/**
 * The network address that a visitor's requests are counted under.
 *
 * `X-Forwarded-For` grows by one entry with each proxy, at its right end; everything left of what our own proxies
 * wrote is the visitor's to invent. So with n trusted proxies it is the n-th from the right, and with none the
 * header is not read. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#security_and_privacy_concerns
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const peer = peerAddress(context);
  if (trustedProxies === 0) return network(peer);
  const forwarded = (context.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  // Fewer entries than proxies: the request took a shorter way in, so only its peer is known.
  return network(forwarded.at(-trustedProxies) ?? peer);
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether somebody on this machine asks for themselves: a proxy on it says in a header for whom it asks. */
export const isFromThisMachine = (context: Context): boolean =>
  loopback.test(peerAddress(context)) &&
  ["forwarded", "x-forwarded-for", "x-real-ip"].every(
    (name) => context.req.header(name) === undefined,
  );

function peerAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // `app.request()` in tests has no connection.
    return "unknown";
  }
}

/** One household or office commands a whole IPv6 /64, so it counts as one; ports, brackets and zones are cut. */
function network(entry: string): string {
  const address = SocketAddress.parse(entry)?.address ?? entry.replace(/%.*/, "");
  if (!isIPv6(address)) return address.slice(0, 64);
  const bits = convertIPv6ToBinary(address);
  return isIPv4MappedIPv6(bits)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    : `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`;
}
