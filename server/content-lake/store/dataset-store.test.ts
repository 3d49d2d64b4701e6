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

it("keeps a document and its indexes together, and removes them together", () => {
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

it("undoes the whole of a transaction that fails", () => {
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

it("refuses a file of a newer format instead of guessing", () => {
  store.sql.exec("PRAGMA user_version = 99");
  expect(() => new DatasetStore(join(folder, "content.sqlite"))).toThrow("content schema 99");
});

it("indexes scalars two levels deep, lists of scalars, and that the rest is there", () => {
  const paths = attributesOf({
    _type: "note",
    a: 1,
    b: { c: true, d: { e: 1 } },
    tags: ["x", "y"],
    no: null,
  }).map(({ path, value }) => `${path}=${value}`);
  expect(paths).toEqual(["a=1", "b=", "b.c=1", "b.d=", "tags=", "tags[]=x", "tags[]=y"]);
});

it("finds references wherever they are, and which of them are strong", () => {
  const weak = { _ref: "w", _weak: true };
  expect(
    referencesOf({ a: { _ref: "s" }, list: [{ deep: [weak, { _ref: "s", _weak: true }] }] }),
  ).toEqual([
    { target: "s", strong: true },
    { target: "w", strong: false },
  ]);
});
