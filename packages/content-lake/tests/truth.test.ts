import { contentApiVersion } from "@brightkeel/contracts";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

/** Cases in which a wrong answer would look right. */
let running: RunningLake;
let client: SanityClient;

beforeAll(async () => {
  running = await runLake();
  client = running.client({ perspective: "raw" });
});
afterAll(() => running.stop());

const auth = { authorization: `Bearer ${token}` };

describe("references to other datasets", () => {
  let people: SanityClient;
  beforeAll(async () => {
    await client.datasets.create("people");
    await client.datasets.create("secret", { aclMode: "private" });
    people = client.withConfig({ dataset: "people" });
    await people.create({ _id: "ann", _type: "author", name: "Ann elsewhere" });
    await client
      .withConfig({ dataset: "secret" })
      .create({ _id: "ann", _type: "x", name: "Secret" });
    await client.create({ _id: "ann", _type: "author", name: "Ann here" });
    const elsewhere = { _type: "crossDatasetReference", _ref: "ann", _projectId: "embedded" };
    await client.create({
      _id: "cross",
      _type: "post",
      author: { ...elsewhere, _dataset: "people" },
      authors: [{ ...elsewhere, _key: "a", _dataset: "people" }],
      here: { _type: "reference", _ref: "ann" },
      hidden: { ...elsewhere, _dataset: "secret" },
      stranger: { ...elsewhere, _projectId: "another", _dataset: "people" },
      nowhere: { ...elsewhere, _dataset: "none" },
      gone: { ...elsewhere, _ref: "nobody", _dataset: "people" },
    });
  });

  it("resolve to the document there, not to one with the same id here", async () => {
    const query = `*[_id == "cross"][0]{"a": author->name, "all": authors[]->name, "h": here->name,
      "s": stranger->name, "n": nowhere->name, "g": gone->name, "whole": author->{_id, name}}`;
    expect(await client.fetch(query)).toEqual({
      a: "Ann elsewhere",
      all: ["Ann elsewhere"],
      h: "Ann here",
      s: null,
      n: null,
      g: null,
      whole: { _id: "ann", name: "Ann elsewhere" },
    });
  });

  it("match by the document there, whichever index a filter would use", async () => {
    for (const filter of ['author->name == "Ann elsewhere"', '"Ann elsewhere" in authors[]->name'])
      expect(await client.fetch(`*[_type == "post" && ${filter}]._id`)).toEqual(["cross"]);
    expect(await client.fetch('*[_type == "post" && author->name == "Ann here"]._id')).toEqual([]);
  });

  it("respect the access rights of the other dataset", async () => {
    const query = '*[_id == "cross"][0].hidden->name';
    expect(await client.fetch(query)).toBe("Secret");
    expect(await running.reader().fetch(query)).toBeNull();
  });

  it("may be global: they keep no document from deletion, and resolve within this project", async () => {
    const global = (_ref: string) => ({ _type: "globalDocumentReference", _ref });
    await client.create({
      _id: "global",
      _type: "post",
      author: global("dataset:embedded.people:ann"),
      film: global("media-library:ml1:film"),
    });
    expect(
      await client.fetch('*[_id == "global"][0]{"a": author->name, "f": film->title}'),
    ).toEqual({ a: "Ann elsewhere", f: null });
  });
});

describe("array::unique()", () => {
  it("keeps every null, list and object, which cannot be compared", async () => {
    const of = (list: string) => client.fetch(`array::unique(${list})`);
    expect(await of("[1, null, 1, null, true, 'a', 'a', true]")).toEqual([
      1,
      null,
      null,
      true,
      "a",
    ]);
    expect(await of('*[_type == "author"].missing')).toEqual([null]);
    expect(await of('*[_type in ["author", "post"]].missing')).toContain(null);
    expect(await of("[{'a': 1}, {'a': 1}, [2], [2]]")).toEqual([{ a: 1 }, { a: 1 }, [2], [2]]);
    expect(await of("[]")).toEqual([]);
    expect(await of("'text'")).toBeNull();
    expect(
      await client.fetch('*[_id == "ann"]{"l": array::unique([name, ^.none, name, null])}'),
    ).toEqual([{ l: ["Ann here", null, null] }]);
  });
});

