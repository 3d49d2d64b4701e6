import { expect, test, vi } from "vitest";
import { type EncodedResponse, encodeResponse } from "./encode-response.ts";
import { type Cacheable, PageCache } from "./page-cache.ts";

const page = (text: string, status = 200) =>
  encodeResponse(status, { "content-type": "text/html" }, Buffer.from(text));
const textOf = (encoded: EncodedResponse) => encoded.variants.identity.body.toString();

/** Pages are cached until a change, unless a test says otherwise. */
const lasting = async (made: Promise<EncodedResponse | Cacheable>): Promise<Cacheable> => {
  const answer = await made;
  return "response" in answer
    ? answer
    : { response: answer, cacheFor: Number.POSITIVE_INFINITY, syncTags: undefined };
};

function cacheOf(make: (key: string) => Promise<EncodedResponse | Cacheable>, capacity = 10) {
  const render = (key: string) => lasting(make(key));
  const onError = vi.fn();
  const clock = { now: 0 };
  const now = () => clock.now;
  return { cache: new PageCache({ render, capacity, onError, now }), onError, clock };
}

/** A page that was made while one of its parts was unavailable. */
const degraded = async (text: string) => ({
  response: await page(text),
  cacheFor: 5_000,
  syncTags: undefined,
});

/** A page that shows content with these sync tags. */
const tagged = async (text: string, ...syncTags: string[]): Promise<Cacheable> => ({
  response: await page(text),
  cacheFor: Number.POSITIVE_INFINITY,
  syncTags: new Set(syncTags),
});

test("a page is made once, also for many who ask at the same moment", async () => {
  const render = vi.fn(() => page("one"));
  const { cache } = cacheOf(render);
  await Promise.all([cache.get("/"), cache.get("/"), cache.get("/")]);
  await cache.get("/");
  expect(render).toHaveBeenCalledTimes(1);
});

test("after a change the cached pages are made again", async () => {
  let words = "before";
  const { cache } = cacheOf(() => page(words));
  await cache.get("/blogs");
  words = "after";
  expect(textOf(await cache.get("/blogs"))).toBe("before");
  await cache.revalidate();
  expect(textOf(await cache.get("/blogs"))).toBe("after");
});

test("a page that was being made when the content changed is not cached as current", async () => {
  const first = Promise.withResolvers<EncodedResponse>();
  const answers = [first.promise, page("after")];
  const { cache } = cacheOf(() => answers.shift() ?? page("later"));
  const asked = cache.get("/");
  const renewed = cache.revalidate();
  first.resolve(await page("before"));
  expect(textOf(await asked)).toBe("before");
  await renewed;
  expect(textOf(await cache.get("/"))).toBe("after");
});

test("a change that comes while pages are made again makes each of them once more, and not twice", async () => {
  const slow = Promise.withResolvers<void>();
  const rendered: string[] = [];
  let waiting: Promise<void> | undefined;
  const { cache } = cacheOf(async (address) => {
    rendered.push(address);
    await waiting;
    return page("words");
  });
  for (const address of ["/c", "/b", "/a"]) await cache.get(address);
  rendered.length = 0;
  waiting = slow.promise;
  const first = cache.revalidate();
  const second = cache.revalidate();
  slow.resolve();
  await Promise.all([first, second]);
  expect(rendered).toEqual(["/a", "/a", "/b", "/c"]);
});

test("a change makes those pages again that show what changed, and no others", async () => {
  const rendered: string[] = [];
  const { cache } = cacheOf((address) => {
    rendered.push(address);
    if (address === "/post") return tagged("words", "s1:posts", "s1:authors");
    return address === "/unknown" ? page("words") : tagged("words", "s1:jobs");
  });
  for (const address of ["/post", "/jobs", "/unknown"]) await cache.get(address);
  rendered.length = 0;
  await cache.revalidate(new Set(["s1:authors"]));
  expect(rendered.toSorted()).toEqual(["/post", "/unknown"]);
  await cache.get("/jobs");
  expect(rendered).not.toContain("/jobs");
});

