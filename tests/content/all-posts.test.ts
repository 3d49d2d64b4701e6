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
      '*[_type == "post"] | order(publishedAt desc, _updatedAt desc, _id asc)._id',
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
