import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningLake, runLake, silent, token } from "../src/testing.ts";

/** Connections and bodies that no client sends or breaks off by mistake. */
let running: RunningLake;
const logged = vi.fn();
beforeAll(async () => {
  running = await runLake({ logger: { ...silent, error: logged } });
});
afterAll(() => running.stop());

const query = (text: string) =>
  running.request(`/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(text)}`, {
    headers: { authorization: `Bearer ${token}` },
  });

async function sendForEver(path: string, type: string) {
  const { port } = new URL(running.url);
  const call = request({ port, path, method: "POST", headers: { "content-type": type } });
  call.on("error", () => {}); // the rest of the body fails once the response has arrived
  const answered = once(call, "response");
  const piece = Buffer.alloc(64 * 1024, "x");
  let sent = 0;
  const send = () => {
    while (!call.destroyed && call.write(piece)) sent += piece.length;
  };
  call.on("drain", send);
  send();
  const [response]: IncomingMessage[] = await answered;
  call.destroy();
  return { status: response?.statusCode, sent };
}

it.each([
  [`/content-api/v${contentApiVersion}/data/query/blogs`, "application/json"],
  ["/studio/sign-in", "application/x-www-form-urlencoded"],
])("rejects an endless body at %s before memory is exhausted", async (path, type) => {
  const { status, sent } = await sendForEver(path, type);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

it("survives connections reset during a WebSocket upgrade", async () => {
  const { port } = new URL(running.url);
  const asks = `GET /content-api/streams HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
  for (let pause = 0; pause < 30; pause += 1) {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(asks);
    // Covers disconnects before the request is read, before it is answered, and afterwards.
    for (let turn = 0; turn < pause % 6; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
    await once(socket, "close");
  }
  const answer = await running.request(`/v${contentApiVersion}/data/query/blogs?query=1`);
  expect(await answer.json()).toMatchObject({ result: 1 });
});

it("rejects a body in one-byte chunks, each of which would allocate an object", async () => {
  const { hostname, port, pathname } = new URL(running.url);
  const send = async (chunk: string, count: number) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    const head = `POST ${pathname}/v${contentApiVersion}/data/query/blogs HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`;
    socket.write(head + `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count));
    socket.write("0\r\n\r\n");
    let came = "";
    socket.on("data", (data) => {
      came += data;
      socket.end();
    });
    await once(socket, "close");
    return came;
  };
  // Cut off, unless the machine is so busy that whoever reads the body notices first.
  expect(await send(" ", 3_000)).toMatch(/^(?:$|HTTP\/1\.1 400 )/);
  expect(await send(" ".repeat(200), 3_000)).toMatch(/^HTTP\/1\.1 400 /);
});

it("rejects a sign-in that is not a form", async () => {
  const { origin } = new URL(running.url);
  const response = await fetch(`${origin}/studio/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect([response.status, await response.text()]).toEqual([
    415,
    "Send the form of the sign-in page.\n",
  ]);
});

it("discards an aborted upload without logging an error", async () => {
  const { port } = new URL(running.url);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST /content-api/v${contentApiVersion}/assets/files/blogs HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 1000000\r\n\r\nabc`,
    () => socket.destroy(),
  );
  await once(socket, "close");
  // By the time a later request is answered, the broken one has been handled.
  await expect.poll(async () => (await query("1")).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
  expect(
    await (await query('count(*[_type == "sanity.fileAsset" && size == 1000000])')).json(),
  ).toMatchObject({ result: 0 });
});
