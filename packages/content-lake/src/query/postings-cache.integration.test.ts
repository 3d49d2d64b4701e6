import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DatasetStore } from "../store/dataset-store.ts";
import { PostingsCache, stateOf } from "./postings-cache.ts";

let folder: string;
let writer: DatasetStore;
let reader: DatasetStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "postings-cache-"));
  const path = join(folder, "content.sqlite");
  writer = new DatasetStore(path);
  reader = new DatasetStore(path, { readOnly: true });
});
afterEach(() => {
  reader.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

const write = (term: string) =>
  writer.sql.run("INSERT INTO postings VALUES (?, 0, ?)", term, new Uint8Array(2));

it.each([
  ["another connection", () => reader],
  ["its own", () => writer],
])("reads a term once, and again when something was written by %s", (_by, connection) => {
  const cache = new PostingsCache();
  let reads = 0;
  const read = () => {
    reads++;
    return [{ stretch: 0, entries: new Uint8Array(2) }];
  };
  const { sql } = connection();
  const get = (term: string) => cache.rows(stateOf(sql), term, read);
  write("wa");
  expect([get("wa"), get("wa"), reads]).toMatchObject([[{ stretch: 0 }], [{ stretch: 0 }], 1]);
  get("wb");
  expect(reads).toBe(2);
  write("wb");
  get("wa");
  get("wb");
  expect(reads).toBe(4);
});
