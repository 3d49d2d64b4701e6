import { expect, test, vi } from "vitest";
import { encodeResponse } from "./encode-response.ts";
import { PageCache } from "./page-cache.ts";

/** A cache of one page, whose content can be asked whether it is unchanged. */
async function cacheOf(areUnchanged: () => Promise<boolean>, { cacheFor = Infinity } = {}) {
  const render = vi.fn(async () => ({
    response: await encodeResponse(200, { "content-type": "text/html" }, Buffer.from("page")),
    cacheFor,
    syncTags: new Set(["s1:posts"]),
    areUnchanged,
  }));
  const cache = new PageCache({ render, capacity: 10, onError: () => {} });
  await cache.get("/blogs");
  return { cache, render };
}

test.each([
  ["known", new Set(["s1:posts"])],
  ["unknown", undefined],
])("after %s changes, a page stays that shows what there is", async (_, tags) => {
  const { cache, render } = await cacheOf(async () => true);
  const before = cache.peek("/blogs");
  await cache.revalidate(tags);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.peek("/blogs")).toBe(before);
});

test("a page that shows something else is rendered", async () => {
  const { cache, render } = await cacheOf(async () => false);
  await cache.revalidate();
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page is rendered where no one can say what it shows", async () => {
  const { cache, render } = await cacheOf(() => Promise.reject(new Error("down")));
  await cache.revalidate();
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page with a missing part is rendered", async () => {
  const { cache, render } = await cacheOf(async () => true, { cacheFor: 5_000 });
  await cache.revalidate();
  expect(render).toHaveBeenCalledTimes(2);
});

test("who asks meanwhile waits for the same inquiry", async () => {
  const found = Promise.withResolvers<boolean>();
  const areUnchanged = vi.fn(() => found.promise);
  const { cache, render } = await cacheOf(areUnchanged);
  const done = cache.revalidate();
  expect(cache.peek("/blogs")).toBeUndefined();
  const asked = cache.get("/blogs");
  found.resolve(true);
  await Promise.all([done, asked]);
  expect(areUnchanged).toHaveBeenCalledTimes(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test("what was found out before the next change does not count after it", async () => {
  const found = Promise.withResolvers<boolean>();
  const answers = [found.promise, Promise.resolve(false)];
  const { cache, render } = await cacheOf(() => answers.shift() ?? Promise.resolve(true));
  const first = cache.revalidate();
  const second = cache.revalidate();
  found.resolve(true);
  await Promise.all([first, second]);
  expect(render).toHaveBeenCalledTimes(2);
});
