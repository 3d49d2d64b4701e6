import { contentApiVersion } from "@brightkeel/contracts";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { seedPosts } from "./posts.fixture.ts";
import { within } from "./within.ts";

let running: RunningLake;
let client: SanityClient;

beforeAll(async () => {
  running = await runLake({ pool: { workers: 1, deadline: 700 } });
  client = running.client();
  await seedPosts(client);
});
afterAll(() => running.stop());

describe("queries", () => {
  const ask = async (query: string, more = "") => {
    const response = await running.request(
      `/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(query)}${more}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    return { status: response.status, body: await response.json() };
  };

  it("report the position of a syntax error", async () => {
    const query = '*[_type == "post"';
    expect(await ask(query)).toMatchObject({
      status: 400,
      body: { error: { type: "queryParseError", query, end: query.length } },
    });
    expect(await ask("*[a == $b]")).toMatchObject({
      status: 400,
      body: { error: { start: 7, end: 9 } },
    });
  });

  it("report unsupported functions and invalid requests", async () => {
    for (const [query, name, instead] of [
      ["*[geo::contains(a, b)]", "geo::contains()", "latitude"],
      ['*[@ match text::semanticSimilarity("a")]', "text::semanticSimilarity()", "text::query()"],
      [
        "*{'n': documents::incomingRefCount(@)}",
        "documents::incomingRefCount()",
        "references(^._id)",
      ],
    ])
      expect(await ask(query ?? "")).toMatchObject({
        status: 501,
        body: {
          error: "Not Implemented",
          message: expect.stringMatching(
            new RegExp(
              `^${RegExp.escape(name ?? "")} is not supported.*${RegExp.escape(instead ?? "")}.*A hosted project has it`,
            ),
          ),
        },
      });
    expect((await ask("*", "&perspective=raw,drafts")).status).toBe(400);
    expect((await ask("*", "&$x={")).status).toBe(400);
    expect(
      (await running.request(`/v${contentApiVersion}/data/query/nothing?query=*`)).status,
    ).toBe(404);
    for (const version of ["v2025-13-01", "v2025-02-30", "v2025-00-10"])
      expect((await running.request(`/${version}/data/query/blogs?query=*`)).status).toBe(400);
    expect(
      (
        await running.request(`/v${contentApiVersion}/agent/action/generate/blogs`, {
          method: "POST",
        })
      ).status,
    ).toBe(501);
    expect((await running.request(`/v${contentApiVersion}/data/quarry/blogs`)).status).toBe(404);
    expect((await ask('*[0] | score(title match "a")')).status).toBe(400);
  });

  it("time out if endless, and later ones are answered", async () => {
    // Every level depends on the one around it, so nothing can be cached or looked up.
    const endless =
      "count(*[count(*[count(*[count(*[title + ^.title match ^.^.title]) > 0 && title != ^.^.title]) > 1]) > 1])";
    const started = performance.now();
    await expect(client.fetch(endless)).rejects.toThrow(/timed out/);
    expect(performance.now() - started).toBeLessThan(within(5000));
    expect(await client.fetch('count(*[_type == "category"])')).toBeGreaterThan(3);
  });

  it("count only what the caller may see", async () => {
    const all = await client.fetch("*._id", {}, { perspective: "raw" });
    expect(await client.fetch("count(*)", {}, { perspective: "raw" })).toBe(all.length);
    const seen = await running.reader().fetch("*._id");
    expect(await running.reader().fetch("count(*)")).toBe(seen.length);
    expect(await client.fetch('{"n": count(*), "m": count(*[_type == "none"])}')).toMatchObject({
      m: 0,
    });
  });

  it("are sent by POST if long", async () => {
    const ids = Array.from({ length: 2000 }, (_, i) => `p${i}`);
    expect(await client.fetch("count(*[_id in $ids])", { ids })).toBe(60);
  });
});
