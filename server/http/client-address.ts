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

/** Returns the network of a connection's peer, which may be a proxy. */
export const peerNetwork = ({ remoteAddress }: Pick<Socket, "remoteAddress">): string =>
  network(remoteAddress ?? "unknown");

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

const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether the request comes directly from this machine. A local proxy is recognised by the headers it adds, by the
 * host that it passes on, or by HTTP/1.0, which is nginx's default.
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

/** Caches parsed addresses: few clients send most requests, and parsing takes longer than sending a page. */
const networks = new LRUCache<string, string>({ max: 1000 });

/** The last one, because requests of one client often follow each other. */
let last = { entry: "", found: "" };

function network(entry: string): string {
  if (entry === last.entry) return last.found;
  const found = networks.get(entry) ?? networkOf(entry);
  // A header's value may be of any length.
  if (entry.length <= 64) {
    networks.set(entry, found);
    last = { entry, found };
  }
  return found;
}

/**
 * Returns the network of an address, without port, brackets and zone. An IPv6 /64 counts as one, because one
 * household or office controls all of it; an address that was made out of an IPv4 address counts as that one.
 */
function networkOf(entry: string): string {
  const address = SocketAddress.parse(entry)?.address ?? entry.replace(/%.*/, "");
  if (!isIPv6(address)) return address.slice(0, 64);
  const bits = convertIPv6ToBinary(address);
  const inner = ipv4In(bits);
  return inner === undefined
    ? `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`
    : convertIPv4BinaryToString(inner);
}

/** Returns the IPv4 address that an IPv6 address was made out of, as a number; undefined for any other. */
function ipv4In(bits: bigint): bigint | undefined {
  if (isIPv4MappedIPv6(bits)) return convertIPv4MappedIPv6ToIPv4(bits);
  // 6to4: whoever has one IPv4 address has 65,536 such /64s. https://www.rfc-editor.org/rfc/rfc3056#section-2
  if (bits >> 112n === 0x2002n) return (bits >> 80n) & 0xffff_ffffn;
  // A translator before a network without IPv4: all of its visitors would be in one /64. https://www.rfc-editor.org/rfc/rfc6052#section-2.1
  return bits >> 32n === 0x64_ff9b_0000_0000_0000_0000n ? bits & 0xffff_ffffn : undefined;
}
