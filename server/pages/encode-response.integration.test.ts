import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  chooseEncoding,
  type EncodedResponse,
  encodeResponse,
  sendEncoded,
} from "./encode-response.ts";

const page = Buffer.from(
  `<!doctype html><title>Page</title>${"<p>Words of the page.</p>".repeat(100)}`,
);
const encode = (body = page, status = 200) =>
  encodeResponse(status, { "content-type": "text/html; charset=utf-8" }, body, { quality: 4 });

const common = { "x-content-type-options": "nosniff" };

/** Serves one encoded answer on a free port for the duration of the test. */
async function serve(encoded: EncodedResponse) {
  const server = createServer((request, response) =>
    sendEncoded(encoded, request, response, common),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test("each encoding carries the same page", async () => {
  const { variants } = await encode();
  expect(brotliDecompressSync(variants.br.body).equals(page)).toBe(true);
  expect(gunzipSync(variants.gzip.body).equals(page)).toBe(true);
  expect(variants.identity.body.equals(page)).toBe(true);
  expect(variants.br.headers["content-encoding"]).toBe("br");
  expect(variants.identity.headers["content-encoding"]).toBeUndefined();
});

test("a picture is not compressed again", async () => {
  const { variants } = await encodeResponse(
    200,
    { "content-type": "image/png" },
    Buffer.alloc(4000, 7),
  );
  expect(variants.br.headers["content-encoding"]).toBeUndefined();
});

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0, identity", "identity"],
  ["br;q=0.5", "br"],
])("a browser that accepts %j gets %s", (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test("a browser that has the page gets 304 without a body", async () => {
  const encoded = await encode();
  await using site = await serve(encoded);
  const answer = await fetch(site.url, {
    headers: { "if-none-match": `"other", ${encoded.etag}` },
  });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe("");
  expect(answer.headers.get("etag")).toBe(encoded.etag);
});

test("another tag gets the page", async () => {
  await using site = await serve(await encode());
  const answer = await fetch(site.url, { headers: { "if-none-match": 'W/"older"' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(page.toString());
});

test("a page that is not there is never answered with 304", async () => {
  const encoded = await encode(page, 404);
  await using site = await serve(encoded);
  const answer = await fetch(site.url, { headers: { "if-none-match": encoded.etag } });
  expect(answer.status).toBe(404);
});

test("HEAD has the length and sends no body", async () => {
  await using site = await serve(await encode());
  const answer = await fetch(site.url, {
    method: "HEAD",
    headers: { "accept-encoding": "identity" },
  });
  expect(answer.headers.get("content-length")).toBe(String(page.length));
  expect(await answer.text()).toBe("");
});

test("a part of a file is sent as such, plain even to browsers that take it compressed", async () => {
  await using site = await serve(await encode());
  const answer = await fetch(site.url, {
    headers: { range: "bytes=10-14", "accept-encoding": "br" },
  });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(`bytes 10-14/${page.length}`);
  expect(await answer.text()).toBe(page.toString().slice(10, 15));
  const beyond = await fetch(site.url, { headers: { range: `bytes=${page.length}-` } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe(`bytes */${page.length}`);
});

test("a browser that has an older part gets the whole", async () => {
  const encoded = await encode();
  await using site = await serve(encoded);
  const answer = await fetch(site.url, {
    headers: { range: "bytes=10-14", "if-range": encoded.etag, "accept-encoding": "identity" },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(page.toString());
});

test("a connection stays open without a header that says so, and says when it does not", async () => {
  await using site = await serve(await encode());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (headers: Record<string, string> = {}) =>
    new Promise<{ connection: string | undefined; reused: boolean }>((resolve, reject) => {
      const asked = get(site.url, { agent, headers }, (answer) => {
        answer
          .resume()
          .on("end", () =>
            resolve({ connection: answer.headers.connection, reused: asked.reusedSocket }),
          );
      }).on("error", reject);
    });
  expect(await ask()).toEqual({ connection: undefined, reused: false });
  // The socket becomes free a turn after its answer has ended.
  await setImmediate();
  expect(await ask({ connection: "close" })).toEqual({ connection: "close", reused: true });
  agent.destroy();
});

/** The bytes on the wire for these requests, sent at once on one connection that the last of them closes. */
async function wireOf(url: string, ...heads: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(heads.map((head) => `${head}\r\nhost: site.example\r\n\r\n`).join(""));
  return text(socket);
}

const closing = "GET / HTTP/1.1\r\nconnection: close";
const answersIn = (wire: string) => wire.split(/(?=HTTP\/1\.1 )/);

test("an answer that is sent whole has the head that Node would write", async () => {
  const encoded = await encode();
  await using site = await serve(encoded);
  const wire = await wireOf(site.url, "GET / HTTP/1.1", closing);
  const [whole = "", written = ""] = answersIn(wire);
  const head = (answer: string) =>
    answer
      .slice(0, answer.indexOf("\r\n\r\n"))
      .split("\r\n")
      .filter((line) => !/^(?:date|connection):/i.test(line));
  expect(head(whole)).toEqual(head(written));
  expect(head(whole)).toContain("x-content-type-options: nosniff");
  expect(whole).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
  expect(whole.slice(whole.indexOf("\r\n\r\n") + 4)).toBe(page.toString());
});

test("of several requests at once each gets its answer, in their order", async () => {
  await using site = await serve(await encode());
  const wire = await wireOf(
    site.url,
    "GET / HTTP/1.1",
    'GET / HTTP/1.1\r\nif-none-match: "other"',
    "HEAD / HTTP/1.1",
    "GET / HTTP/1.1\r\nrange: bytes=0-4",
    "GET / HTTP/1.1",
    closing,
  );
  const answers = answersIn(wire);
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual([
    "200",
    "200",
    "200",
    "206",
    "200",
    "200",
  ]);
  expect(answers.map((answer) => answer.endsWith(page.toString()))).toEqual([
    ...[true, true, false, false, true, true],
  ]);
});

test("HTTP/1.0 gets its answer as it can be read", async () => {
  await using site = await serve(await encode());
  const wire = await wireOf(site.url, "GET / HTTP/1.0");
  expect(wire).toMatch(/\r\nconnection: close\r\n/i);
  expect(wire.endsWith(page.toString())).toBe(true);
});

test("the date of an answer that is sent whole is that of its second", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await using site = await serve(await encode());
  for (const time of ["2026-11-23T07:00:00.900Z", "2026-11-23T07:00:01.000Z"]) {
    vi.setSystemTime(time);
    const answer = await fetch(site.url);
    expect(answer.headers.get("date")).toBe(new Date(time).toUTCString());
  }
});
