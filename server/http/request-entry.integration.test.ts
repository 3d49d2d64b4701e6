import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { isAssetUpload, requestEntry } from "./request-entry.ts";

async function setUp(publicOrigin?: string, trustedProxies = 0) {
  const server = createServer((request, response) => {
    if (mayPass(request, response)) response.writeHead(200, { etag: '"x"' }).end("page");
  });
  const mayPass = requestEntry(server, { publicOrigin, trustedProxies });
  return listenOn(server);
}

async function listenOn(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The address of a TCP server is never a string; only that of a pipe is.
  const { port } = server.address() as AddressInfo;
  /** Returns the whole response to these lines, in lower case. */
  return async (...lines: string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${[...lines, "connection: close"].join("\r\n")}\r\n\r\n`);
    return (await text(socket)).toLowerCase();
  };
}

const host = "host: site.example";

test("an address with a host is routed by its path", async () => {
  const send = await setUp();
  const answer = await send("GET http://site.example/%6detrics HTTP/1.1", host);
  expect(answer).toMatch(/^http\/1\.1 308[\s\S]*location: \/metrics\r/);
});

test("every answer forbids type sniffing and says who may embed it", async () => {
  const send = await setUp();
  for (const answer of [
    await send("GET / HTTP/1.1", host),
    await send("GET /%6detrics HTTP/1.1", host),
    await send("TRACE / HTTP/1.1", host),
  ]) {
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).toContain("cross-origin-resource-policy: same-origin");
    expect(answer).not.toContain("strict-transport-security");
  }
  expect(await send("GET /content-api/images/x.png HTTP/1.1", host)).toContain(
    "cross-origin-resource-policy: cross-origin",
  );
});

test("cached answers have these headers, and go only to valid requests", async () => {
  const server = createServer((request, response) => void mayPass(request, response));
  const mayPass = requestEntry(
    server,
    { publicOrigin: "https://site.example", trustedProxies: 0 },
    (_request, response, headers) => {
      response.writeHead(200, headers).end("ready");
      return true;
    },
  );
  const send = await listenOn(server);
  const ready = await send("GET / HTTP/1.1", host);
  expect(ready).toContain("\r\nready\r\n");
  expect(ready).toContain("strict-transport-security: max-age=31536000");
  expect(ready).toContain("x-content-type-options: nosniff");
  for (const refused of [
    await send("GET /%6detrics HTTP/1.1", host),
    await send("GET / HTTP/1.1", host, "host: other.example"),
  ]) {
    expect(refused).not.toContain("ready");
    expect(refused).toContain("strict-transport-security");
  }
});

test("behind TLS, browsers are told to stay with https", async () => {
  const hsts = "strict-transport-security: max-age=31536000";
  const byTls = "x-forwarded-proto: https";
  expect(await (await setUp("https://site.example"))("GET / HTTP/1.1", host)).toContain(hsts);
  expect(await (await setUp(undefined, 1))("GET / HTTP/1.1", host, byTls)).toContain(hsts);
  expect(await (await setUp(undefined, 1))("GET / HTTP/1.1", host)).not.toContain(hsts);
  expect(await (await setUp())("GET / HTTP/1.1", host, byTls)).not.toContain(hsts);
});

test("TRACE, two hosts and other spellings get no page", async () => {
  const send = await setUp();
  const trace = await send("TRACE / HTTP/1.1", host, "x-secret: mine");
  expect(trace).toMatch(/^http\/1\.1 405 /);
  expect(trace).not.toMatch(/mine|node_modules|at .*:\d+:\d+/);
  expect(await send("GET / HTTP/1.1", host, "host: other.example")).toMatch(/^http\/1\.1 400 /);
  expect(await send("GET /%6detrics HTTP/1.1", host)).toMatch(
    /^http\/1\.1 308 [\s\S]*location: \/metrics\r\n/,
  );
  expect(await send("GET /metrics HTTP/1.1", host)).toMatch(/^http\/1\.1 200 /);
});

test("other expectations than 100-continue get 417, within the usual limits", async () => {
  const send = await setUp();
  const expects = "expect: x";
  const answer = await send("GET / HTTP/1.1", host, expects);
  expect(answer).toMatch(/^http\/1\.1 417 [\s\S]*x-content-type-options: nosniff/);
  expect(await send("TRACE / HTTP/1.1", host, expects)).toMatch(/^http\/1\.1 405 /);
  const packet = `GET / HTTP/1.1\r\n${host}\r\n${expects}\r\n\r\n`.repeat(1_000);
  const answers = await send(`${packet}GET / HTTP/1.1`, host).catch(() => "");
  expect(answers.split("http/1.1 417").length).toBeLessThan(100);
});

test("only pictures and files of editors may take an hour to arrive", () => {
  const api = "/content-api/v2025-02-19";
  const isUpload = (url: string, method = "POST") => isAssetUpload({ url, method });
  expect(isUpload(`${api}/assets/images/blogs?filename=x.png`)).toBe(true);
  expect(isUpload(`${api}/assets/files/blogs`)).toBe(true);
  expect(isUpload(`${api}/data/query/blogs?x=/assets/images/`)).toBe(false);
  expect(isUpload(`${api}/data/mutate/blogs`)).toBe(false);
  expect(isUpload(`${api}/assets/images/blogs`, "GET")).toBe(false);
  expect(isUpload("/contact-us/v1/assets/images/")).toBe(false);
});
