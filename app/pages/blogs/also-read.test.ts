import { expect, test } from "vitest";
import { type PostSummary, postSummary } from "#app/blogs/post.ts";
import { alsoRead } from "./also-read.server.ts";

const sap = { title: "SAP", slug: "sap" };
const cloud = { title: "Cloud and operations", slug: "cloud" };

const post = (name: string, ...categories: { title: string; slug: string }[]): PostSummary =>
  postSummary.parse({
    _id: name,
    title: name,
    slug: name,
    publishedAt: "2026-01-01",
    _updatedAt: "2026-01-01T00:00:00Z",
    categories,
  });

const blogOf = (all: readonly PostSummary[]) => ({
  latest: async (most: number) => all.slice(0, most),
  latestIn: async (wanted: readonly string[], most: number) =>
    all
      .filter(({ categories }) => categories.some(({ slug }) => wanted.includes(slug)))
      .slice(0, most),
});

const tag = { ...sap, description: undefined, count: 1 };
const clouds = ["a", "b", "c", "d"].map((name) => post(name, cloud));

test("a subject with few articles is followed by those of a subject that they share", async () => {
  const posts = [post("own", sap, cloud)];
  const more = await alsoRead(blogOf([post("x"), ...posts, ...clouds]), { tag, posts, total: 1 });
  expect(more?.title).toBe("More from Cloud and operations");
  expect(more?.posts.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
});

test("without a shared subject, or with nothing else in it, the newest are named as such", async () => {
  for (const posts of [[post("own", sap)], [post("own", sap, { title: "Design", slug: "d" })]]) {
    const more = await alsoRead(blogOf([...posts, ...clouds]), { tag, posts, total: 1 });
    expect(more?.title).toBe("The newest on other subjects");
    expect(more?.posts.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
  }
});

test("a subject with enough articles offers no others", async () => {
  const posts = ["e", "f", "g"].map((name) => post(name, sap));
  expect(await alsoRead(blogOf(posts), { tag, posts, total: 3 })).toBeUndefined();
});
