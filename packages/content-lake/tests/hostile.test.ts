import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { locationOf, type RunningLake, runLake, token } from "../src/testing.ts";
import { importContent } from "../src/transfer/index.ts";
import { within } from "./within.ts";

/** Documents, queries and files that no one sends by mistake. */
let running: RunningLake;
beforeAll(async () => {
  running = await runLake();
});
afterAll(() => running.stop());

const auth = { authorization: `Bearer ${token}` };
const mutate = (body: string) =>
  running.request(`/v${contentApiVersion}/data/mutate/blogs`, {
    method: "POST",
    headers: auth,
    body,
  });
const replace = (document: object) =>
  mutate(JSON.stringify({ mutations: [{ createOrReplace: document }] }));
const upload = (kind: "images" | "files", body: BodyInit, type: string, name = "x") =>
  running.request(
    `/v${contentApiVersion}/assets/${kind}/blogs?filename=${encodeURIComponent(name)}`,
    {
      method: "POST",
      headers: { ...auth, "content-type": type },
      body,
    },
  );
const query = (text: string, endpoint = "data/query") =>
  running.request(`/v${contentApiVersion}/${endpoint}/blogs?query=${encodeURIComponent(text)}`, {
    headers: auth,
  });

it("rejects excessively nested documents, created at once or step by step", async () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  for (const levels of [150, 200_000]) {
    const response = await mutate(
      `{"mutations":[{"createOrReplace":{"_id":"deep","_type":"x","a":${nested(levels)}}}]}`,
    );
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain("100 levels");
  }
  expect((await replace({ _id: "grown", _type: "x", a: JSON.parse(nested(60)) })).status).toBe(200);
  const path = `${"a.".repeat(61)}b`;
  const grow = await mutate(
    JSON.stringify({
      mutations: [
        { patch: { id: "grown", set: { [`${"a.".repeat(60)}a`]: {} } } },
        { patch: { id: "grown", set: { [path]: JSON.parse(nested(60)) } } },
      ],
    }),
  );
  expect([grow.status, JSON.stringify(await grow.json())]).toEqual([
    400,
    expect.stringContaining("100 levels"),
  ]);
});

it("accepts a document with thousands of fields, each of which can be queried", async () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, i]));
  expect((await replace({ _id: "wide", _type: "x", ...wide })).status).toBe(200);
  expect(await (await query('*[_type == "x" && f4999 == 4999]._id')).json()).toMatchObject({
    result: ["wide"],
  });
});

/** Sends an endless body of undeclared length. */
it.each(["ünï", "a b", "a/b", "../x", "a\u0000b", "-a", "a..b", "😀", "x".repeat(129)])(
  "rejects the document id %j",
  async (_id) => {
    const response = await replace({ _id, _type: "x" });
    expect([response.status, (await response.json()).error.items[0].error.type]).toEqual([
      400,
      "validationError",
    ]);
  },
);

it("stores keys such as __proto__ as data, without prototype pollution", async () => {
  await mutate(
    '{"mutations":[{"createOrReplace":{"_id":"proto","_type":"x","constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1}}},{"patch":{"id":"proto","set":{"__proto__.polluted":1}}}]}',
  );
  expect("polluted" in {}).toBe(false);
});

it("keeps out the one field name that would make every query fail", async () => {
  expect((await replace({ _id: "named", _type: "x", "to be": 1 })).status).toBe(200);
  for (const mutation of [
    { createOrReplace: { _id: "named", _type: "x", hasOwnProperty: 1 } },
    { create: { _type: "x", list: [{ deep: { hasOwnProperty: null } }] } },
    { patch: { id: "named", set: { hasOwnProperty: 1 } } },
    { patch: { id: "named", set: { deep: [{ hasOwnProperty: 1 }] } } },
  ]) {
    const answer = await mutate(JSON.stringify({ mutations: [mutation] }));
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('can be named \\"hasOwnProperty\\"'),
    ]);
  }
  const file = join(running.dataDir, "named.ndjson");
  await writeFile(file, '{"_id":"imported","_type":"x","a":{"hasOwnProperty":1}}');
  await expect(
    importContent({ ...(await locationOf(running.dataDir)), dataset: "blogs" }, file),
  ).rejects.toThrow("Line 1 has a field named");
  const others = ["constructor", "toString", "valueOf", "then", "toJSON", "length", "data", "type"];
  const fields = Object.fromEntries(others.map((name, at) => [name, at]));
  expect((await replace({ _id: "others", _type: "x", ...fields })).status).toBe(200);
  expect(await (await query(`*[_id == "others"][0]{${others.join()}}`)).json()).toMatchObject({
    result: fields,
  });
});

