import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ContentDocument } from "../types.ts";
import { DatasetStore } from "./dataset-store.ts";
import { attributesOf, referencesOf } from "./indexing.ts";

let folder: string;
let store: DatasetStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dataset-store-"));
  store = new DatasetStore(join(folder, "content.sqlite"));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const document = (_id: string, fields: object = {}): ContentDocument => ({
  _id,
  _type: "note",
  _rev: "r1",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
  ...fields,
});

let transactions = 0;
const write = (documentId: string, after: ContentDocument | null) =>
  store.sql.transaction(() =>
    store.write({
      id: `t${transactions++}`,
      author: "test",
      timestamp: "2026-01-01T00:00:00Z",
      changes: [{ documentId, before: store.get(documentId), after, mutations: [] }],
    }),
  );
const rows = (table: string) => store.sql.all(`SELECT * FROM ${table}`).length;

it("writes and removes a document together with its index entries", () => {
  write("a", document("a", { title: "x", author: { _ref: "b" } }));
  expect(store.get("a")).toMatchObject({ title: "x" });
  expect([rows("attributes"), rows("refs")].every((count) => count > 0)).toBe(true);
  write("a", document("a", { other: 1 }));
  expect(rows("refs")).toBe(0);
  write("a", null);
  expect(store.get("a")).toBeNull();
  expect([rows("documents"), rows("attributes"), rows("refs")]).toEqual([0, 0, 0]);
  expect(store.sql.all("SELECT 1 FROM attribute_counts WHERE documents <> 0")).toEqual([]);
});

it("memory-maps its file only for reading, as mapped pages count as process memory", () => {
  write("a", document("a"));
  const reader = new DatasetStore(join(folder, "content.sqlite"), { readOnly: true });
  const mapped = ({ sql }: DatasetStore) => Number(sql.get("PRAGMA mmap_size")?.mmap_size);
  expect([mapped(store), mapped(reader) > 0]).toEqual([0, true]);
  reader.close();
});

it("rolls back a failed transaction completely", () => {
  expect(() =>
    store.sql.transaction(() => {
      store.write({
        id: "failing",
        author: "test",
        timestamp: "2026-01-01T00:00:00Z",
        changes: [{ documentId: "a", before: null, after: document("a"), mutations: [] }],
      });
      throw new Error("in the middle");
    }),
  ).toThrow("in the middle");
  expect(store.get("a")).toBeNull();
  expect(store.hasTransaction("failing")).toBe(false);
});

it("rejects a file with a newer format", () => {
  store.sql.exec("PRAGMA user_version = 99");
  expect(() => new DatasetStore(join(folder, "content.sqlite"))).toThrow("content schema 99");
});

it("reindexes the documents of an older file", () => {
  write("a", document("a", { title: "Tea", author: { _ref: "b" }, tags: [{ _ref: "c" }] }));
  store.sql.exec(`
    DROP TABLE refs; DROP TABLE words; DROP INDEX attributes_by_document;
    CREATE TABLE refs (target TEXT NOT NULL, n INTEGER NOT NULL, strong INTEGER NOT NULL, PRIMARY KEY (target, n)) STRICT, WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5 (text, content='', contentless_delete=1);
    CREATE INDEX attributes_by_document ON attributes (n);
    DELETE FROM attributes; DELETE FROM attribute_counts;
    PRAGMA user_version = 2`);
  store.close();
  store = new DatasetStore(join(folder, "content.sqlite"));
  expect(store.sql.all("SELECT target FROM refs ORDER BY 1")).toEqual([
    { target: "b" },
    { target: "c" },
  ]);
  expect(store.sql.all("SELECT rowid FROM words WHERE words MATCH 'tea'")).toHaveLength(1);
  expect(store.sql.get("SELECT value FROM attributes WHERE path = 'tags[]._ref'")).toEqual({
    value: "c",
  });
  expect(store.sql.get("SELECT documents FROM attribute_counts WHERE path = 'title'")).toEqual({
    documents: 1,
  });
});

it("keeps the indexes of an older file if they are complete, and records changes to them", () => {
  write("a", document("a", { title: "Tea" }));
  store.sql.exec("DROP TABLE postings_changes; PRAGMA user_version = 5");
  store.close();
  store = new DatasetStore(join(folder, "content.sqlite"));
  expect(store.sql.all("SELECT rowid FROM words WHERE words MATCH 'tea'")).toHaveLength(1);
  write("b", document("b", { title: "Coffee" }));
  expect(store.sql.all("SELECT stretches FROM postings_changes")).toEqual([{ stretches: "[0]" }]);
});

it("indexes scalars two levels deep, lists of scalars and references, and the presence of everything else", () => {
  const paths = attributesOf({
    _type: "note",
    a: 1,
    b: { c: true, d: { e: 1 } },
    tags: ["x", "y"],
    links: [{ _ref: "z" }],
    no: null,
  }).map(({ path, value }) => `${path}=${value}`);
  expect(paths).toEqual([
    "a=1",
    "b=",
    "b.c=1",
    "b.d=",
    "tags=",
    "tags[]=x",
    "tags[]=y",
    "links=",
    "links[]._ref=z",
  ]);
});

it("finds references at any depth, and whether they are strong", () => {
  const weak = { _ref: "w", _weak: true };
  expect(
    referencesOf({ a: { _ref: "s" }, list: [{ deep: [weak, { _ref: "s", _weak: true }] }] }),
  ).toEqual([
    { target: "s", strong: true },
    { target: "w", strong: false },
  ]);
});
