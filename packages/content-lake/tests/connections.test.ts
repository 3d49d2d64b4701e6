import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";

/** The service by itself limits its connections as the site does, whose tests are `connection-limits` beside the code. */
let running: RunningLake;
const pause = 400;
beforeAll(async () => {
  running = await runLake({}, { pause, bodyTime: 1_000 });
});
afterAll(() => running.stop());

/** Opens a connection, and resolves with what came when it ends. */
async function open(): Promise<{ socket: Socket; ended: Promise<string> }> {
  const { port } = new URL(running.url);
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let came = "";
  socket.on("data", (data) => {
    came += data;
  });
  socket.on("error", () => {});
  const ended = once(socket, "close").then(() => came);
  await once(socket, "connect");
  return { socket, ended };
}
const path = () => `${new URL(running.url).pathname}/v2025-02-06/data/query/blogs?query=1`;
const post = () => `POST ${path()} HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\n{`;

it("cuts off a body that stalls or takes too long", async () => {
  const still = await open();
  still.socket.write(post());
  expect(await still.ended).toBe("");
  const slow = await open();
  slow.socket.write(post());
  const trickle = setInterval(() => slow.socket.write(" "), pause / 4);
  expect(await slow.ended).toBe("");
  clearInterval(trickle);
});

it("cuts off hundreds of pipelined requests, and keeps answering other clients", async () => {
  const packet = await open();
  packet.socket.write(`GET ${path()} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(500));
  expect((await packet.ended).split("HTTP/1.1 ").length).toBeLessThan(100);
  expect((await fetch(`${new URL(running.url).origin}${path()}`)).status).toBe(200);
});

it("responds to an unknown Expect header", async () => {
  const { socket } = await open();
  socket.write(`GET ${path()} HTTP/1.1\r\nhost: a\r\nexpect: x\r\n\r\n`);
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 417 /);
});

it("keeps an idle event stream open", async () => {
  const { socket } = await open();
  const listen = path().replace("query/blogs?query=1", "listen/blogs?query=*");
  socket.write(`GET ${listen} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(socket, "data");
  // One that began later and stands still is cut meanwhile.
  const still = await open();
  still.socket.write(post());
  await still.ended;
  expect(socket.closed).toBe(false);
});
