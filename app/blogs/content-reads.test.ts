import { expect, test } from "vitest";
import { type ContentRead, ContentReads } from "./content-reads.server.ts";

const read = (result: unknown, ...syncTags: string[]): ContentRead => ({ result, syncTags });
const posts = read([{ title: "One" }], "s1:posts");

test("reads are unchanged while each gives the same result", async () => {
  const reads = new ContentReads();
  let tags = read(["Tea"], "s1:tea");
  reads.add(posts, async () => read([{ title: "One" }], "s1:posts"));
  reads.add(tags, async () => tags);
  expect(await reads.areUnchanged()).toBe(true);
  tags = read(["Coffee"], "s1:coffee");
  expect(await reads.areUnchanged()).toBe(false);
});

test("a page that read nothing is unchanged", async () => {
  expect(await new ContentReads().areUnchanged()).toBe(true);
});

test("the same result from other documents brings their tags", async () => {
  const reads = new ContentReads();
  reads.add(posts, async () => ({ ...posts, syncTags: ["s1:other"] }));
  const before = reads.syncTags;
  await reads.areUnchanged();
  expect(before).toEqual(new Set(["s1:posts", "s1:other"]));
});

test("no tags are known where one response has none", () => {
  const reads = new ContentReads();
  reads.add({ result: [] }, async () => posts);
  expect(reads.syncTags).toBeUndefined();
});

test("a response that cannot be requested again says so", async () => {
  const reads = new ContentReads();
  reads.add(posts, () => Promise.reject(new Error("down")));
  await expect(reads.areUnchanged()).rejects.toThrow("down");
});
