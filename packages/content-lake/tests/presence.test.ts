import { once } from "node:events";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
beforeEach(async () => {
  running = await runLake();
});
afterEach(() => running.stop());

const open = async (as: string, headers: { host?: string; origin?: string } = {}) =>
  new WebSocket(`${running.url.replace("http", "ws")}/v${contentApiVersion}/socket/blogs`, {
    headers: { origin: new URL(running.url).origin, ...headers, cookie: await running.signIn(as) },
  });

/** Simulates a Studio's presence; `heard` contains what it receives. */
async function studio(as: string) {
  const socket = await open(as);
  const heard: Record<string, unknown>[] = [];
  let next = 0;
  const answers = new Map<number, (result: unknown) => void>();
  socket.on("message", (raw) => {
    const message = JSON.parse(String(raw));
    if (message.method === "presence_subscription") heard.push(message.params.result);
    else answers.get(message.id)?.(message.result);
  });
  await once(socket, "open");
  const call = (method: string, params: object = {}) =>
    new Promise((resolve) => {
      const id = next++;
      answers.set(id, resolve);
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  return { socket, heard, call };
}

it("tells every other Studio who is where, and when they leave", async () => {
  const ann = await studio(await running.lake.createToken("Ann"));
  const bea = await studio(token);
  expect(await ann.call("presence_subscribe")).toBe("presence");
  await bea.call("presence_subscribe");

  const locations = [{ type: "document", documentId: "post-1", path: ["title"] }];
  await bea.call("presence_rollcall", { session: "bea" });
  await bea.call("presence_announce", { data: { sessionId: "bea", locations } });
  await ann.call("presence_announce", { data: { sessionId: "ann", locations: [] } });
  bea.socket.close();
  await expect
    .poll(() => ann.heard)
    .toEqual([
      { type: "rollCall", i: "editor", session: "bea" },
      { type: "state", i: "editor", m: { sessionId: "bea", locations } },
      { type: "disconnect", i: "editor", m: { session: "bea" } },
    ]);
  expect(bea.heard).toEqual([
    { type: "state", i: expect.stringMatching(/^t/), m: { sessionId: "ann", locations: [] } },
  ]);
  ann.socket.close();
});

/** The status of a web socket that is refused; 101 of one that opens. */
const statusOf = (socket: WebSocket): Promise<number | undefined> =>
  new Promise((resolve) => {
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
    socket.on("upgrade", (response) => resolve(response.statusCode));
  });

it("is available only to editors and to pages of this site", async () => {
  expect(await statusOf(await open("guessed"))).toBe(401);
  for (const origin of ["https://elsewhere.example", "null", "nonsense"])
    expect(await statusOf(await open(token, { origin }))).toBe(403);
});

it("is closed to pages that came by http to a site that has https", async () => {
  await running.stop();
  running = await runLake({ publicUrl: "https://site.example/content-api" });
  const host = "site.example";
  expect(await statusOf(await open(token, { host, origin: `http://${host}` }))).toBe(403);
  expect(await statusOf(await open(token, { host, origin: `https://${host}` }))).toBe(101);
});
