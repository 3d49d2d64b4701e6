import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

async function addressOf(
  peer: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
) {
  const app = new Hono();
  app.get("/", (context) => context.text(clientAddress(context, trustedProxies)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const env = peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request("/", { headers }, env)).text();
}

test.each([
  ["with no proxy the header is the visitor's to invent", "203.0.113.9", "6.6.6.6", 0],
  ["one proxy wrote the last entry", "10.0.0.1", "6.6.6.6, 203.0.113.9", 1],
  ["two proxies wrote the last two", "10.0.0.1", "6.6.6.6, 203.0.113.9,10.0.0.2", 2],
  ["empty entries count for nothing", "10.0.0.1", "6.6.6.6, , 203.0.113.9, ", 1],
  ["a shorter way in leaves only the peer", "203.0.113.9", "6.6.6.6", 2],
  ["without the header there is only the peer", "203.0.113.9", undefined, 1],
])("%s", async (_name, peer, forwarded, trustedProxies) => {
  expect(await addressOf(peer, forwarded, trustedProxies)).toBe("203.0.113.9");
});

test.each([
  ["203.0.113.9:4711", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:4711", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2002:cb00:7109::1", "203.0.113.9"],
  ["2002:cb00:7109:ffff:1:2:3:4", "203.0.113.9"],
  ["64:ff9b::203.0.113.9", "203.0.113.9"],
  ["64:ff9b::cb00:7109", "203.0.113.9"],
])("%s is the IPv4 address %s", async (entry, address) => {
  expect(await addressOf("10.0.0.1", entry, 1)).toBe(address);
});

test.each([
  "2001:db8:1:2::1",
  "2001:DB8:1:2:ffff:ffff:ffff:ffff",
  "2001:0db8:0001:0002:0:0:0:7",
  "[2001:db8:1:2::1]",
  "[2001:db8:1:2::1]:4711",
])("%s counts as its /64", async (entry) => {
  const network = await addressOf("10.0.0.1", "2001:db8:1:2::", 1);
  expect(network).toMatch(/\/64$/);
  expect(await addressOf("10.0.0.1", entry, 1)).toBe(network);
  expect(await addressOf("10.0.0.1", "2001:db8:1:3::1", 1)).not.toBe(network);
});

test.each(["2003:cb00:7109::1", "64:ff9b:1::203.0.113.9", "::203.0.113.9"])(
  "%s was made out of no IPv4 address",
  async (entry) => {
    expect(await addressOf("10.0.0.1", entry, 1)).toMatch(/\/64$/);
  },
);

test("a link-local address is counted without its zone", async () => {
  const network = await addressOf("fe80::1", undefined, 0);
  expect(await addressOf("fe80::2%eth0", undefined, 0)).toBe(network);
});

test("anything but an address is cut to a length that can be stored", async () => {
  expect(await addressOf("10.0.0.1", "unknown", 1)).toBe("unknown");
  expect(await addressOf("10.0.0.1", "x".repeat(500), 1)).toBe("x".repeat(64));
  expect(await addressOf(undefined, undefined, 0)).toBe("unknown");
});
