import { createClient, Patch, type SanityClient, Transaction } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";

/** Every method of the official client as its README shows it; other files test them in depth. */
let running: RunningLake;
let client: SanityClient;

beforeAll(async () => {
  running = await runLake();
  client = running.client({ apiVersion: "2025-02-19", perspective: "raw" });
});
afterAll(() => running.stop());

const refused = (statusCode: number, message: string) => ({
  statusCode,
  message: expect.stringContaining(message),
});

describe("documents", () => {
  it("are created, replaced, read, listed and deleted", async () => {
    const made = await client.create({ _type: "bike", name: "One" });
    expect(await client.getDocument(made._id)).toEqual(made);
    await expect(client.create(made)).rejects.toMatchObject(refused(409, "already exists"));
    expect(await client.createIfNotExists({ ...made, name: "Other" })).toMatchObject({
      name: "One",
    });
    expect(await client.createOrReplace({ _id: made._id, _type: "bike" })).not.toHaveProperty(
      "name",
    );
    expect((await client.create({ _id: "drafts.", _type: "bike" }))._id).toMatch(/^drafts\.\w+/);
    expect(await client.getDocuments([made._id, "none", made._id])).toMatchObject([
      { _id: made._id },
      null,
      { _id: made._id },
    ]);
    expect(await client.documentsExists([made._id, "none"])).toEqual(new Set([made._id]));
    expect(await client.getDocument("none")).toBeUndefined();
    expect(await client.delete(made._id)).toMatchObject({ documentIds: [made._id] });
    expect(await client.delete("none")).toMatchObject({ results: [] });
  });

  it("are returned as ids, singly or as a list, and unchanged by a dry run", async () => {
    const bike = { _id: "answered", _type: "bike" };
    expect(await client.create(bike, { dryRun: true })).toMatchObject(bike);
    expect(await client.getDocument("answered")).toBeUndefined();
    expect(await client.create(bike, { returnDocuments: false })).toMatchObject({
      documentId: "answered",
    });
    const many = { returnFirst: false } as const;
    expect(await client.createOrReplace(bike, many)).toMatchObject([bike]);
    const ids = { returnDocuments: false, returnFirst: false } as const;
    expect(await client.createOrReplace(bike, ids)).toMatchObject({ documentIds: ["answered"] });
  });
});

describe("patches", () => {
  it("support every operation", async () => {
    const list = ["a", "b", "c"].map((_key) => ({ _key, n: 1 }));
    await client.create({ _id: "patched", _type: "bike", n: 1, list, text: "the rabid dog" });
    const text = "@@ -1,13 +1,12 @@\n The \n-rabid\n+nice\n  dog\n";
    const commits = [
      (p: Patch) => p.set({ 'list[_key=="a"].n': 10, "deep.er": true }),
      (p: Patch) => p.setIfMissing({ n: 99, m: 5 }),
      (p: Patch) => p.inc({ n: 2 }).dec({ m: 0.5 }),
      (p: Patch) => p.unset(["deep", 'list[_key=="b"]', "nothing.there"]),
      (p: Patch) => p.insert("after", "list[-1]", [{ _key: "d" }]),
      (p: Patch) => p.insert("before", "list[0]", [{ _key: "0" }]),
      (p: Patch) => p.insert("replace", 'list[_key=="c"]', [{ _key: "C" }]),
      (p: Patch) => p.setIfMissing({ tags: [] }).append("tags", ["x", "y"]),
      (p: Patch) => p.prepend("tags", ["w"]),
      (p: Patch) => p.splice("tags", 1, 1, ["X"]),
      (p: Patch) => p.diffMatchPatch({ text }),
    ];
    for (const change of commits) await client.mutate(change(new Patch("patched")));
    expect(await client.getDocument("patched")).toMatchObject({
      n: 3,
      m: 4.5,
      list: [{ _key: "0" }, { _key: "a", n: 10 }, { _key: "C" }, { _key: "d" }],
      tags: ["w", "X", "y"],
      text: "the nice dog",
    });
    expect(await client.getDocument("patched")).not.toHaveProperty("deep");
  });

  it("can require a revision, and apply to several documents or to a query’s matches", async () => {
    const { _rev } = await client.createOrReplace({ _id: "p1", _type: "many", n: 1 });
    await client.createOrReplace({ _id: "p2", _type: "many", n: 2 });
    await client.patch("p1").set({ a: 1 }).ifRevisionId(_rev).commit();
    await expect(
      client.patch("p1").set({ a: 2 }).ifRevisionId(_rev).commit(),
    ).rejects.toMatchObject(refused(409, "unexpected revision"));
    const all = { returnFirst: false } as const;
    expect(await client.patch(["p1", "p2"]).set({ b: 1 }).commit(all)).toHaveLength(2);
    const found = { query: '*[_type == "many" && n > $n]', params: { n: 1 } };
    expect(await client.patch(found).set({ c: 1 }).commit(all)).toMatchObject([{ _id: "p2" }]);
    expect(await client.delete(found)).toMatchObject({ documentIds: ["p2"] });
  });
});