describe("numbers that are too large", () => {
  const raw = (path: string, body?: string) =>
    running.request(`/v${contentApiVersion}/data/${path}`, {
      ...(body !== undefined && { method: "POST", body }),
      headers: auth,
    });

  it("are refused in documents, parameters and queries, as they would become null", async () => {
    const answers = [
      await raw("mutate/blogs", '{"mutations":[{"create":{"_type":"x","n":1e999}}]}'),
      await raw("query/blogs?query=$n&$n=-1e999"),
      await raw("query/blogs", '{"query":"$n","params":{"n":1e999}}'),
      await raw(`query/blogs?query=${encodeURIComponent("*[n < -1e999]")}`),
      await raw(`query/blogs?query=${encodeURIComponent("{'n': 1e999}")}`),
    ];
    for (const answer of answers)
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining("too large"),
      ]);
    expect(await (await raw("query/blogs?query=[1e308,1e-999,'1e999']")).json()).toMatchObject({
      result: [1e308, 0, "1e999"],
    });
  });

  it("are not made by adding", async () => {
    await client.create({ _id: "large", _type: "x", n: 1e308 });
    for (const patch of [{ inc: { n: 1e308 } }, { setIfMissing: { m: -1e308 }, dec: { m: 1e308 } }])
      await expect(client.patch("large", patch).commit()).rejects.toMatchObject({
        statusCode: 400,
        message: expect.stringContaining("too large"),
      });
  });
});

describe("inc and dec", () => {
  it("accept only numbers, whatever the path", async () => {
    await client.create({ _id: "counted", _type: "x", n: 1, text: "7", list: [1, 2] });
    for (const [path, why] of [
      ["text", "not a number"],
      ["missing", "nothing"],
      ["list[7]", "nothing"],
    ])
      for (const operation of ["inc", "dec"] as const)
        await expect(
          client
            .patch("counted")
            [operation]({ [path ?? ""]: 1 })
            .commit(),
        ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining(why ?? "") });
    const after = await client
      .patch("counted")
      .setIfMissing({ fresh: 10 })
      .set({ text: 5 })
      .inc({ fresh: 1, n: 2, text: 1, "list[0]": 5 })
      .commit();
    expect(after).toMatchObject({ fresh: 11, n: 3, text: 6, list: [6, 2] });
  });
});

describe("perspectives", () => {
  it("report an unknown release", async () => {
    const now = client.withConfig({ apiVersion: "2025-02-19" });
    await expect(now.fetch("*", {}, { perspective: ["rNone", "drafts"] })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('there is no release "rNone"'),
    });
    await client.create({ _id: "versions.rSummer.ann", _type: "author", name: "Ann in summer" });
    expect(
      await now.fetch('*[_id == "ann"][0].name', {}, { perspective: ["rSummer", "drafts"] }),
    ).toBe("Ann in summer");
  });
});

describe("files", () => {
  it("keep the content type they are sent with, or that of their name", async () => {
    const upload = async (filename: string, contentType?: string) =>
      (
        await client.assets.upload("file", Buffer.from(filename), {
          filename,
          ...(contentType && { contentType }),
        })
      ).mimeType;
    expect(await upload("a.pdf")).toBe("application/pdf");
    expect(await upload("b.mp4", "application/octet-stream")).toBe("video/mp4");
    expect(await upload("c.bin")).toBe("application/octet-stream");
    expect(await upload("d.txt", "text/csv; charset=utf-8")).toBe("text/csv");
  });
});

