import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { cachedYaml } from "./cached-yaml.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yaml-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the same text is parsed once, any other anew", () => {
  const read = vi.fn((text: string): unknown => parse(text));
  const texts = ["a: [1, “two”]\nb: >-\n  folded\n  text\n", "a: [1, “two”]\n"];
  for (const text of [...texts, ...texts])
    expect(cachedYaml(text, read, folder)).toEqual(parse(text));
  expect(read).toHaveBeenCalledTimes(2);
});

test("what cannot be parsed is refused each time, and not cached", () => {
  for (let time = 0; time < 2; time += 1)
    expect(() => cachedYaml("a: [1", undefined, folder)).toThrow(/flow/i);
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that cannot be written to is done without", () => {
  expect(cachedYaml("a: 1", undefined, "/dev/null/nowhere")).toEqual({ a: 1 });
});