describe("transactions", () => {
  it("are atomic, with a caller’s id that can be used once", async () => {
    const both = () =>
      client
        .transaction()
        .createOrReplace({ _id: "t1", _type: "x" })
        .createOrReplace({ _id: "t2", _type: "x" })
        .patch("t1", (patch) => patch.set({ n: 1 }))
        .delete("t2")
        .transactionId("mine");
    expect(await both().commit({ returnDocuments: true })).toMatchObject([{ n: 1 }, null]);
    await expect(both().commit()).rejects.toMatchObject(refused(409, "been used before"));
    const detached = new Transaction().createOrReplace({ _id: "t3", _type: "x" });
    expect(await client.mutate(detached)).toMatchObject({ documentIds: ["t3"] });
  });

  it("report that purging history is not supported", async () => {
    const purge = [{ delete: { id: "t1", purge: true } }];
    await expect(
      client.request({ method: "POST", url: "/data/mutate/blogs", body: { mutations: purge } }),
    ).rejects.toMatchObject(refused(501, "history"));
  });
});

describe("actions", () => {
  const name = "sanity.action.document" as const;
  const ids = { publishedId: "acted", draftId: "drafts.acted" };

  it("take a document from draft to deletion", async () => {
    // The client's README gives no id here, but its types require one.
    const attributes: { _id: string; _type: string } = Object.create(null);
    Object.assign(attributes, { _type: "bike", name: "One" });
    const create = { actionType: `${name}.create`, publishedId: "acted", attributes } as const;
    await client.action({ ...create, ifExists: "fail" });
    await client.action({ ...create, ifExists: "ignore" });
    await expect(client.action({ ...create, ifExists: "fail" })).rejects.toMatchObject(
      refused(409, "already exists"),
    );
    await client.action({ actionType: `${name}.edit`, ...ids, patch: { set: { n: 1 } } });
    await client.action({ actionType: `${name}.publish`, ...ids });
    expect(await client.getDocument("acted")).toMatchObject({ name: "One", n: 1 });
    await client.action({ actionType: `${name}.edit`, ...ids, patch: { set: { n: 2 } } });
    const remove = { actionType: `${name}.delete`, publishedId: "acted" } as const;
    await expect(client.action({ ...remove, includeDrafts: [] })).rejects.toMatchObject(
      refused(409, "includeDrafts"),
    );
    await expect(
      client.action({ ...remove, includeDrafts: ["drafts.acted"], purge: true }),
    ).rejects.toMatchObject(refused(501, "history"));
    await client.action({ ...remove, includeDrafts: ["drafts.acted"] }, { transactionId: "end" });
    expect(await client.getDocuments(["acted", "drafts.acted"])).toEqual([null, null]);
  });

  it("replace only an existing draft", async () => {
    const draft = { _id: "drafts.replaced", _type: "bike" };
    const replace = {
      actionType: `${name}.replaceDraft`,
      publishedId: "replaced",
      attributes: draft,
    } as const;
    await expect(client.action(replace)).rejects.toMatchObject(refused(404, "not found"));
    await client.create({ _id: "replaced", _type: "bike" });
    await client.action(replace);
    await client.action({ actionType: `${name}.discard`, draftId: draft._id });
    await client.action({
      actionType: `${name}.unpublish`,
      draftId: draft._id,
      publishedId: "replaced",
    });
    expect(await client.getDocuments(["replaced", draft._id])).toMatchObject([null, draft]);
  });
});