it("survives excessively nested queries on every thread that parses them", async () => {
  const deep = (levels: number) => `*[${"(".repeat(levels)}a${")".repeat(levels)}]`;
  const post = (text: string) =>
    running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      headers: auth,
      body: JSON.stringify({ query: text }),
    });
  expect((await post(deep(100_000))).status).toBe(400);
  // As deeply nested as a URL allows; a parser that can handle it may accept it.
  const listener = await query(deep(6000), "data/listen");
  expect([200, 400]).toContain(listener.status);
  expect((await replace({ _id: "seen", _type: "x", a: true })).status).toBe(200);
  await listener.body?.cancel();
  expect((await query("1")).status).toBe(200);
});

it.each([
  "/images/embedded/blogs/..%2f..%2fcontent.sqlite",
  "/files/embedded/blogs/..%2f..%2f..%2fproject.sqlite",
  "/files/embedded/..%2fblogs/x.txt",
  "/files/embedded/blogs/%00.txt",
  `/v${contentApiVersion}/data/query/..%2f..%2fblogs?query=1`,
])("finds nothing at %s", async (path) => {
  expect((await running.request(path, { headers: auth })).status).toBe(404);
});

it.each([
  ["half a picture", Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(300, 7)])],
  ["text", "hello"],
  ["nothing", ""],
  [
    "a picture of ten billion points",
    '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
  ],
  [
    "a drawing that reads files",
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
  ],
])("rejects %s as an image", async (_, body) => {
  expect((await upload("images", body, "image/png")).status).toBe(400);
});

it("serves uploads with headers that prevent scripts from running", async () => {
  const script = "<script>alert(1)</script>";
  const uploads = [
    await upload(
      "images",
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
      "image/svg+xml",
    ),
    await upload("files", script, "text/html", "../../x.html"),
  ];
  for (const uploaded of uploads) {
    const { document } = await uploaded.json();
    const response = await fetch(document.url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox$/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const saved = await fetch(`${document.url}?dl=${encodeURIComponent('a"\r\nx: y')}`);
    expect([saved.headers.get("content-disposition"), saved.headers.get("x")]).toEqual([
      "attachment; filename*=UTF-8''a%22%0D%0Ax%3A%20y",
      null,
    ]);
  }
});

it("lets exactly one of many concurrent writes to a revision succeed", async () => {
  await replace({ _id: "one", _type: "x" });
  const { documents } = await (
    await running.request(`/v${contentApiVersion}/data/doc/blogs/one`, { headers: auth })
  ).json();
  const ifRevisionID = documents[0]._rev;
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const patch = { id: "one", ifRevisionID, set: { n } };
      return (await mutate(JSON.stringify({ mutations: [{ patch }] }))).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)]);
});

it(
  "sends a change to a thousand listeners",
  async () => {
    const listeners: Response[] = [];
    // In batches: fetch gives up on a connection that takes ten seconds, on any machine.
    while (listeners.length < 1000) {
      const some = Array.from({ length: 50 }, () => query('*[_type == "ping"]', "data/listen"));
      listeners.push(...(await Promise.all(some)));
    }
    await replace({ _id: "ping", _type: "ping" });
    await Promise.all(
      listeners.map(async ({ body }) => {
        if (!body) throw new Error("No stream");
        let text = "";
        for await (const part of body.pipeThrough(new TextDecoderStream())) {
          text += part;
          if (text.includes("event: mutation")) return;
        }
        throw new Error("The stream ended before the change");
      }),
    );
  },
  within(60_000),
);

it("rejects a query with thousands of parameters", async () => {
  const ask = (count: number) =>
    running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      headers: auth,
      body: JSON.stringify({
        query: "$p1",
        params: Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, n])),
      }),
    });
  expect(await (await ask(1_000)).json()).toMatchObject({ result: 1 });
  const refused = await ask(1_001);
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    "A query may have 1000 parameters at most",
  ]);
});

it("answers a query with many alternatives, even beyond the limit for index lookups", async () => {
  await replace({ _id: "one-of-many", _type: "x", number: 7 });
  for (const sides of [2, 200, 201, 900]) {
    const alternatives = Array.from({ length: sides }, (_, side) => `number == ${side + 7}`);
    const text = `*[_type == "x" && (${alternatives.join("||")})]._id`;
    const answer = await running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      headers: auth,
      body: JSON.stringify({ query: text }),
    });
    expect([sides, (await answer.json()).result]).toEqual([sides, ["one-of-many"]]);
  }
});

it.each([
  ["unset", ["list[-99999999:99999999]"]],
  ["inc", { "list[0:99999999]": 1 }],
  ["diffMatchPatch", { "list[0:99999999]": "@@ -1,1 +1,1 @@\n-a\n+b\n" }],
])("rejects oversized ranges in %s before expanding them", async (operation, value) => {
  await replace({ _id: "ranged", _type: "x", list: [1, 2, 3] });
  const before = process.memoryUsage.rss();
  const patch = { id: "ranged", [operation]: value };
  const answer = await mutate(JSON.stringify({ mutations: [{ patch }] }));
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining("No list is as long as"),
  ]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
});
