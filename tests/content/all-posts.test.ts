import { runLake } from "@brightkeel/content-lake/testing";
import { expect, it, onTestFinished } from "vitest";
import { createBlog } from "#app/blogs/blog.server.ts";
import { within } from "../support/slowness.ts";

it(
  "reads where all posts stand in parts, each post once and in the order of the list",
  async () => {
    const running = await runLake();
    onTestFinished(() => running.stop());
    const editor = running.client();
    // Many posts share a date, and batches end among them.
    const dates = ["2026-01-05T10:00:00.000Z", "2026-01-04", "2026-01-03T10:00:00Z"];
    const posts = Array.from({ length: 2_300 }, (_, at) => ({
      _id: `post-${(at * 7919) % 2_300}`,
      _type: "post",
      title: `Post ${at}`,
      slug: { _type: "slug", current: `post-${at}` },
      publishedAt: dates[at % dates.length],
      categories: at === 0 ? [{ _key: "c", _type: "reference", _ref: "tea" }] : [],
    }));
    await editor.create({
      _id: "tea",
      _type: "category",
      title: "Tea",
      slug: { _type: "slug", current: "tea" },
    });
    for (let from = 0; from < posts.length; from += 500)
      await editor.mutate(posts.slice(from, from + 500).map((create) => ({ create })));
    await editor.create({
      _id: "drafts.draft",
      _type: "post",
      title: "Draft",
      slug: { current: "d" },
    });

    const client = running.reader({ perspective: "published" });
    const blog = createBlog({ client, perspective: "published", reads: { add() {} } });
    const entries = await blog.entries(10_000);
    const inOrder = await client.fetch<string[]>(
      '*[_type == "post"] | order(publishedAt desc, _id asc)._id',
    );
    expect(entries.map(({ _id }) => _id)).toEqual(inOrder);
    expect(entries.find(({ slug }) => slug === "post-0")?.categories).toEqual([
      { title: "Tea", slug: "tea" },
    ]);
    expect(await blog.entries(1_500)).toEqual(entries.slice(0, 1_500));
    expect(await blog.entries(1_000)).toEqual(entries.slice(0, 1_000));
  },
  within(60_000),
);

it("leads from post to post through all that share a date, in the order of the list and the feed", async () => {
  const running = await runLake();
  onTestFinished(() => running.stop());
  const editor = running.client();
  const dates = { a: "05", d: "04", b: "04", c: "04", e: "03" };
  for (const [id, day] of Object.entries(dates)) {
    await editor.create({
      _id: `post-${id}`,
      _type: "post",
      title: id,
      slug: { _type: "slug", current: id },
      publishedAt: `2026-01-${day}T10:00:00Z`,
      author: { _type: "reference", _ref: "ann", _weak: true },
    });
  }
  // An edit moves no post.
  await editor.patch("post-c").set({ excerpt: "Edited" }).commit();
  for (const perspective of ["published", "drafts"] as const) {
    const client = running.client({ perspective });
    const blog = createBlog({ client, perspective, reads: { add() {} } });
    const order = ["a", "b", "c", "d", "e"];
    const query = { page: 1 };
    expect((await blog.list(query)).posts.map(({ slug }) => slug)).toEqual(order);
    expect((await blog.whole(50)).map(({ slug }) => slug)).toEqual(order);
    for (const [at, slug] of order.entries()) {
      const post = await blog.bySlug(slug);
      expect([post?.next?.slug, post?.previous?.slug]).toEqual([order[at - 1], order[at + 1]]);
    }
  }
});