describe("releases", () => {
  it("can be created, filled, read and run through the client’s helpers", async () => {
    const { releaseId } = await client.releases.create({ metadata: { title: "Summer" } });
    await client.create({ _id: "r1", _type: "bike", name: "Old" });
    await client.create({ _id: "r2", _type: "bike", name: "Gone" });
    await client.createVersion({ baseId: "r1", publishedId: "r1", releaseId });
    await client.replaceVersion({
      document: { _type: "bike", name: "New" },
      publishedId: "r1",
      releaseId,
    });
    await client.unpublishVersion({ publishedId: "r2", releaseId });
    expect(await client.getDocument("r1", { releaseId })).toMatchObject({ name: "New" });
    const { result } = await client.releases.fetchDocuments({ releaseId });
    expect(result.map(({ _id }) => _id).sort()).toEqual([
      `versions.${releaseId}.r1`,
      `versions.${releaseId}.r2`,
    ]);
    expect(await client.getDocument("r1", { includeAllVersions: true })).toHaveLength(2);
    await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Autumn" } } });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await client.releases.schedule({ releaseId, publishAt });
    await client.releases.unschedule({ releaseId });
    await client.releases.archive({ releaseId });
    await client.releases.unarchive({ releaseId });
    await client.releases.publish({ releaseId });
    expect(await client.releases.get({ releaseId })).toMatchObject({
      state: "published",
      metadata: { title: "Autumn" },
    });
    expect(await client.getDocuments(["r1", "r2"])).toMatchObject([{ name: "New" }, null]);
    await client.releases.delete({ releaseId });
  });
});

describe("queries", () => {
  it("return what belongs to the result, and accept caching options", async () => {
    await client.createOrReplace({ _id: "q1", _type: "asked", n: 1 });
    const query = "*[_id == $id][0].n";
    const whole = { filterResponse: false } as const;
    const answer = await client.fetch(query, { id: "q1" }, whole);
    expect(answer).toMatchObject({ query, result: 1, syncTags: [expect.stringMatching(/^s1:/)] });
    const bare = await client.fetch(query, { id: "q1" }, { ...whole, returnQuery: false });
    expect(bare).not.toHaveProperty("query");
    const cached = { cacheMode: "noStale", lastLiveEventId: "1", tag: "page.list" } as const;
    expect(await client.fetch(query, { id: "q1" }, cached)).toBe(1);
    const long = `${" ".repeat(12_000)}${query}`;
    expect(await client.fetch(long, { id: "q1" })).toBe(1);
    const stop = new AbortController();
    const stopped = client.fetch(query, { id: "q1" }, { signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("unsupported client methods", () => {
  const elsewhere = (type: "canvas" | "dashboard" | "media-library"): SanityClient =>
    createClient({ ...client.config(), resource: { type, id: "x1" } });
  const agent = () => client.withConfig({ apiVersion: "vX" }).agent.action;

  it.each([
    ["a variant", () => client.fetch("*", {}, { variant: "norwegian" })],
    ["a canvas", () => elsewhere("canvas").fetch("*")],
    ["a dashboard", () => elsewhere("dashboard").fetch("*")],
    ["a media library", () => elsewhere("media-library").fetch("*")],
    [
      "a dataset with embeddings",
      () => client.datasets.create("embedded-words", { embeddings: { enabled: true } }),
    ],
    ["embeddings", () => client.datasets.editEmbeddingsSettings("blogs", { enabled: true })],
    ["a prompt", () => agent().prompt({ instruction: "x" })],
    [
      "a translation",
      () =>
        agent().translate({
          schemaId: "s",
          documentId: "acted",
          toLanguage: { id: "no", title: "Norwegian" },
        }),
    ],
    ["a function", () => client.functions.invoke("f", { stackId: "s" })],
    [
      "a knowledge base",
      () => client.request({ url: "/context/organizations/o1/knowledge-bases" }),
    ],
    ["comments", () => client.request({ url: "/collaboration/comments/query?query=*" })],
  ])("%s is rejected with a readable message", async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject(refused(501, "not supported"));
  });
});
