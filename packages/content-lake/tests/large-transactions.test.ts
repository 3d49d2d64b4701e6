import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";
import { computedFor } from "./computed-for.ts";
import { within } from "./within.ts";

/** Transactions over hundreds of documents, written outside the thread that answers requests. */

let running: RunningLake;
beforeEach(async () => {
  running = await runLake();
});
afterEach(() => running.stop());

const count = 400;
const ids = Array.from({ length: count }, (_, n) => `post-${n}`);
const words = "hull keel stern bow deck mast sail rope anchor harbour pilot chart".split(" ");
const text = (n: number): string =>
  Array.from({ length: 300 }, (_, at) => words[(n * 7 + at * at) % words.length]).join(" ");
const post = (n: number, title = `Post ${n}`) => ({
  _id: `post-${n}`,
  _type: "post",
  title,
  text: text(n),
});

const create = () =>
  running.client().mutate(
    ids.map((_, n) => ({ create: post(n) })),
    { returnDocuments: false },
  );

test(
  "do not block others: the longest turn is a small part of the work",
  async () => {
    await create();
    const client = running.client();
    const { longest, whole } = await computedFor(() =>
      client
        .patch({ query: '*[_type == "post"]' })
        .set({ text: text(count + 1), title: "Changed" })
        .commit({ visibility: "async" }),
    );
    expect(await client.fetch('count(*[title == "Changed"])')).toBe(count);
    expect(longest / whole).toBeLessThan(0.12);
  },
  within(60_000),
);

test(
  "are visible atomically and in order",
  async () => {
    await create();
    const client = running.client();
    const seen = new Set<string>();
    let ended = false;
    const watching = (async () => {
      while (!ended) {
        const titles = await client.fetch<string[]>("array::unique(*[_type == 'post'].title)");
        seen.add(JSON.stringify(titles.length === count ? "before" : titles));
        const documents = await client.getDocuments(["post-1", `post-${count - 1}`]);
        const [one, other] = documents.map((document) => document?.title);
        expect([one === "Changed", other === "Changed"].join()).toMatch(/true,true|false,false/);
      }
    })();
    const large = client
      .patch({ query: '*[_type == "post"]' })
      .set({ title: "Changed" })
      .commit({ visibility: "async" });
    await expect.poll(() => seen.size).toBeGreaterThan(0);
    const small = client.create({ _id: "after", _type: "note" });
    await Promise.all([large, small]);
    ended = true;
    await watching;
    expect(seen.size).toBeLessThanOrEqual(2);
    expect(await client.fetch('count(*[title == "Changed"])')).toBe(count);
    expect(await client.getDocument("after")).toMatchObject({ _type: "note" });
  },
  within(60_000),
);

test("are rolled back completely if an operation fails, and later ones succeed", async () => {
  const client = running.client();
  await client.create({ _id: "post-390", _type: "post" });
  await expect(create()).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining("post-390"),
  });
  expect(await client.fetch("count(*[_type == 'post'])")).toBe(1);
  await client.delete("post-390");
  await create();
  expect(await client.fetch("count(*[_type == 'post'])")).toBe(count);
});

test("are reported to listeners once and completely, with previous revisions", async () => {
  await create();
  const client = running.client();
  const heard: (string | undefined)[] = [];
  const listening = client
    .listen("*[_type == 'post']", {}, { includeResult: true, includePreviousRevision: true })
    .subscribe((event) => {
      if (event.type === "mutation")
        heard.push(`${event.documentId} ${event.previous?.title} ${event.result?.title}`);
    });
  await expect
    .poll(async () => {
      await client
        .patch("post-0")
        .set({ probe: randomBytes(4).toString("hex") })
        .commit();
      return heard.length;
    })
    .toBeGreaterThan(0);
  heard.length = 0;
  await client.patch({ query: "*[_type == 'post']" }).set({ title: "New" }).commit();
  await client.create({ _id: "last", _type: "post" });
  await expect.poll(() => heard.at(-1)).toBe("last undefined undefined");
  const told = heard.filter((line) => line?.endsWith(" New"));
  expect(told).toHaveLength(count);
  expect(new Set(told)).toEqual(new Set(ids.map((id, n) => `${id} Post ${n} New`)));
  listening.unsubscribe();
});