describe("unsupported features", () => {
  const answered = async (path: string, init: RequestInit = {}) => {
    const response = await running.request(path, { headers: auth, ...init });
    return { status: response.status, ...(await response.json()) };
  };

  it.each([
    ["GET", "/projects/embedded/datasets/blogs/backups", "Backups"],
    ["PUT", "/projects/embedded/datasets/blogs/settings/backups", "Backups"],
    ["PUT", "/projects/embedded/datasets/blogs/copy", "Copying a dataset"],
    ["GET", "/jobs/j1", "Jobs"],
    ["POST", "/graphql/blogs/default", "GraphQL"],
    ["PUT", "/apis/graphql/blogs/default", "GraphQL"],
    ["GET", "/projects/embedded/datasets/blogs/schemas", "Deploying a schema"],
    ["POST", "/schemas/blogs", "Deploying a schema"],
    ["POST", "/agent/action/generate/blogs", "Agent actions"],
    ["GET", "/media-libraries/ml1/query", "The media library"],
    ["POST", "/embeddings-index/blogs", "Embeddings"],
    ["GET", "/addons/comments/blogs", "Comments and tasks"],
    ["GET", "/blueprints/stacks", "Functions and blueprints"],
    ["POST", "/projects/embedded/invitations", "Managing members"],
    ["POST", "/schedules/embedded/blogs", "Schedules of single documents"],
    ["GET", "/data/history/blogs/events/releases/r1", "The activity of a release"],
  ])("%s %s answers 501", async (method, path, what) => {
    const answer = await answered(`/v${contentApiVersion}${path}`, { method });
    expect([answer.status, answer.message]).toEqual([501, expect.stringContaining(what)]);
  });

  it.each([
    "geo(a)",
    "geo::point(1, 2)",
    "*[geo::intersects(a, $unknown)]",
    "*[geo :: distance (a, b) < 3]",
    "*[geo // on a line of its own\n::distance(a, b) < 3]",
  ])("%s answers 501", async (query) => {
    const answer = await answered(
      `/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(query)}`,
    );
    expect([answer.status, answer.message]).toEqual([501, expect.stringMatching(/^geo.*numbers/)]);
  });

  it("treats such a function in a string as a string", async () => {
    expect(await client.fetch('// geo(a)\n"geo::distance(" + "//geo("')).toBe(
      "geo::distance(//geo(",
    );
  });

  it("rejects queries of API versions before 2021-03-25", async () => {
    for (const path of [
      "/v1/data/query/blogs?query=*",
      "/v2021-03-24/data/query/blogs?query=*",
      "/v1/data/listen/blogs?query=*",
    ]) {
      const answer = await answered(path);
      expect([answer.status, answer.message]).toEqual([501, expect.stringContaining("2021-03-25")]);
    }
    const old = client.withConfig({ apiVersion: "1" });
    await old.create({ _id: "of-v1", _type: "x" });
    await expect(old.delete({ query: '*[_id == "of-v1"]' })).rejects.toThrow("2021-03-25");
    await old.delete("of-v1");
    expect((await answered("/v2021-03-25/data/query/blogs?query=1")).result).toBe(1);
    expect((await answered("/v1/users/me")).id).toBe("editor");
  });
});

describe("listening", () => {
  it.each([
    ["*[_type ==", /parse error|Expected|Syntax/i],
    ["*[author->name == 'Ann']", /about the document itself/],
    ["*[geo::distance(a, b) < 3]", /geo::distance/],
    ["", /Missing required parameter/],
  ])("reports the error in %j as an event", async (query, why) => {
    const response = await running.request(
      `/v${contentApiVersion}/data/listen/blogs?query=${encodeURIComponent(query)}`,
      { headers: auth },
    );
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
    const text = await response.text();
    expect(text).toMatch(/^event: channelError\ndata: \{/);
    expect(text).toMatch(why);
  });

  it("makes the official client stop with an error", async () => {
    const failed = await new Promise<Error>((resolve, reject) => {
      client.listen("*[_type ==").subscribe({ next: reject, error: resolve });
    });
    expect(failed.name).toBe("ChannelError");
  });
});
