import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { Lake } from "../lake.ts";
import { openLake } from "../testing.ts";
import { EventStreamMultiplexer } from "./event-stream-multiplexer.ts";

let dataDir: string;
let lake: Lake;
let cookie: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "multiplexer-"));
  lake = await openLake({ dataDir });
  const { token } = await lake.tokens.create({ name: "Ann" });
  cookie = `${lake.sessions.cookie}=${await lake.sessions.begin(token)}`;
});
const cleanUps: (() => void)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  await lake.close();
  await rm(dataDir, { recursive: true });
});

type Message = { stream: number; status?: number; text?: string; end?: true };

/** Opens a web socket to a multiplexer whose streams are the answers of `fetch`. */
async function connect(fetch: (request: Request) => Response | Promise<Response>) {
  const multiplexer = new EventStreamMultiplexer({
    mountPath: "/api",
    sessions: lake.sessions,
    fetch,
  });
  const server = createServer().on("upgrade", (request, socket, head) =>
    multiplexer.handleUpgrade(request, socket, head),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The address of a TCP server is never a string; only that of a pipe is.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const socket = new WebSocket(`ws://${host}/api/streams`, {
    headers: { origin: `http://${host}`, cookie },
    autoPong: false,
  });
  cleanUps.push(() => {
    multiplexer.close();
    server.close();
  });
  const heard: Message[] = [];
  socket.on("message", (raw) => heard.push(JSON.parse(String(raw))));
  await once(socket, "open");
  const say = (message: object) => socket.send(JSON.stringify(message));
  const hasLeft = () => expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
  return { socket, heard, say, hasLeft };
}

const eventStream = (body: ReadableStream) =>
  new Response(body, { headers: { "content-type": "text/event-stream" } });

test("streams are carried side by side, each until it ends or is closed", async () => {
  const sinks = new Map<string, ReadableStreamDefaultController>();
  const cancelled: string[] = [];
  const { heard, say } = await connect((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/none") return new Response("{}", { status: 404 });
    if (pathname === "/api/page") return new Response("{}");
    expect(request.headers.get("cookie")).toBe(cookie);
    expect(request.headers.get("last-event-id")).toBe(pathname === "/api/a" ? "7" : null);
    return eventStream(
      new ReadableStream({
        start: (sink) => void sinks.set(pathname, sink),
        cancel: () => void cancelled.push(pathname),
      }),
    );
  });
  say({ open: 1, path: "/api/a", lastEventId: "7" });
  say({ open: 2, path: "/api/b" });
  await expect
    .poll(() => heard)
    .toEqual([
      { stream: 1, status: 200 },
      { stream: 2, status: 200 },
    ]);
  heard.length = 0;
  sinks.get("/api/b")?.enqueue(Buffer.from("data: of b\n\n"));
  await expect.poll(() => heard).toEqual([{ stream: 2, text: "data: of b\n\n" }]);
  say({ close: 2 });
  await expect.poll(() => cancelled).toEqual(["/api/b"]);
  heard.length = 0;
  sinks.get("/api/a")?.close();
  await expect.poll(() => heard).toEqual([{ stream: 1, end: true }]);
  heard.length = 0;
  say({ open: 3, path: "/api/none" });
  say({ open: 4, path: "/api/page" });
  await expect
    .poll(() => heard.filter(({ status }) => status !== undefined))
    .toEqual([
      { stream: 3, status: 404 },
      { stream: 4, status: 404 },
    ]);
});

test("a stream of a page that has gone is cancelled, also while its answer is on the way", async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const { socket, say, hasLeft } = await connect(() => {
    asked.resolve();
    return answer.promise;
  });
  say({ open: 1, path: "/api/late" });
  await asked.promise;
  socket.terminate();
  await hasLeft();
  let isCancelled = false;
  answer.resolve(
    eventStream(
      new ReadableStream({
        cancel() {
          isCancelled = true;
        },
      }),
    ),
  );
  await expect.poll(() => isCancelled).toBe(true);
});

test("a page that reads nothing holds up its own streams, and gets all of them later", async () => {
  const most = 1_000;
  let made = 0;
  const { socket, heard, say } = await connect(() =>
    eventStream(
      new ReadableStream({
        async pull(sink) {
          await nextTurn();
          sink.enqueue(Buffer.alloc(64 * 1024, "x"));
          made += 1;
          if (made === most) sink.close();
        },
      }),
    ),
  );
  say({ open: 1, path: "/api/endless" });
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  socket.pause();
  // Until nothing more has been made for a while.
  for (let before = -1, same = 0; same < 200; ) {
    await nextTurn();
    same = made === before ? same + 1 : 0;
    before = made;
  }
  expect(made).toBeLessThan(most);
  socket.resume();
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toEqual({ stream: 1, end: true });
  expect(made).toBe(most);
});

test("a web socket that answers no ping is closed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { socket, heard, say } = await connect(() => new Response());
  const pinged = once(socket, "ping");
  vi.advanceTimersByTime(25_000);
  await pinged;
  socket.pong();
  // What is said after the pong is read after it.
  say({ open: 1, path: "/api/none" });
  await vi.waitUntil(() => heard.length > 0);
  const pingedAgain = once(socket, "ping");
  vi.advanceTimersByTime(25_000);
  await pingedAgain;
  vi.advanceTimersByTime(25_000);
  expect(await once(socket, "close")).toEqual([1006, expect.anything()]);
});
