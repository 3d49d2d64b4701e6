import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { Registry } from "prom-client";
import { expect, onTestFinished, test, vi } from "vitest";
import { type AppParts, createApp } from "./app.ts";

const unlimited = {
  limits: { leadsPerMinute: 0, chatPerMinute: 0, rendersPerMinute: 0 },
  trustedProxies: 0,
};

/** Starts the app with empty modules: these tests are about what runs before them. */
async function startApp(parts: Partial<AppParts> = {}, hostname = "127.0.0.1") {
  const app = createApp({
    config: { ...unlimited, metricsToken: undefined },
    logger: pino({ level: "silent" }),
    webhooks: new Hono(),
    contentLake: undefined,
    studio: new Hono(),
    inbox: undefined,
    preview: new Hono(),
    respondWithPage: async () => new Response("page"),
    showErrorPage: async (_, plain) => plain,
    checkStores: async () => {},
    assistantReady: () => true,
    metrics: new Registry(),
    ...parts,
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, "listening");
  // The address of a TCP server is never a string; only that of a pipe is.
  const { port } = server.address() as AddressInfo;
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://${host}:${port}${path}`, { headers });
}

test.each(["127.0.0.1", "::1"])("metrics are read from this machine, at %s", async (hostname) => {
  const get = await startApp({}, hostname);
  expect((await get("/metrics")).status).toBe(200);
});

test.each([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "x-real-ip",
  "via",
  "cf-connecting-ip",
  "true-client-ip",
])("metrics are not read through a proxy on this machine, which sends %s", async (name) => {
  const get = await startApp();
  expect((await get("/metrics", { [name]: "127.0.0.1" })).status).toBe(403);
});

/** Returns the status of the response to raw request lines, which `fetch` would not send. */
async function statusOf(port: string, lines: readonly string[]): Promise<string | undefined> {
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [head] = await once(socket, "data");
  socket.destroy();
  return String(head).split(" ")[1];
}

test("without a token, metrics need a local host name, and not nginx's HTTP/1.0", async () => {
  const get = await startApp();
  const { port } = new URL((await get("/healthz")).url);
  const asked = (host: string, version = "1.1") =>
    statusOf(port, [`GET /metrics HTTP/${version}`, `host: ${host}`, "connection: close"]);
  expect(await asked("localhost:3000")).toBe("200");
  expect(await asked("127.0.0.1:3000")).toBe("200");
  expect(await asked("www.site.example")).toBe("403");
  expect(await asked("localhost.evil.example")).toBe("403");
  expect(await asked("127.0.0.1:3000", "1.0")).toBe("403");
});

test("with a token, metrics are read with it and not without", async () => {
  const get = await startApp({ config: { ...unlimited, metricsToken: "a-token-of-16-signs" } });
  const withToken = (token: string) => get("/metrics", { authorization: `Bearer ${token}` });
  expect((await withToken("a-token-of-16-signs")).status).toBe(200);
  expect((await withToken("a-token-of-16-sign")).status).toBe(403);
  expect((await get("/metrics")).status).toBe(403);
});

test("after twenty wrong tokens an address gets no metrics, even with the right one", async () => {
  const get = await startApp({ config: { ...unlimited, metricsToken: "a-token-of-16-signs" } });
  const withToken = (token: string) => get("/metrics", { authorization: `Bearer ${token}` });
  // Neither correct tokens nor requests without one count as guesses.
  for (let reads = 0; reads < 25; reads += 1) {
    expect((await withToken("a-token-of-16-signs")).status).toBe(200);
    expect((await get("/metrics")).status).toBe(403);
  }
  for (let guess = 0; guess < 20; guess += 1)
    expect((await withToken(`a-token-of-${guess}-sign`)).status).toBe(403);
  const shut = await withToken("a-token-of-16-signs");
  expect([shut.status, Number(shut.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
});

test("an unexpected failure is logged, and the answer hides its details", async () => {
  const error = vi.fn();
  const get = await startApp({
    logger: { error },
    respondWithPage: () => Promise.reject(new Error("secret detail")),
  });
  const response = await get("/sap");
  expect([response.status, await response.text()]).toEqual([
    500,
    "Something went wrong on our side. Try again in a moment.\n",
  ]);
  expect(error).toHaveBeenCalledTimes(1);
});

test("the site is ready when its stores answer and its assistant is trained", async () => {
  expect((await (await startApp())("/readyz")).status).toBe(200);
  const untrained = await startApp({ assistantReady: () => false });
  expect((await untrained("/readyz")).status).toBe(503);
  const get = await startApp({ checkStores: () => Promise.reject(new Error("gone")) });
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/healthz")).status).toBe(200);
});

test("a visitor who disconnects in the middle of a form leaves no log line", async () => {
  const logged = vi.fn();
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<unknown>();
  const get = await startApp({
    logger: { error: logged },
    respondWithPage: async (request) => {
      begun.resolve();
      const body = request.arrayBuffer();
      body.catch(left.resolve);
      return new Response(await body);
    },
  });
  const { port } = new URL((await get("/healthz")).url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("POST /contact-us HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nname=");
  await begun.promise;
  socket.destroy();
  expect(await left.promise).toMatchObject({ code: "ECONNRESET" });
  await get("/healthz");
  expect(logged).not.toHaveBeenCalled();
});

test("a reset of our own connection is a failure, and is logged", async () => {
  const logged = vi.fn();
  const get = await startApp({
    logger: { error: logged },
    respondWithPage: () =>
      Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })),
  });
  expect((await get("/")).status).toBe(500);
  expect(logged).toHaveBeenCalledOnce();
});
