import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { manage } from "../src/index.ts";
import { locationOf, openLake, type RunningLake, runLake, token } from "../src/testing.ts";
import { within } from "./within.ts";

type Call = { operation: string; id: string; body: unknown };

let running: RunningLake;
let calls: Call[];
let receiver: ReturnType<typeof createServer>;
let url: string;

beforeEach(async () => {
  running = await runLake();
  calls = [];
  receiver = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    calls.push({
      operation: String(request.headers["sanity-operation"]),
      id: String(request.headers["sanity-document-id"]),
      body: JSON.parse(text),
    });
    response.end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await running.stop();
  receiver.close();
});

/** Polls for what becomes true once the query workers have started, which takes a while on a busy machine. */
const soon = <T>(value: () => T) => expect.poll(value, { timeout: within(10_000) });

const hooks = `/v${contentApiVersion}/hooks/projects/embedded`;
const call = async (path: string, method = "GET", body?: object, as = token) => {
  const response = await running.request(hooks + path, {
    method,
    headers: { authorization: `Bearer ${as}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
};
const add = async (rule: object, more: object = {}) =>
  (await call("", "POST", { name: "purge", url, dataset: "blogs", rule, ...more })).body;

it("calls for changes that match a filter, with the projection’s result", async () => {
  await add({
    filter: '_type == "post" && delta::changedAny(title)',
    projection:
      '{_id, title, "was": before().title, "author": author->name, "op": delta::operation()}',
  });
  const client = running.client();
  await client.create({ _id: "ann", _type: "author", name: "Ann" });
  await client.create({
    _id: "p",
    _type: "post",
    title: "One",
    author: { _type: "reference", _ref: "ann" },
  });
  await client.patch("p").set({ text: "changed" }).commit();
  await client.patch("p").set({ title: "Two" }).commit();
  await client.create({ _id: "drafts.p", _type: "post", title: "Draft" });
  await client.delete("p");
  await soon(() => calls.length).toBe(3);
  expect(calls).toEqual([
    {
      operation: "create",
      id: "p",
      body: { _id: "p", title: "One", was: null, author: "Ann", op: "create" },
    },
    {
      operation: "update",
      id: "p",
      body: { _id: "p", title: "Two", was: "One", author: "Ann", op: "update" },
    },
    {
      operation: "delete",
      id: "p",
      body: { _id: "p", title: "Two", was: "Two", author: "Ann", op: "delete" },
    },
  ]);
});

it("calls with the whole document by default, for the given operations", async () => {
  await add({ on: ["delete"] }, { includeDrafts: true });
  const client = running.client();
  await client.create({ _id: "drafts.p", _type: "post", title: "Draft" });
  await client.delete("drafts.p");
  await soon(() => calls.length).toBe(1);
  expect(calls[0]).toMatchObject({
    operation: "delete",
    body: { _id: "drafts.p", title: "Draft" },
  });
});

it("calls for changes written while it was not running", async () => {
  await add({ filter: '_type == "post"', projection: "{_id}" });
  await running.client().create({ _id: "before", _type: "post" });
  await soon(() => calls.length).toBe(1);
  const { dataDir } = running;
  await running.stop({ keepData: true });
  const offline = await openLake({
    dataDir,
  });
  await offline
    .dataset("blogs")
    .transact("mutation", { kind: "anonymous" }, {}, [
      { index: 0, apply: (set) => set.apply({ create: { _id: "meanwhile", _type: "post" } }) },
    ]);
  await offline.close();
  running = await runLake({ dataDir });
  await soon(() => calls.map(({ id }) => id)).toEqual(["before", "meanwhile"]);
});

it("can be managed by administrators over HTTP, without revealing their secret", async () => {
  const made = await add({ filter: "true" }, { secret: "shh" });
  expect(made).toMatchObject({ name: "purge", secret: null, hasSecret: true, isDisabled: false });
  expect(JSON.stringify((await call("")).body)).not.toContain("shh");
  expect((await call(`/${made.id}`, "PATCH", { isDisabledByUser: true })).body).toMatchObject({
    isDisabled: true,
    rule: { filter: "true" },
    hasSecret: true,
  });
  await running.client().create({ _type: "x" });
  await call(`/${made.id}`, "PATCH", { isDisabledByUser: false });
  await running.client().create({ _id: "heard", _type: "x" });
  await soon(() => calls.map(({ id }) => id)).toEqual(["heard"]);
  await soon(async () => (await call(`/${made.id}/attempts`)).body).toMatchObject([
    { resultCode: 200, isFailure: false },
  ]);
  const inside = await call(`/${made.id}`, "PATCH", { url: "http://[::1]/" });
  expect([inside.status, inside.body.message]).toEqual([400, expect.stringContaining("[::1] is")]);
  expect((await call(`/${made.id}/messages`)).body).toMatchObject([
    { status: "success", failureCount: 0 },
  ]);
  expect((await call(`/${made.id}`, "DELETE")).status).toBe(204);
  expect((await call(`/${made.id}`)).status).toBe(404);

  const editor = await running.lake.createToken("Editor");
  expect((await call("", "GET", undefined, editor)).status).toBe(403);
  for (const wrong of [
    { rule: { filter: "_type ==" } },
    { rule: { projection: "{" } },
    { rule: { filter: 'true), "x": (1' } },
    { rule: { on: ["sometimes"] } },
    { url: "file:///etc/passwd" },
    { dataset: "none" },
    { headers: { "x y": "1" } },
    { headers: { x: "1\r\ny: 2" } },
    { headers: { x: "1\u0000" } },
    { headers: { x: "“1”" } },
    { headers: { "Transfer-Encoding": "chunked" } },
    { headers: { host: "elsewhere.example" } },
    { url: "http://169.254.169.254/latest/meta-data/" },
    { url: "http://localhost:5678/" },
  ])
    expect([
      wrong,
      (await call("", "POST", { name: "n", url, dataset: "blogs", ...wrong })).status,
    ]).toEqual([wrong, 400]);
});

it("can be managed by command while the service is running", async () => {
  const location = await locationOf(running.dataDir);
  const added = await manage(
    [
      "hooks",
      "add",
      "purge",
      url,
      "--filter",
      '_type == "post"',
      "--header",
      "x-key: 1",
      "--on",
      "create",
    ],
    location,
  );
  const id = added?.split(" ")[0] ?? "";
  expect(await manage(["hooks"], location)).toMatch(new RegExp(`^${id}  on   \\*  create  ${url}`));
  await running.client().create({ _id: "p", _type: "post" });
  await soon(() => calls.length).toBe(1);
  await soon(() => manage(["hooks", "attempts", id], location)).toMatch(
    / {2}200 {2}\d+ ms {2}delivered$/,
  );
  await manage(["hooks", "remove", id], location);
  expect(await manage(["hooks"], location)).toBe("There are no webhooks.");
  await expect(manage(["hooks", "add", "x", "no-address"], location)).rejects.toThrow("url");
  await expect(manage(["hooks", "add", "x", "http://10.0.0.1/"], location)).rejects.toThrow(
    "10.0.0.1 is an address of this machine or its network",
  );
});
