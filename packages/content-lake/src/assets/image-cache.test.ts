import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ImageCache } from "./image-cache.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "image-cache-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a picture is made once, for those who ask at once and for those who ask later", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"));
  const make = vi.fn(async () => Buffer.from("picture"));
  await Promise.all([cache.get("key", make), cache.get("key", make)]);
  expect((await cache.get("key", make)).toString()).toBe("picture");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a picture that cannot be cached is answered all the same", async () => {
  const inTheWay = join(emptyFolder(), "made");
  writeFileSync(inTheWay, "a file where the folder should be");
  const cache = new ImageCache(inTheWay);
  expect((await cache.get("key", async () => Buffer.from("picture"))).toString()).toBe("picture");
});

test("those that were not looked at for longest go when it gets too much", async () => {
  const cache = new ImageCache(join(emptyFolder(), "made"), 250);
  const make = vi.fn(async () => Buffer.alloc(100));
  for (const key of ["one", "two", "three"]) await cache.get(key, make);
  await cache.get("three", make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get("one", make);
  expect(make).toHaveBeenCalledTimes(4);
});