test("two changes one after the other make the pages of both again", async () => {
  const slow = Promise.withResolvers<void>();
  const rendered: string[] = [];
  let waiting: Promise<void> | undefined;
  const { cache } = cacheOf(async (address) => {
    rendered.push(address);
    await waiting;
    return tagged("words", address);
  });
  for (const address of ["/c", "/b", "/a"]) await cache.get(address);
  rendered.length = 0;
  waiting = slow.promise;
  const first = cache.revalidate(new Set(["/a", "/b"]));
  const second = cache.revalidate(new Set(["/c"]));
  slow.resolve();
  await Promise.all([first, second]);
  expect(new Set(rendered)).toEqual(new Set(["/a", "/b", "/c"]));
});

test("a page made before a change does not take the place of one made after it", async () => {
  const early = Promise.withResolvers<EncodedResponse>();
  const answers = [early.promise, page("after")];
  const { cache } = cacheOf(() => answers.shift() ?? page("later"));
  const asked = cache.get("/");
  await cache.revalidate();
  expect(textOf(await cache.get("/"))).toBe("after");
  early.resolve(await page("before"));
  await asked;
  expect(textOf(await cache.get("/"))).toBe("after");
});

test("a page that cannot be made again keeps none of the others from it", async () => {
  let words = "before";
  // Room for two: the third page evicts the first while they are made again.
  const { cache } = cacheOf(async (address) => {
    if (address === "/new") return page("new");
    if (words === "after" && address === "/b") await cache.get("/new");
    if (words === "after" && address === "/a") throw new Error("down");
    return page(words);
  }, 2);
  await cache.get("/a");
  await cache.get("/b");
  words = "after";
  await expect(cache.revalidate()).resolves.toBeUndefined();
  expect(textOf(await cache.get("/b"))).toBe("after");
});

test("while the content service is down the last good page is served", async () => {
  let down = false;
  const { cache, onError } = cacheOf(() =>
    down ? Promise.reject(new Error("down")) : page("good"),
  );
  await cache.get("/blogs");
  down = true;
  await cache.revalidate();
  expect(textOf(await cache.get("/blogs"))).toBe("good");
  expect(onError).toHaveBeenCalledWith("/blogs", expect.objectContaining({ message: "down" }));
});

test("an answer of 500 does not replace a good page, and after a pause it is tried again", async () => {
  const answers = [page("before"), page("down", 500), page("down", 500), page("after")];
  const render = vi.fn(() => answers.shift() ?? page("later"));
  const { cache, clock } = cacheOf(render);
  await cache.get("/");
  await cache.revalidate();
  expect(textOf(await cache.get("/"))).toBe("before");
  expect(render).toHaveBeenCalledTimes(2);

  clock.now += 5_000;
  expect(cache.peek("/")).toBeUndefined();
  expect(textOf(await cache.get("/"))).toBe("before");
  await expect.poll(() => cache.peek("/")).toBeDefined();
  expect(render).toHaveBeenCalledTimes(3);

  clock.now += 5_000;
  await cache.get("/");
  await expect.poll(async () => textOf(await cache.get("/"))).toBe("after");
  clock.now += 60 * 60_000;
  expect(textOf(await cache.get("/"))).toBe("after");
  expect(render).toHaveBeenCalledTimes(4);
});

