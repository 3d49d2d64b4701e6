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

const open = async (as: string, origin = new URL(running.url).origin) =>
  new WebSocket(`${running.url.replace("http", "ws")}/v${contentApiVersion}/socket/blogs`, {
    headers: { origin, cookie: await running.signIn(as) },
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

it("is available only to editors and to pages of this site", async () => {
  const statusOf = async (socket: WebSocket) => {
    const [, response] = await once(socket, "unexpected-response");
    return response.statusCode;
  };
  expect(await statusOf(await open("guessed"))).toBe(401);
  expect(await statusOf(await open(token, "https://elsewhere.example"))).toBe(403);
});
