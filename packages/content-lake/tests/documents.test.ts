import { contentApiVersion } from "@brightkeel/contracts";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLake, type RunningLake, runLake, token } from "../src/testing.ts";
import { anonymous } from "../src/types.ts";
import { rejection } from "./rejection.fixture.ts";
import { within } from "./within.ts";

let running: RunningLake;
let client: SanityClient;
let reader: SanityClient;

beforeAll(async () => {
  running = await runLake();
  client = running.client();
  reader = running.reader();
});
afterAll(() => running.stop());
beforeEach(async () => {
  await client.delete({ query: "*[defined(refer)]" });
  await client.delete({ query: "*[true]" });
});

describe("creating", () => {
  it("generates an id, a revision and timestamps", async () => {
    const made = await client.create({ _type: "note", title: "One" });
    expect(made).toMatchObject({ _type: "note", title: "One" });
    expect(made._id).toMatch(/^[a-zA-Z0-9]{22}$/);
    expect(Date.parse(made._createdAt)).toBeCloseTo(Date.now(), -4);
    expect(await client.getDocument(made._id)).toEqual(made);
  });

  it("completes an id that ends in a dot", async () => {
    const made = await client.create({ _id: "drafts.", _type: "note" });
    expect(made._id).toMatch(/^drafts\.[a-zA-Z0-9]{22}$/);
  });

  it.each([
    ["[]", "Invalid mutation: Invalid input: expected object, received array"],
    ["{}", "Invalid mutation: mutations: Invalid input: expected array, received undefined"],
  ])("rejects the body %s, and says where it is wrong", async (body, message) => {
    const response = await running.request(`/v${contentApiVersion}/data/mutate/blogs`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(await response.json()).toMatchObject({ statusCode: 400, message });
  });

  it("rejects an existing id with the documented error", async () => {
    await client.create({ _id: "a", _type: "note" });
    const error = await rejection(client.create({ _id: "a", _type: "note" }));
    expect(error.status).toBe(409);
    expect(error.body).toMatchObject({
      error: {
        type: "mutationError",
        items: [{ index: 0, error: { type: "documentAlreadyExistsError", id: "a" } }],
      },
    });
  });

  it("keeps or replaces an existing document, as requested", async () => {
    await client.create({ _id: "a", _type: "note", title: "first", extra: 1 });
    await client.createIfNotExists({ _id: "a", _type: "note", title: "second" });
    expect(await client.getDocument("a")).toMatchObject({ title: "first" });
    await client.createOrReplace({ _id: "a", _type: "note", title: "third" });
    const replaced = await client.getDocument("a");
    expect(replaced).toMatchObject({ title: "third" });
    expect(replaced).not.toHaveProperty("extra");
  });

  it.each(["", "-a", "a..b", "ü", "a b", "a".repeat(129)])("rejects the id “%s”", async (id) => {
    const response = await running.request(`/v${contentApiVersion}/data/mutate/blogs`, {
      method: "POST",
      headers: { authorization: "Bearer a-token-that-only-tests-know" },
      body: JSON.stringify({ mutations: [{ createOrReplace: { _id: id, _type: "note" } }] }),
    });
    expect(response.status).toBe(400);
  });
});

describe("transactions", () => {
  it("are atomic", async () => {
    await client.create({ _id: "a", _type: "note", n: 0 });
    const error = await rejection(
      client
        .transaction()
        .patch("a", (patch) => patch.inc({ n: 1 }))
        .create({ _id: "b", _type: "note" })
        .create({ _id: "a", _type: "note" })
        .commit(),
    );
    expect(error.body).toMatchObject({ error: { items: [{ index: 2 }] } });
    expect(await client.getDocument("a")).toMatchObject({ n: 0 });
    expect(await client.getDocument("b")).toBeUndefined();
  });

  it("see their own earlier operations", async () => {
    await client
      .transaction()
      .create({ _id: "a", _type: "note", n: 1 })
      .patch("a", (patch) => patch.inc({ n: 1 }))
      .patch("a", (patch) => patch.inc({ n: 1 }))
      .commit();
    expect(await client.getDocument("a")).toMatchObject({ n: 3 });
  });

  it("return ids or documents, as requested", async () => {
    const ids = await client.mutate([{ create: { _id: "a", _type: "note" } }], {
      returnDocuments: false,
    });
    expect(ids).toMatchObject({ documentIds: ["a"], results: [{ id: "a", operation: "create" }] });
    const gone = await client.delete("a");
    expect(gone).toMatchObject({ results: [{ id: "a", operation: "delete" }] });
    expect(await client.delete("a")).toMatchObject({ results: [] });
  });

  it("change nothing on a dry run", async () => {
    await client.create({ _id: "a", _type: "note" }, { dryRun: true });
    expect(await client.getDocument("a")).toBeUndefined();
  });

  it("accept a given id once", async () => {
    const create = (_id: string) =>
      client.mutate([{ create: { _id, _type: "note" } }], { transactionId: "mine" });
    expect(await create("a")).toMatchObject({ transactionId: "mine" });
    expect(await rejection(create("b"))).toMatchObject({ status: 409 });
  });
});

describe("references", () => {
  const refer = { _type: "reference", _ref: "target" };

  it("must have a target if strong", async () => {
    const error = await rejection(client.create({ _id: "r", _type: "note", refer }));
    expect(error.body).toMatchObject({
      error: {
        items: [{ error: { type: "documentReferenceDoesNotExistError", referenceID: "target" } }],
      },
    });
    await client.create({ _id: "r", _type: "note", refer: { ...refer, _weak: true } });
  });

  it("prevent deletion of their target", async () => {
    await client
      .transaction()
      .create({ _id: "r", _type: "note", refer })
      .create({ _id: "target", _type: "note" })
      .commit();
    const error = await rejection(client.delete("target"));
    expect(error.body).toMatchObject({
      error: {
        items: [{ error: { type: "documentHasExistingReferencesError", referencingIDs: ["r"] } }],
      },
    });
    await client.transaction().delete("r").delete("target").commit();
    expect(await client.fetch("count(*)")).toBe(0);
  });
});

describe("reading by id", () => {
  it("returns existing documents and lists the missing ones", async () => {
    await client.create({ _id: "a", _type: "note" });
    expect(await client.getDocuments(["a", "b"])).toMatchObject([{ _id: "a" }, null]);
    const response = await running.request(`/v${contentApiVersion}/data/doc/blogs/a,b`);
    expect(await response.json()).toMatchObject({
      documents: [{ _id: "a" }],
      omitted: [{ id: "b", reason: "existence" }],
    });
  });

  it("also works under the resource’s path", async () => {
    const viaResource = running.client({
      resource: { type: "dataset", id: `${running.lake.projectId}.blogs` },
    });
    await viaResource.create({ _id: "a", _type: "note" });
    expect(await viaResource.getDocument("a")).toMatchObject({ _id: "a" });
    expect(await viaResource.fetch("*._id")).toEqual(["a"]);
  });
});

describe("permissions", () => {
  beforeEach(async () => {
    await client.create({ _id: "a", _type: "note" });
    await client.create({ _id: "drafts.a", _type: "note" });
    await client.create({ _id: "secret.a", _type: "note" });
  });

  it("limits anonymous readers to published documents, in every perspective", async () => {
    for (const perspective of ["raw", "published", "drafts"] as const)
      expect(await reader.fetch("*._id", {}, { perspective })).toEqual(["a"]);
    expect(await reader.getDocument("drafts.a")).toBeUndefined();
    expect(await client.fetch("*._id | order(@)", {}, { perspective: "raw" })).toEqual([
      "a",
      "drafts.a",
      "secret.a",
    ]);
  });

  it("requires a token for writing", async () => {
    const error = await rejection(reader.create({ _type: "note" }));
    expect(error.status).toBe(401);
    expect(error.body).toMatchObject({ statusCode: 401, error: "Unauthorized" });
  });

  it("rejects an unknown token", async () => {
    const error = await rejection(running.client({ token: "guessed" }).fetch("*"));
    expect(error.status).toBe(401);
  });

  it("accepts tokens created for editors", async () => {
    const made = running.client({ token: await running.lake.createToken("Editor of the blog") });
    await made.create({ _id: "b", _type: "note" });
    expect(await made.users.getById("me")).toMatchObject({ name: "Editor of the blog" });
  });
});

describe("change notifications", () => {
  it("name the documents and types of each transaction", async () => {
    const changes: unknown[] = [];
    const stop = running.lake.onChange((change) => changes.push(change));
    const create = (transactionId: string, document: { _id: string; _type: string }) =>
      client.mutate([{ create: document }], { transactionId });
    await create("change-1", { _id: "a", _type: "note" });
    await create("change-2", { _id: "drafts.b", _type: "page" });
    stop();
    await client.create({ _id: "c", _type: "note" });
    expect(changes).toEqual([
      { transactionId: "change-1", documentIds: ["a"], types: ["note"], published: true },
      { transactionId: "change-2", documentIds: ["drafts.b"], types: ["page"], published: false },
    ]);
  });

  it("go on, also for a dataset that is made anew, when another listener stops twice", async () => {
    const changes: string[] = [];
    const stopOther = running.lake.onChange(() => {});
    const stop = running.lake.onChange(({ documentIds }) => changes.push(...documentIds));
    stopOther();
    stopOther();
    await client.datasets.delete("blogs");
    await client.datasets.create("blogs");
    await client.create({ _id: "d", _type: "note" });
    stop();
    expect(changes).toEqual(["d"]);
  });

  it("include another process’s writes within a second", async () => {
    const changes: string[] = [];
    const stop = running.lake.onChange(({ documentIds }) => changes.push(...documentIds));
    const other = await openLake({
      dataDir: running.dataDir,
    });
    await other.dataset("blogs").transact("mutation", anonymous, {}, [
      {
        index: 0,
        apply: (set) => set.apply({ create: { _id: "from-elsewhere", _type: "note" } }),
      },
    ]);
    await expect
      .poll(() => changes, { timeout: within(1000), interval: 20 })
      .toEqual(["from-elsewhere"]);
    await other.close();
    stop();
  });
});
