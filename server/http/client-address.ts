import type { IncomingMessage } from "node:http";
import { isIPv6, type Socket, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from "hono/utils/ipaddr";
import { LRUCache } from "lru-cache";

/**
 * The network address that a visitor's requests are counted under.
 *
 * `X-Forwarded-For` grows by one entry with each proxy, at its right end; everything left of what our own proxies
 * wrote is the visitor's to invent. So with n trusted proxies it is the n-th from the right, and with none the
 * header is not read. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#security_and_privacy_concerns
 */
export const clientAddress = (context: Context, trustedProxies: number): string =>
  addressBehind(peerAddress(context), context.req.header("x-forwarded-for"), trustedProxies);

/** The same of a request as Node's server gives it. */
export const requestAddress = (
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trustedProxies: number,
): string =>
  // Node joins repetitions of this header, and gives no list.
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
  // Fewer entries than proxies: the request took a shorter way in, so only its peer is known.
  return network(forwarded.at(-trustedProxies) ?? peer);
}

/** The network at the other end of a connection, whoever it speaks for. */
export const peerNetwork = ({ remoteAddress }: Pick<Socket, "remoteAddress">): string =>
  network(remoteAddress ?? "unknown");

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** What proxies say of themselves; other names begin with `x-forwarded`. */
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

const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether somebody on this machine asks for themselves. A proxy on it gives itself away by a header of its own, by the
 * host that it passes on, or by HTTP/1.0, which nginx speaks where nothing else is set.
 */
export const isFromThisMachine = (context: Context): boolean => {
  const { headers } = context.req.raw;
  return (
    loopback.test(peerAddress(context)) &&
    context.env?.incoming?.httpVersion !== "1.0" &&
    loopbackName.test(headers.get("host") ?? "") &&
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

/** The same few ask again and again, and taking an address apart takes longer than to send a page. */
const networks = new LRUCache<string, string>({ max: 1000 });

function network(entry: string): string {
  const known = networks.get(entry);
  if (known !== undefined) return known;
  const found = networkOf(entry);
  // What a header says may be of any length.
  if (entry.length <= 64) networks.set(entry, found);
  return found;
}

/** One household or office commands a whole IPv6 /64, so it counts as one; ports, brackets and zones are cut. */
function networkOf(entry: string): string {
  const address = SocketAddress.parse(entry)?.address ?? entry.replace(/%.*/, "");
  if (!isIPv6(address)) return address.slice(0, 64);
  const bits = convertIPv6ToBinary(address);
  return isIPv4MappedIPv6(bits)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    : `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`;
}
