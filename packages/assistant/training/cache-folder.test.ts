import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepNewest } from "./cache-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the newest files of a kind stay, and every file of another kind", () => {
  ["other-1", "kind-4", "kind-2", "kind-1", "kind-3"].forEach((name) => {
    writeFileSync(join(folder, name), "");
    const second = Number(name.at(-1));
    utimesSync(join(folder, name), second, second);
  });
  keepNewest(folder, /^kind-\d$/, 2);
  expect(readdirSync(folder).toSorted()).toEqual(["kind-3", "kind-4", "other-1"]);
});

test("a folder that is not there is done without", () => {
  expect(() => keepNewest(join(folder, "none"), /./, 1)).not.toThrow();
});
