import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type RunningLake, runLake, token } from "../../src/testing.ts";
import { sampleSeed } from "../sample-seed.ts";
import { within } from "../within.ts";
import { startDatabases } from "./databases.fixture.ts";
import { contentOf, idsOf, projectsOn, quiet } from "./sharing.fixture.ts";

/** Several processes that share one database. */

vi.setConfig({ testTimeout: within(60_000) });

const project = projectsOn(await startDatabases());

test("two processes writing concurrently lose nothing and have identical logs", async () => {
  const { run } = await project();
  const two = await Promise.all([run(), run()]);
  const heard = two.map(({ lake }) => {
    const ids: string[] = [];
    lake.onChange(({ transactionId }) => ids.push(transactionId));
    return ids;
  });
  const clients = two.map((running) => running.client());
  await clients[0]?.create({ _id: "counter", _type: "counter", value: 0, by: [] });
  const each = 40;
  const count = async (client: SanityClient, name: string) => {
    for (let n = 0; n < each; n++)
      await client
        .patch("counter")
        .inc({ value: 1 })
        .append("by", [`${name}${n}`])
        .commit();
  };
  await Promise.all(
    clients.flatMap((client, at) => [count(client, `${at}a`), count(client, `${at}b`)]),
  );
  const total = 4 * each;
  await expect.poll(() => heard.map((ids) => ids.length)).toEqual([total + 1, total + 1]);
  expect(heard[0]).toEqual(heard[1]);
  const counters = await Promise.all(clients.map((client) => client.getDocument("counter")));
  expect(counters[0]).toMatchObject({ value: total });
  expect(new Set(counters[0]?.by).size).toBe(total);
  expect(counters[1]).toEqual(counters[0]);
});

test("of two changes to the same revision, one is rejected as a conflict", async () => {
  const { run } = await project();
  const clients = (await Promise.all([run(), run()])).map((running) => running.client());
  let revision = (await clients[0]?.create({ _id: "page", _type: "page" }))?._rev ?? "";
  for (let round = 0; round < 10; round++) {
    const outcomes = await Promise.allSettled(
      clients.map((client, writer) =>
        client.patch("page").set({ writer, round }).ifRevisionId(revision).commit(),
      ),
    );
    const done = outcomes.filter((outcome) => outcome.status === "fulfilled");
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect([done.length, refused.length]).toEqual([1, 1]);
    expect(refused[0]?.reason).toMatchObject({ statusCode: 409 });
    revision = done[0]?.value._rev ?? "";
  }
});

test("a process reads its own writes, and hears of others’ at once", async () => {
  const { run } = await project();
  const [one, two] = await Promise.all([run(), run()]);
  const events: string[] = [];
  const listening = two
    .client()
    .listen("*[_type == 'note']", {}, { includeResult: true })
    .subscribe((event) => {
      if (event.type === "mutation") events.push(`${event.documentId} ${event.transition}`);
    });
  onTestFinished(() => listening.unsubscribe());
  const client = one.client();
  await client.create({ _id: "first", _type: "note" });
  await expect.poll(() => events, { timeout: within(2000) }).toContain("first appear");
  expect(await client.fetch("count(*[_type == 'note'])")).toBe(1);
  await client.delete("first");
  await expect.poll(() => events).toContain("first disappear");
  expect(await two.client().fetch("*[_type == 'note']")).toEqual([]);
});

test("tokens, origins, datasets and webhooks are shared by all processes", async () => {
  const { run } = await project();
  const [one, two] = await Promise.all([run(), run()]);
  const made = await one.lake.createToken("Ann");
  const reads = (of: RunningLake) =>
    of
      .client({ token: made })
      .request({ url: "/users/me" })
      .catch(() => undefined);
  await expect.poll(() => reads(two)).toMatchObject({ name: "Ann" });
  const { id } = (await reads(one)) as { id: string };
  await one.client().request({ url: `/projects/embedded/tokens/${id}`, method: "DELETE" });
  await expect.poll(() => reads(two)).toBeUndefined();
  await two.client().datasets.create("other");
  await expect
    .poll(async () => (await one.client().datasets.list()).map(({ name }) => name))
    .toEqual(["blogs", "other"]);
  await expect.poll(() => idsOf(one.client({ dataset: "other" }))).toEqual([]);
  await one.client({ dataset: "other" }).create({ _id: "there", _type: "note" });
  await expect.poll(() => idsOf(two.client({ dataset: "other" }))).toEqual(["there"]);
  await one.client().datasets.delete("other");
  await expect
    .poll(() => idsOf(two.client({ dataset: "other" })).catch(({ statusCode }) => statusCode))
    .toBe(404);
});

test("presence works across Studios on different processes", async () => {
  const { run } = await project();
  const two = await Promise.all([run(), run()]);
  const open = async (of: RunningLake) => {
    const address = `${of.url.replace("http", "ws")}/v2025-02-19/socket/blogs`;
    const headers = { origin: new URL(of.url).origin, cookie: await of.signIn(token) };
    const socket = new WebSocket(address, { headers });
    onTestFinished(() => socket.terminate());
    const heard: unknown[] = [];
    socket.on("message", (raw) => {
      const { method, params } = JSON.parse(String(raw));
      if (method === "presence_subscription") heard.push(params.result);
    });
    await once(socket, "open");
    const call = (method: string, params = {}) => {
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
      return once(socket, "message");
    };
    await call("presence_subscribe");
    return { call, heard };
  };
  const [ann, bea] = await Promise.all([open(two[0]), open(two[1])]);
  const said = { sessionId: "ann", locations: [] };
  await ann.call("presence_announce", { data: said });
  await expect.poll(() => bea.heard).toEqual([{ type: "state", i: "editor", m: said }]);
  expect(ann.heard).toEqual([]);
});

