import { isIPv6, type Socket, SocketAddress } from "node:net";
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from "hono/utils/ipaddr";
import { LRUCache } from "lru-cache";

/** Returns the network of a connection's peer, which may be a proxy. */
export const peerNetwork = ({ remoteAddress }: Pick<Socket, "remoteAddress">): string =>
  network(remoteAddress ?? "unknown");

/** Caches parsed addresses: few clients send most requests, and parsing takes longer than sending a page. */
const networks = new LRUCache<string, string>({ max: 1000 });

/** The last one, because requests of one client often follow each other. */
let last = { entry: "", found: "" };

/**
 * Returns the network that an address belongs to, by which callers are counted.
 *
 * @param entry an address, with or without port, brackets and zone, or whatever a header holds instead.
 */
export function network(entry: string): string {
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
