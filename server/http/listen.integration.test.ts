import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { heldName, listenOn } from "./listen.ts";

const host = "127.0.0.1";

async function start(port = 0) {
  const server = createServer((request, response) => response.end(request.url));
  const listening = await listenOn(server, { port, host });
  onTestFinished(async () => {
    const end = listening.close();
    server.closeAllConnections();
    await end;
  });
  return { server, ...listening };
}

const connections = async (port: number, count: number) => {
  const sockets = Array.from({ length: count }, () => connect(port, host));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
};

test("several of many simultaneous connections are accepted in a turn of the event loop", async () => {
  const { server, port } = await start();
  let taken = 0;
  server.on("connection", () => {
    taken += 1;
  });
  await connections(port, 64);
  let turns = 0;
  while (taken < 64) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(turns).toBeLessThan(48);
});

test("requests are answered on the connections of every socket", async () => {
  const { port } = await start();
  const answers = Array.from({ length: 32 }, async (_, index) => {
    const answer = await fetch(`http://${host}:${port}/${index}`, {
      headers: { connection: "close" },
    });
    return answer.text();
  });
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 32 }, (_, index) => `/${index}`));
});

test("a port in use is refused, however it is shared", async () => {
  const { port } = await start();
  await expect(listenOn(createServer(), { port, host })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

test("a port that a process is about to take is refused until that process ends", async () => {
  const { port, close } = await listenOn(createServer(), { port: 0, host });
  await close();
  const other = createServer().listen({ path: heldName({ port, host }) });
  await once(other, "listening");
  const begin = () => listenOn(createServer(), { port, host });
  await expect(begin()).rejects.toMatchObject({ code: "EADDRINUSE" });
  other.close();
  await once(other, "close");
  await (await begin()).close();
});

test("closing waits for the answers on connections of every socket, and takes no new ones", async () => {
  const { server, port, close } = await start();
  const waiting: ServerResponse[] = [];
  const arrived = Promise.withResolvers<void>();
  server.removeAllListeners("request");
  server.on("request", (_request, response) => {
    if (waiting.push(response) === 32) arrived.resolve();
  });
  const answers = Array.from({ length: 32 }, () => fetch(`http://${host}:${port}/`));
  await arrived.promise;

  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  const [error] = await once(connect(port, host), "error");
  expect(error).toMatchObject({ code: "ECONNREFUSED" });
  for (const response of waiting) {
    expect(isClosed).toBe(false);
    response.writeHead(200, { connection: "close" }).end();
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(32).fill(200));
  await closing;
});