test("a webhook is called once, and another process takes over when the first has ended", async () => {
  const { run } = await project();
  const calls: string[] = [];
  const webhooks = {
    fetch: async (_: unknown, { body }: { body?: string }) => {
      calls.push(String(body));
      return new Response("");
    },
  };
  const [one, two] = await Promise.all([run({ webhooks }), run({ webhooks })]);
  await one.client().request({
    url: "/hooks/projects/embedded",
    method: "POST",
    body: {
      name: "told",
      url: "https://receiver.example/",
      rule: { on: ["create"], projection: "{_id}" },
    },
  });
  const write = (of: RunningLake, _id: string) => of.client().create({ _id, _type: "note" });
  await Promise.all([write(one, "a"), write(two, "b")]);
  await expect.poll(() => calls.toSorted()).toEqual(['{"_id":"a"}', '{"_id":"b"}']);
  await one.stop();
  await write(two, "c");
  await expect
    .poll(() => calls.toSorted(), { timeout: within(20_000) })
    .toEqual(['{"_id":"a"}', '{"_id":"b"}', '{"_id":"c"}']);
});

test("a process with an empty folder receives documents, history and later changes", async () => {
  const { run } = await project();
  const one = await run({ seed: sampleSeed });
  await one.client().patch("post-1").set({ title: "New" }).commit();
  await one.client().delete("post-2");
  const late = await run({ seed: sampleSeed });
  expect(await contentOf(late)).toEqual(await contentOf(one));
  const revision = await late.client().request({
    url: "/data/history/blogs/documents/post-2",
    query: { lastRevision: "true" },
  });
  expect(revision).toBeTruthy();
  await one.client().create({ _id: "later", _type: "note" });
  await expect.poll(() => idsOf(late.client())).toContain("later");
});

/** Runs statements on the database, as if a backup had been restored. */
async function tamper(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test.each([
  [
    "a database restored from an earlier backup",
    "DELETE FROM content_transactions WHERE seq > 2",
    "DELETE FROM content_documents WHERE id > 'note-0'",
    "UPDATE content_datasets SET head = 2",
  ],
  ["a log that no longer goes back so far", "DELETE FROM content_transactions WHERE seq < 6"],
])("a copy that the log cannot continue is rebuilt: %s", async (_, ...statements) => {
  const { database, run } = await project();
  const [one, away] = await Promise.all([run(), runLake({ database, logger: quiet })]);
  const write = async (of: RunningLake, _id: string) => of.client().create({ _id, _type: "note" });
  for (const id of ["author", "note-0", "note-1"]) await write(one, id);
  await expect.poll(() => idsOf(away.client())).toHaveLength(3);
  await away.stop({ keepData: true });
  onTestFinished(() => rmSync(away.dataDir, { recursive: true, force: true }));
  for (const id of ["note-2", "note-3", "note-4", "note-5"]) await write(one, id);
  await one.stop();
  await tamper(database.url, ...statements);
  const two = await run();
  for (const id of ["other-0", "other-1", "other-2"]) await write(two, id);
  const back = await run({ dataDir: away.dataDir });
  expect(await contentOf(back)).toEqual(await contentOf(two));
  expect(await idsOf(back.client())).toContain("other-2");
  await write(back, "after");
  await expect.poll(() => idsOf(two.client())).toContain("after");
});

test("a folder’s content is migrated to a new database with its history and tokens", async () => {
  const alone = await runLake({ seed: sampleSeed, database: undefined });
  await alone.client().patch("post-1").set({ title: "Edited" }).commit();
  const ann = await alone.lake.createToken("Ann");
  const before = await contentOf(alone);
  await alone.stop({ keepData: true });
  const { run } = await project();
  const shared = await run({ dataDir: alone.dataDir });
  expect(await contentOf(shared)).toEqual(before);
  await shared.client({ token: ann }).create({ _id: "by-ann", _type: "note" });
  const other = await run();
  expect(await idsOf(other.client())).toContain("by-ann");
});

test("files are written to and read from the shared store", async () => {
  const { run } = await project();
  const files = new Map<string, Uint8Array>();
  const assets = {
    write: async (path: string, bytes: Uint8Array) => void files.set(path, bytes),
    read: async (path: string) => files.get(path),
    async removeFolder(folder: string) {
      for (const path of files.keys()) if (path.startsWith(`${folder}/`)) files.delete(path);
    },
  };
  const [one, two] = await Promise.all([run({ assets }), run({ assets })]);
  const { url, _id } = await one.client().assets.upload("file", Buffer.from("Hello"), {
    filename: "hello.txt",
  });
  expect([...files.keys()]).toEqual([expect.stringMatching(/^content\/embedded\/blogs\/files\//)]);
  await expect.poll(() => idsOf(two.client())).toContain(_id);
  const answer = await fetch(url.replace(one.url, two.url));
  expect([answer.status, await answer.text()]).toEqual([200, "Hello"]);
  const unknown = await two.request(`/files/embedded/blogs/${"0".repeat(40)}.txt`);
  expect(unknown.status).toBe(404);

  // Of a dataset that is deleted, nothing stays: in the store, and in the copies of each process.
  await one.client().datasets.create("blog");
  await one.client({ dataset: "blog" }).assets.upload("file", Buffer.from("Bye"));
  const copies = [one, two].map(({ dataDir }) => join(dataDir, "content", "blogs"));
  expect(copies.map(existsSync)).toEqual([true, true]);
  await one.client().datasets.delete("blogs");
  expect([...files.keys()]).toEqual([expect.stringMatching(/^content\/embedded\/blog\/files\//)]);
  await expect.poll(() => copies.map(existsSync)).toEqual([false, false]);
});
