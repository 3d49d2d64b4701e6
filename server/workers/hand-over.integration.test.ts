import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { handOver, handOverSocket, takeOver } from "./hand-over.ts";

/** A worker that hands everything over to a primary with this answer. */
async function pair(answer: RequestListener) {
  const folder = await mkdtemp(join(tmpdir(), "hand-over-"));
  const socketPath = join(folder, "socket");
  const primary = createServer((incoming, response) => {
    takeOver(incoming);
    answer(incoming, response);
  });
  primary.listen(socketPath);
  await once(primary, "listening");
  const worker = createServer((incoming, response) => handOver(incoming, response, socketPath));
  worker.on("upgrade", (incoming, socket, head) =>
    handOverSocket(incoming, socket, head, socketPath),
  );
  worker.listen(0, "127.0.0.1");
  await once(worker, "listening");
  onTestFinished(async () => {
    for (const server of [worker, primary]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(folder, { recursive: true, force: true });
  });
  // A TCP server's address is never the string form, which belongs to pipes.
  const { port } = worker.address() as AddressInfo;
  return { primary, port, address: `http://127.0.0.1:${port}` };
}

test("method, address, headers and body arrive, and the address that they came from", async () => {
  const { address } = await pair(async (incoming, response) => {
    const { method, url, headers, socket } = incoming;
    const seen = { method, url, kind: headers["x-kind"], peer: socket.remoteAddress };
    response.setHeader("set-cookie", ["a=1", "b=2"]);
    response.end(JSON.stringify({ ...seen, body: await text(incoming) }));
  });
  const answer = await fetch(`${address}/a%20b?c=d`, {
    method: "PUT",
    headers: { "x-kind": "test", "x-worker-peer": "9.9.9.9" },
    body: "körper",
  });
  expect(await answer.json()).toEqual({
    method: "PUT",
    url: "/a%20b?c=d",
    kind: "test",
    peer: "127.0.0.1",
    body: "körper",
  });
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("an answer comes piece by piece, and ends with whoever reads it", async () => {
  const left = Promise.withResolvers<void>();
  const { address } = await pair((_incoming, response) => {
    response.on("close", left.resolve);
    response.write("first");
  });
  const leaving = new AbortController();
  const answer = await fetch(address, { signal: leaving.signal });
  const { value } = (await answer.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("first");
  leaving.abort();
  await left.promise;
});

test("a refusal that does not wait for the body arrives, however the body comes", async () => {
  const { address } = await pair((_incoming, response) => response.writeHead(429).end("Later."));
  const body = "x".repeat(2_000_000);
  const statuses = new Set<number>();
  for (let count = 0; count < 10; count += 1) {
    const post = { method: "POST", body, headers: count % 2 ? { connection: "close" } : {} };
    const answer = await fetch(address, post);
    statuses.add(answer.status);
    expect(await answer.text()).toBe("Later.");
  }
  expect([...statuses]).toEqual([429]);
});

test("a head is handed over before its body comes", async () => {
  const { port } = await pair((_incoming, response) => response.writeHead(413).end("Too large."));
  const asking = request({ port, method: "POST", headers: { "content-length": "1000000" } });
  asking.on("error", () => {});
  asking.flushHeaders();
  const [answer] = await once(asking, "response");
  expect(answer.statusCode).toBe(413);
  asking.destroy();
});

test("HTTP/1.0 is told as what a proxy may have sent, and answered as it can be read", async () => {
  const { port } = await pair((incoming, response) => {
    response.write(String(incoming.headers.via));
    response.end("!");
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.0\r\nhost: localhost\r\n\r\n");
  const answer = await text(socket);
  expect(answer).toMatch(/\r\n\r\n1\.0 worker!$/);
});

test("a web socket is handed over with what follows it", async () => {
  const { primary, port } = await pair(() => {});
  primary.on("upgrade", (incoming, socket) => {
    takeOver(incoming);
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n");
    socket.pipe(socket);
  });
  const asking = request({ port, headers: { connection: "upgrade", upgrade: "x" } });
  asking.end();
  const [, socket] = await once(asking, "upgrade");
  socket.write("back");
  expect(String((await once(socket, "data"))[0])).toBe("back");
  socket.destroy();
});

test("without a primary the visitor is asked to come again", async () => {
  const { primary, address } = await pair(() => {});
  primary.close();
  const answer = await fetch(address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
});
