import { join } from "node:path";
import type { Logger } from "@brightkeel/content-lake";
import { type RunningLake, runLake, silent } from "@brightkeel/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blogSeed } from "#server/content/seed/seed.ts";
import { within } from "../support/slowness.ts";

const seedWith = (logger: Logger) =>
  blogSeed({ folder: join(import.meta.dirname, "..", "..", "content", "blogs"), logger });
const seed = seedWith(silent);
const warnings: string[] = [];
let running: RunningLake;
let reader: SanityClient;

beforeAll(async () => {
  const logger = { ...silent, warn: (_: object, message: string) => warnings.push(message) };
  running = await runLake({ seed: seedWith(logger) });
  reader = running.reader({ perspective: "published" });
}, within(60_000));
afterAll(() => running.stop());

type Post = {
  title: string;
  slug: string;
  author: string;
  categories: string[];
  publishedAt: string;
  alt: string;
  image: string;
  body: { _type: string; _key: string }[];
};
const posts = `*[_type == "post" && defined(slug.current)] | order(publishedAt desc) {
  title, "slug": slug.current, "author": author->name, "categories": categories[]->title, publishedAt,
  "alt": mainImage.alt, "image": mainImage.asset->url, body
}`;

it("brings every post with its author, categories, picture and text", async () => {
  const found = await reader.fetch<Post[]>(posts);
  expect(found.length).toBeGreaterThan(3);
  for (const post of found) {
    expect(post.author).toMatch(/practice$/);
    expect(post.categories.length).toBeGreaterThan(0);
    expect(post.alt.length).toBeGreaterThan(20);
    expect(post.body.length).toBeGreaterThan(5);
    expect(new Set(post.body.map((block) => block._key)).size).toBe(post.body.length);
  }
});

it("loses nothing of the Markdown", () => {
  expect(warnings).toEqual([]);
});

it("serves the pictures, cut and converted as asked", async () => {
  const [post] = await reader.fetch<Post[]>(posts);
  const original = await fetch(post?.image ?? "");
  expect(original.headers.get("content-type")).toBe("image/png");
  expect(original.headers.get("cache-control")).toContain("immutable");
  const small = await fetch(`${post?.image}?w=400&h=200&fit=crop&auto=format`, {
    headers: { accept: "image/webp,*/*" },
  });
  expect(small.headers.get("content-type")).toBe("image/webp");
  expect(small.headers.get("vary")).toMatch(/\baccept\b/);
  expect((await small.arrayBuffer()).byteLength).toBeLessThan(40_000);
});

it(
  "gives two installations the same documents",
  async () => {
    const other = await runLake({ seed });
    const all = "*[] | order(_id)";
    const url = (value: unknown) => JSON.stringify(value).replace(/http:\/\/[^/]+/g, "");
    expect(url(await other.client().fetch(all))).toBe(url(await running.client().fetch(all)));
    await other.stop();
  },
  within(60_000),
);

it(
  "leaves what editors changed as it is",
  async () => {
    const first = await runLake({ seed });
    await first.client().patch("author-ai-practice").set({ bio: "Changed." }).commit();
    await first.stop({ keepData: true });
    const second = await runLake({ seed, dataDir: first.dataDir });
    expect(await second.client().getDocument("author-ai-practice")).toMatchObject({
      bio: "Changed.",
    });
    await second.stop();
  },
  within(60_000),
);
