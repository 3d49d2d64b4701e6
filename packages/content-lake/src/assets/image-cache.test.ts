import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ImageCache } from "./image-cache.ts";
import { TransformQueue } from "./transform-queue.ts";

const who = { address: "a", large: false };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "image-cache-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("an image is generated once for concurrent and later requests", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"));
  const make = vi.fn(async () => Buffer.from("picture"));
  await Promise.all([cache.get("key", make, who), cache.get("key", make, who)]);
  expect((await cache.get("key", make, who)).toString()).toBe("picture");
  expect(make).toHaveBeenCalledTimes(1);
});

test("an image that cannot be cached is still served", async () => {
  const inTheWay = join(emptyFolder(), "made");
  writeFileSync(inTheWay, "a file where the folder should be");
  const cache = new ImageCache(inTheWay);
  expect((await cache.get("key", async () => Buffer.from("picture"), who)).toString()).toBe(
    "picture",
  );
});

test("the least recently used images are evicted when the cache is full", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"), new TransformQueue(), 250);
  const make = vi.fn(async () => Buffer.alloc(100));
  for (const key of ["one", "two", "three"]) await cache.get(key, make, who);
  await cache.get("three", make, who);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get("one", make, who);
  expect(make).toHaveBeenCalledTimes(4);
});

/** Returns work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const make = vi.fn(() => promise.then(() => Buffer.from("picture")));
  return { make, done: resolve };
}

test("an image is not generated if its only request was aborted", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"), new TransformQueue({ places: 1 }));
  const first = held();
  const underWay = cache.get("first", first.make, who);
  await expect.poll(() => first.make.mock.calls.length).toBe(1);
  const leave = [new AbortController(), new AbortController()];
  const left = held();
  const waiting = leave.map(({ signal }) => cache.get("left", left.make, { ...who, signal }));
  const ended = Promise.allSettled(waiting);
  // Both are in the queue once a third, which is asked for later, is.
  const kept = cache.get("kept", async () => Buffer.from("kept"), who);
  await cache.find("none");
  for (const one of leave) one.abort();
  first.done();
  expect((await kept).toString()).toBe("kept");
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(left.make).not.toHaveBeenCalled();
  await underWay;
});

test("if one of two requests is aborted, the image is generated for the other", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"), new TransformQueue({ places: 1 }));
  const first = held();
  void cache.get("first", first.make, who);
  await expect.poll(() => first.make.mock.calls.length).toBe(1);
  const leave = new AbortController();
  const make = async () => Buffer.from("wanted");
  const left = Promise.allSettled([cache.get("key", make, { ...who, signal: leave.signal })]);
  const wanted = cache.get("key", make, who);
  leave.abort();
  first.done();
  expect(String(await wanted)).toBe("wanted");
  await left;
});

test("the transformation is aborted when its last request is", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"));
  const leave = [new AbortController(), new AbortController()];
  const given = Promise.withResolvers<AbortSignal>();
  const make = (signal: AbortSignal) => {
    given.resolve(signal);
    return new Promise<Buffer>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("given up")));
    });
  };
  const asked = Promise.allSettled(
    leave.map(({ signal }) => cache.get("key", make, { ...who, signal })),
  );
  const told = await given.promise;
  // Both are waiting once a third, which is asked for later, is known not to be cached.
  await cache.find("none");
  leave[0]?.abort();
  expect(told.aborted).toBe(false);
  leave[1]?.abort();
  expect(told.aborted).toBe(true);
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
