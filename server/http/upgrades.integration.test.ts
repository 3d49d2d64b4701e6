import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { takeUpgrades } from "./upgrades.ts";

async function start(take: Parameters<typeof takeUpgrades>[1]) {
  const server = createServer((_request, response) => response.end("page"));
  const closeUpgraded = takeUpgrades(server, take);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    closeUpgraded();
    server.closeAllConnections();
    server.close();
  });
  // The address of a TCP server is never a string; only that of a pipe is.
  const { port } = server.address() as AddressInfo;
  const countConnections = promisify(server.getConnections.bind(server));
  return { port, closeUpgraded, countConnections };
}

/** Opens a client connection that asks for a WebSocket and keeps its own side open. */
function ask(port: number, ...more: string[]) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const head = ["GET /socket HTTP/1.1", "host: x", "connection: upgrade", "upgrade: websocket"];
  socket.write(`${[...head, ...more].join("\r\n")}\r\n\r\n`);
  return socket;
}

test("an upgrade that no module takes is refused and closed", async () => {
  const { port, countConnections } = await start(() => false);
  expect(await text(ask(port))).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  await expect.poll(() => countConnections()).toBe(0);
});

test("an upgrade with two hosts is refused first", async () => {
  let offered = 0;
  const { port } = await start(() => {
    offered += 1;
    return true;
  });
  expect(await text(ask(port, "host: y"))).toMatch(/^HTTP\/1\.1 400 /);
  expect(offered).toBe(0);
});

test.each([true, false])("one that is reset ends nothing else (taken: %o)", async (taken) => {
  const { port, countConnections } = await start((_request, socket) => {
    // Imitates the system's error. Without a listener it would end the process, and the test run.
    socket.destroy(new Error("read ECONNRESET"));
    return taken;
  });
  await once(ask(port).resume(), "end");
  await expect.poll(() => countConnections()).toBe(0);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("page");
});

test("open connections are closed when the process stops", async () => {
  const taken = Promise.withResolvers<void>();
  const { port, closeUpgraded } = await start(() => {
    taken.resolve();
    return true;
  });
  const socket = ask(port).resume();
  await taken.promise;
  closeUpgraded();
  await once(socket, "end");
});
