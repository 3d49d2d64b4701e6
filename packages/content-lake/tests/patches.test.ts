import { contentApiVersion } from "@brightkeel/contracts";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { rejection } from "./rejection.fixture.ts";

let running: RunningLake;
let client: SanityClient;

beforeAll(async () => {
  running = await runLake();
  client = running.client();
});
afterAll(() => running.stop());
beforeEach(async () => {
  await client.delete({ query: "*[defined(refer)]" });
  await client.delete({ query: "*[true]" });
});

describe("patching", () => {
  const list = [
    { _key: "a", n: 1 },
    { _key: "b", n: 2 },
  ];
  beforeEach(() => client.create({ _id: "p", _type: "note", title: "Hello", count: 5, list }));

  it("supports set, setIfMissing and unset", async () => {
    const patched = await client
      .patch("p")
      .set({ title: "Bye", "deep.er": 1 })
      .setIfMissing({ title: "no", fresh: true })
      .unset(["count"])
      .commit();
    expect(patched).toMatchObject({ title: "Bye", deep: { er: 1 }, fresh: true });
    expect(patched).not.toHaveProperty("count");
  });

  it("supports inc and dec", async () => {
    expect(
      await client.patch("p").inc({ count: 3 }).dec({ "list[1].n": 1 }).commit(),
    ).toMatchObject({
      count: 8,
      list: [{ n: 1 }, { n: 1 }],
    });
  });

  it("inserts before, after and in place of keyed items", async () => {
    const keys = async (): Promise<unknown> => client.fetch("*[_id == 'p'][0].list[]._key");
    await client
      .patch("p")
      .insert("before", 'list[_key=="b"]', [{ _key: "x" }])
      .commit();
    expect(await keys()).toEqual(["a", "x", "b"]);
    await client
      .patch("p")
      .append("list", [{ _key: "y" }])
      .commit();
    expect(await keys()).toEqual(["a", "x", "b", "y"]);
    await client
      .patch("p")
      .insert("replace", "list[0:2]", [{ _key: "z" }])
      .commit();
    expect(await keys()).toEqual(["z", "b", "y"]);
  });

  it("applies a text patch", async () => {
    const patch = { title: "@@ -1,5 +1,11 @@\n Hello\n+ there\n" };
    expect(await client.patch("p").diffMatchPatch(patch).commit()).toMatchObject({
      title: "Hello there",
    });
  });

  it.each(["count", "list", "list[0]", 'list[_key == "a"].n'])(
    "rejects a text patch for %s, which is no text",
    async (path) => {
      const patch = { [path]: "@@ -1,1 +1,1 @@\n-5\n+6\n" };
      const { status, body } = await rejection(client.patch("p").diffMatchPatch(patch).commit());
      expect([status, JSON.stringify(body)]).toEqual([
        400,
        expect.stringContaining("it is not a text"),
      ]);
    },
  );

  it("applies a text patch to what the same patch sets", async () => {
    const patch = { fresh: "@@ -1,1 +1,1 @@\n-5\n+6\n" };
    const patched = client.patch("p", { setIfMissing: { fresh: "5" } }).diffMatchPatch(patch);
    expect(await patched.commit()).toMatchObject({ fresh: "6" });
  });

  it("takes a revision of null for any", async () => {
    const patch = { id: "p", ifRevisionID: null, set: { title: "any" } };
    const response = await running.request(`/v${contentApiVersion}/data/mutate/blogs`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations: [{ patch }] }),
    });
    expect(response.status).toBe(200);
    expect(await client.getDocument("p")).toMatchObject({ title: "any" });
  });

  it("changes a document once that the query returns twice", async () => {
    const query = '[*[_id == "p"][0], *[_id == "p"][0]]';
    await client.mutate([{ patch: { query, inc: { count: 1 } } }]);
    expect(await client.getDocument("p")).toMatchObject({ count: 6 });
  });

  it("does not change the id or the type", async () => {
    const error = await rejection(client.patch("p").set({ _type: "other" }).commit());
    expect(error.status).toBe(400);
  });

  it("rejects a revision that is no longer current", async () => {
    const { _rev } = await client.patch("p").set({ title: "1" }).commit();
    await client.patch("p").set({ title: "2" }).commit();
    const error = await rejection(
      client.patch("p").ifRevisionId(_rev).set({ title: "3" }).commit(),
    );
    expect(error.status).toBe(409);
    expect(error.body).toMatchObject({
      error: {
        items: [
          { error: { type: "documentRevisionIDDoesNotMatchError", expectedRevisionID: _rev } },
        ],
      },
    });
  });

  it("rejects a document that does not exist", async () => {
    const error = await rejection(client.patch("nobody").set({ a: 1 }).commit());
    expect(error.body).toMatchObject({
      error: { items: [{ error: { type: "documentNotFoundError" } }] },
    });
  });

  it.each([
    ["set", { "a[": 1 }],
    ["set", { "count x": 1 }],
    ["setIfMissing", { "a[]": 1 }],
    ["unset", ["list[]"]],
    ["inc", { "a-b": 1 }],
    ["dec", { "count]": 1 }],
    ["diffMatchPatch", { "title-": "@@ -1,5 +1,6 @@\n Hello\n+!\n" }],
    ["insert", { after: "list[-1", items: [1] }],
  ])("rejects a path that is none, in %s of %j", async (operation, value) => {
    const before = await client.getDocument("p");
    const error = await rejection(client.mutate([{ patch: { id: "p", [operation]: value } }]));
    expect(error.status).toBe(400);
    expect(error.body).toMatchObject({
      error: {
        items: [
          {
            error: {
              type: "validationError",
              description: expect.stringMatching(/^The path ".+" of the patch is not valid: ./),
            },
          },
        ],
      },
    });
    expect(await client.getDocument("p")).toEqual(before);
  });

  it("rejects an unknown operation", async () => {
    const response = await running.request(`/v${contentApiVersion}/data/mutate/blogs`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations: [{ patch: { id: "p", sett: { title: "x" } } }] }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "Bad Request", statusCode: 400 });
  });

  it("lets a query see earlier operations of its transaction", async () => {
    await client.create({ _id: "kept", _type: "person", name: "Ann" });
    await client.create({ _id: "old", _type: "note", state: "open", of: { _ref: "kept" } });
    await client.mutate(
      [
        { create: { _type: "note", state: "open", name: "made up id" } },
        { patch: { id: "old", set: { state: "closed" } } },
        { patch: { id: "kept", set: { name: "Bea" } } },
        { patch: { query: '*[_type == "note" && state == "open"]', set: { seen: "first" } } },
        { patch: { query: '*[of->name == "Bea"]', set: { seen: "second" } } },
        {
          patch: { query: '*[count(*[seen == "first"]) == 1 && _id == "kept"]', set: { count: 1 } },
        },
        { delete: { query: '*[state == "closed"]' } },
        { patch: { query: '*[_id == "old"]', set: { seen: "never" } } },
      ],
      { returnDocuments: false },
    );
    expect(await client.fetch('*[_type == "note" && _id != "p"]{name, seen}')).toEqual([
      { name: "made up id", seen: "first" },
    ]);
    expect(await client.getDocument("kept")).toMatchObject({ name: "Bea", count: 1 });
  });

  it.each(["*[_type == ", "*[", "*[a == $b]", "*) , (*", "*[0]}", "1e999"])(
    "reports what is wrong with its query %j as a query's own mistake",
    async (query) => {
      const alone = await rejection(client.fetch(query));
      expect(alone.body).toMatchObject({ error: { type: "queryParseError", query } });
      expect(await rejection(client.delete({ query }))).toEqual(alone);
      const patch = { query, set: { a: 1 } };
      expect(await rejection(client.mutate([{ patch }]))).toEqual(alone);
    },
  );

  it("patches and deletes by query", async () => {
    await client.create({ _id: "q", _type: "note", title: "Other" });
    await client.mutate([
      {
        patch: {
          query: '*[_type == "note" && title != $t]',
          params: { t: "x" },
          set: { seen: true },
        },
      },
    ]);
    expect(await client.fetch("count(*[seen])")).toBe(2);
    await client.delete({ query: '*[title == "Other"]' });
    expect(await client.getDocument("q")).toBeUndefined();
  });

  it("generates keys for list items on request", async () => {
    const patched = await client
      .patch("p")
      .set({ list: [{ n: 1 }, { _key: "kept", n: 2 }] })
      .commit<{ list: { _key: string }[] }>({ autoGenerateArrayKeys: true });
    expect(patched.list[0]?._key).toMatch(/^[0-9a-f]{12}$/);
    expect(patched.list[1]?._key).toBe("kept");
  });
});
