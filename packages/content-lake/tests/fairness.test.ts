import { contentApiVersion } from "@brightkeel/contracts";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endlessQuery, type RunningLake, runLake, token } from "../src/testing.ts";

const queryPath = (query: string) =>
  `/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(query)}`;
const asEditor = { headers: { authorization: `Bearer ${token}` } };

describe("anonymous callers", () => {
  let running: RunningLake;
  beforeEach(async () => {
    running = await runLake({ limits: { perMinute: 6, burst: 4, queries: 2, streams: 1 } });
  });
  afterEach(() => running.stop());

  it("get 429 with Retry-After after too many requests; editors are not counted", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await running.request(queryPath("1"))).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const refused = await running.request(queryPath("1"));
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    expect(await refused.json()).toEqual({
      statusCode: 429,
      error: "Too Many Requests",
      message: `Too many requests from your address; try again in ${wait} s`,
    });
    for (let i = 0; i < 10; i++)
      expect((await running.request(queryPath("1"), asEditor)).status).toBe(200);
  });

  it("may run only a few queries at once", async () => {
    await running
      .client()
      .mutate(Array.from({ length: 60 }, (_, i) => ({ create: { _id: `n${i}`, _type: "note" } })));
    const statuses = await Promise.all(
      [endlessQuery, endlessQuery, "1"].map(
        async (query) => (await running.request(queryPath(query))).status,
      ),
    );
    expect(statuses).toEqual([408, 408, 429]);
  });

  it("may hold only a few event streams open, and release them on disconnect", async () => {
    const path = `/v${contentApiVersion}/data/listen/blogs?query=*`;
    const leave = new AbortController();
    expect((await running.request(path, { signal: leave.signal })).status).toBe(200);
    expect((await running.request(path)).status).toBe(429);
    expect((await running.request(path, asEditor)).status).toBe(200);
    leave.abort();
    await expect
      .poll(async () => {
        const response = await running.request(path);
        await response.body?.cancel();
        return response.status;
      })
      .not.toBe(429);
  });

  it("lose a stream to a client with fewer when all are in use", async () => {
    await running.stop();
    running = await runLake({
      limits: { streams: 3, allStreams: 3 },
      addressOf: (c) => c.req.header("x-from") ?? "",
    });
    const path = `/v${contentApiVersion}/data/listen/blogs?query=*`;
    const open = (from: string) => running.request(path, { headers: { "x-from": from } });
    const [oldest, ...others] = [await open("a"), await open("a"), await open("a")];
    const other = await open("b");
    expect([other.status, (await oldest?.text())?.match(/event: \w+/g)]).toEqual([
      200,
      ["event: welcome"],
    ]);
    const refused = await open("a");
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      503,
      "5",
      expect.objectContaining({ message: "Too many event streams are open; try again shortly" }),
    ]);
    for (const stream of [...others, other]) await stream.body?.cancel();
  });

  it("hold no stream open with a HEAD request", async () => {
    const path = `/v${contentApiVersion}/data/listen/blogs?query=*`;
    for (let i = 0; i < 2; i++)
      expect((await running.request(path, { method: "HEAD" })).status).toBe(200);
    const stream = await running.request(path);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
  });
});

describe("images", () => {
  let running: RunningLake;
  beforeEach(async () => {
    running = await runLake({ limits: { perMinute: 6, burst: 4 } });
  });
  afterEach(() => running.stop());

  it("count towards the rate limit: fully if generated, slightly if cached", async () => {
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    const { url } = await running.client().assets.upload("image", picture);
    const originals = await Promise.all(Array.from({ length: 25 }, () => fetch(url)));
    expect(new Set(originals.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await fetch(`${url}?w=1`)).status, (await fetch(`${url}?w=2`)).status]).toEqual([
      200, 429,
    ]);
    expect((await fetch(`${url}?w=20`, asEditor)).status).toBe(200);
  });
});