test("a degraded page is tried again after a while, without anyone waiting for it", async () => {
  const slow = Promise.withResolvers<EncodedResponse>();
  const answers: Promise<EncodedResponse | Cacheable>[] = [degraded("without posts"), slow.promise];
  const render = vi.fn(() => answers.shift() ?? page("later"));
  const { cache, clock } = cacheOf(render);
  expect(textOf(await cache.get("/"))).toBe("without posts");
  clock.now += 4_999;
  expect(textOf(await cache.get("/"))).toBe("without posts");
  expect(render).toHaveBeenCalledTimes(1);

  clock.now += 1;
  expect(textOf(await cache.get("/"))).toBe("without posts");
  expect(textOf(await cache.get("/"))).toBe("without posts");
  expect(render).toHaveBeenCalledTimes(2);
  slow.resolve(await page("with posts"));
  await expect.poll(async () => textOf(await cache.get("/"))).toBe("with posts");
  clock.now += 60 * 60_000;
  expect(textOf(await cache.get("/"))).toBe("with posts");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a degraded page does not take the place of a whole one", async () => {
  const answers = [page("with old posts"), degraded("without posts"), page("with new posts")];
  const { cache, clock } = cacheOf(() => answers.shift() ?? page("later"));
  await cache.get("/");
  await cache.revalidate();
  expect(textOf(await cache.get("/"))).toBe("with old posts");
  clock.now += 5_000;
  await cache.get("/");
  await expect.poll(async () => textOf(await cache.get("/"))).toBe("with new posts");
});

test("a page that is not there takes no room", async () => {
  const { cache } = cacheOf(() => page("nothing", 404));
  expect((await cache.get("/nope")).status).toBe(404);
  expect(cache.peek("/nope")).toBeUndefined();
});

test("a failure without a good page reaches the caller", async () => {
  const { cache } = cacheOf(() => Promise.reject(new Error("down")));
  await expect(cache.get("/")).rejects.toThrow("down");
});

test("an answer for one visitor is never cached, and never shared by two who ask at once", async () => {
  let count = 0;
  const { cache } = cacheOf(async () => {
    count += 1;
    return { response: await page(`form ${count}`), cacheFor: 0, syncTags: undefined };
  });
  const both = await Promise.all([cache.get("/contact-us"), cache.get("/contact-us")]);
  expect(new Set(both.map(textOf)).size).toBe(2);
  expect(cache.peek("/contact-us")).toBeUndefined();
});

test("a page is answered before it is compressed hard, and cached in the smaller form", async () => {
  const smaller = Promise.withResolvers<EncodedResponse>();
  const cache = new PageCache({
    render: () => lasting(page("quick")),
    compress: () => smaller.promise,
    capacity: 10,
    onError: vi.fn(),
  });
  expect(textOf(await cache.get("/"))).toBe("quick");
  smaller.resolve(await page("small"));
  await expect.poll(async () => textOf(await cache.get("/"))).toBe("small");
});

test("what is compressed late does not take the place of a page that was made again meanwhile", async () => {
  const first = Promise.withResolvers<EncodedResponse>();
  const compressed: string[] = [];
  let words = "before";
  const cache = new PageCache({
    render: () => lasting(page(words)),
    compress: async (response) => {
      compressed.push(textOf(response));
      return compressed.length === 1 ? first.promise : page("after, small");
    },
    capacity: 10,
    onError: vi.fn(),
  });
  await cache.get("/");
  words = "after";
  await cache.revalidate();
  first.resolve(await page("before, small"));
  await expect.poll(async () => textOf(await cache.get("/"))).toBe("after, small");
  expect(compressed).toEqual(["before", "after"]);
});

test("others are told which pages are ready, and which no longer are", async () => {
  const ready = new Map<string, string>();
  const cache = new PageCache({
    render: (key) =>
      key === "/half" ? lasting(degraded("half")) : lasting(tagged(`${key} ${words}`, "tag")),
    compress: async (response) => response,
    capacity: 2,
    onError: vi.fn(),
    onReady(key, response) {
      if (response) ready.set(key, textOf(response));
      else ready.delete(key);
    },
  });
  let words = "before";
  await cache.get("/a");
  await cache.get("/half");
  // A page that is good for seconds only is not offered to other processes.
  expect(Object.fromEntries(ready)).toEqual({ "/a": "/a before" });
  words = "after";
  const renewed = cache.revalidate(new Set(["tag"]));
  expect(ready.has("/a")).toBe(false);
  await renewed;
  expect(ready.get("/a")).toBe("/a after");
  await cache.get("/b");
  await cache.get("/c");
  expect([...ready.keys()]).toEqual(["/b", "/c"]);
});
