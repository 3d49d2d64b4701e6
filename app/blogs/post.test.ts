import { expect, test } from "vitest";
import { postSummary } from "./post.ts";

const post = {
  _id: "post-1",
  title: "Soundings",
  slug: "soundings",
  _updatedAt: "2026-11-20T08:00:00Z",
  author: null,
  categories: [],
  mainImage: null,
};

test.each([
  ["2026-11-20T09:30:00+05:30", "2026-11-20T09:30:00+05:30"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
])("a post that was published “%s” is shown", (publishedAt, read) => {
  expect(postSummary.parse({ ...post, publishedAt }).publishedAt).toBe(read);
});

test("a post with an invalid date is refused", () => {
  expect(postSummary.safeParse({ ...post, publishedAt: "2026-02-30" }).success).toBe(false);
});
