import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dimensions } from "../src/meaning/vectors.ts";
import { openCachedVectors } from "./cached-vectors-now.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vectors-"));
  file = join(folder, "of", "encoder");
});
afterEach(() => rmSync(folder, { recursive: true }));

const vectorOf = (seed: number) =>
  Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed + at));

test("the next process has each vector to the last bit", () => {
  const first = openCachedVectors(file);
  expect(first.get("one")).toBeUndefined();
  first.add("one", vectorOf(1));
  // Another process that began at the same time.
  openCachedVectors(file).add("two", vectorOf(2));
  first.add("three", vectorOf(3).subarray());
  const next = openCachedVectors(file);
  expect(["one", "two", "three", "four"].map((text) => next.get(text))).toEqual([
    vectorOf(1),
    vectorOf(2),
    vectorOf(3),
    undefined,
  ]);
});

test("a file that ends within a record is begun anew", () => {
  openCachedVectors(file).add("one", vectorOf(1));
  appendFileSync(file, "a part");
  const next = openCachedVectors(file);
  expect(next.get("one")).toBeUndefined();
  next.add("one", vectorOf(1));
  expect(openCachedVectors(file).get("one")).toEqual(vectorOf(1));
});

test("a folder that cannot be written to is done without", () => {
  const nowhere = openCachedVectors("/dev/null/nowhere/encoder");
  nowhere.add("one", vectorOf(1));
  expect(nowhere.get("one")).toBeUndefined();
});
