import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInternal } from "./internal-addresses.ts";
import { ForbiddenReceiver, type ReceiverFetch, receiverFetch } from "./receiver-fetch.ts";

let server: Server;
let port: number;
let called: string[];
beforeEach(async () => {
  called = [];
  server = createServer((request, response) => {
    called.push(`${request.method} ${request.headers.host}${request.url}`);
    if (request.url === "/silent") return request.socket.destroy();
    if (request.url === "/upgrade")
      return request.socket.end("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n");
    response.writeHead(request.url === "/elsewhere" ? 302 : 200, {
      location: "http://169.254.169.254/",
      "retry-after": "7",
    });
    // An endless response body.
    const goOn = (): void => {
      while (response.write("x".repeat(65_536)));
      response.once("drain", goOn);
    };
    goOn();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // The address of a TCP server is never a string.
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const call = (fetch: ReceiverFetch, url: string) =>
  fetch(url, { method: "POST", headers: {}, body: "{}", signal: AbortSignal.timeout(10_000) });
/** A resolver that returns the given answers in turn. */
const resolving = (...answers: string[][]) => {
  const asked: string[] = [];
  const resolve: Parameters<typeof receiverFetch>[1] = (name, _, done) => {
    asked.push(name);
    const addresses = answers[Math.min(asked.length, answers.length) - 1] ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return { asked, resolve };
};

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "::7f00:1",
  "64:ff9b::a9fe:a9fe",
  "2001:0:7f00:1::",
  "2002:7f00:1::",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%lo",
  "2606:4700::1%lo",
  "ff02::1",
  "localhost",
  "",
])("%s is an internal address", (address) => {
  expect(isInternal(address)).toBe(true);
});

test.each([
  "1.1.1.1",
  "100.128.0.1",
  "172.32.0.1",
  "192.169.0.1",
  "2606:4700:4700::1111",
  "2a00:1450::1",
])("%s is a public address", (address) => {
  expect(isInternal(address)).toBe(false);
});

test.each([
  "http://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://localhost.:PORT/",
  "http://any.localhost:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f.1:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://127。0。0。1:PORT/",
  "http://0:PORT/",
  "http://169.254.169.254/latest/meta-data/",
])("%s is not called", async (url) => {
  const { resolve } = resolving(["127.0.0.1"]);
  const calling = call(receiverFetch([], resolve), url.replace("PORT", String(port)));
  await expect(calling).rejects.toBeInstanceOf(ForbiddenReceiver);
  expect(called).toEqual([]);
});

test.each([[["127.0.0.1"]], [["1.1.1.1", "127.0.0.1"]], [["2606:4700::1", "::1"]]])(
  "a name that resolves to %s is not called",
  async (addresses) => {
    const { resolve } = resolving(addresses);
    const calling = call(receiverFetch([], resolve), `http://rebinding.example:${port}/`);
    await expect(calling).rejects.toBeInstanceOf(ForbiddenReceiver);
    expect(called).toEqual([]);
  },
);

test("a name is resolved once per call, which prevents DNS rebinding", async () => {
  const { asked, resolve } = resolving(["192.0.2.1"], ["127.0.0.1"]);
  const calling = call(receiverFetch([], resolve), `http://rebinding.example:${port}/`);
  await expect(calling).rejects.toBeInstanceOf(ForbiddenReceiver);
  expect([asked, called]).toEqual([["rebinding.example"], []]);
});

test("an allow-listed host is called, and only on its port if one is given", async () => {
  const url = `http://127.0.0.1:${port}/x`;
  for (const host of ["127.0.0.1", `127.0.0.1:${port}`])
    expect((await call(receiverFetch([host]), url)).status).toBe(200);
  await expect(call(receiverFetch(["127.0.0.1:1", "localhost"]), url)).rejects.toBeInstanceOf(
    ForbiddenReceiver,
  );
  expect(called).toEqual(Array(2).fill(`POST 127.0.0.1:${port}/x`));
});

test("redirects are not followed, and endless responses are not read", async () => {
  const fetch = receiverFetch(["127.0.0.1"]);
  const { status, headers } = await call(fetch, `http://127.0.0.1:${port}/elsewhere`);
  expect([status, headers.get("retry-after"), called.length]).toEqual([302, "7", 1]);
});

test("a closed connection and a protocol upgrade count as failures", async () => {
  const fetch = receiverFetch(["127.0.0.1"]);
  await expect(call(fetch, `http://127.0.0.1:${port}/silent`)).rejects.toThrow();
  expect((await call(fetch, `http://127.0.0.1:${port}/upgrade`)).status).toBe(101);
});
