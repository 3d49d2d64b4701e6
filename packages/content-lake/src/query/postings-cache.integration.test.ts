import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatasetStore } from "../store/dataset-store.ts";
import { terms } from "../store/terms.ts";
import { PostingsCache } from "./postings-cache.ts";
import { PostingsReader } from "./postings-reader.ts";
import { parseTextQuery } from "./text-query.ts";

let folder: string;
let writer: DatasetStore;
let reader: DatasetStore;
let cache: PostingsCache;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "postings-cache-"));
  const path = join(folder, "content.sqlite");
  writer = new DatasetStore(path);
  reader = new DatasetStore(path, { readOnly: true });
  cache = new PostingsCache();
});
afterEach(() => {
  reader.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

const post = (id: string, title: string, _type = "post") => ({
  _id: id,
  _type,
  _rev: "r",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
  title,
});
const put = (...documents: ReturnType<typeof post>[]) =>
  writer.sql.transaction(() =>
    writer.putAll(
      documents.map((document) => ({
        id: document._id,
        document,
        body: JSON.stringify(document),
      })),
    ),
  );
const remove = (id: string) =>
  writer.sql.transaction(() => writer.putAll([{ id, document: null, body: null }]));

const asked = [
  [{ term: terms.anywhere("harbour"), prefix: false }],
  [{ term: terms.anywhere("ha"), prefix: true }],
  [
    { term: terms.anywhere("harbour"), prefix: false },
    { term: terms.anywhere("pilot"), prefix: false },
  ],
  [{ term: terms.type(0, ""), prefix: true }],
  [{ term: terms.type(0, "post"), prefix: false }],
];
const search = parseTextQuery("harbour");
/** What an index says of the terms above, and of a search. */
const told = (store: DatasetStore, kept?: PostingsCache) => {
  const postings = new PostingsReader(store.sql, kept);
  const { size } = postings;
  const numbers = (of: Uint8Array | Float64Array | undefined) =>
    Array.from({ length: size }, (_, n) => of?.[n] ?? 0);
  // Documents of three stretches, which are looked up singly.
  const finds = postings.finder(search, "text");
  const found = [...Array(20).keys(), 1100, 1200, 2400].filter((n) => finds?.(n));
  const isCommon = postings.isCommon(search, "text");
  const counts = postings.times(asked[2] ?? []);
  const sums = postings.sums("of a test", (n) => (counts.of[n] ?? 0) / 2);
  const scored = { of: numbers(sums.of), most: [...sums.most] };
  const byTerms = asked.map((wanted) => {
    const times = wanted[0]?.term.startsWith("t") ? undefined : postings.times(wanted);
    return {
      any: [...postings.any(wanted).numbers()],
      times: times && numbers(times.of),
      most: times && [...times.most.subarray(0, Math.ceil(size / 128))],
    };
  });
  return { found, isCommon, scored, byTerms };
};
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => post(`p${from + at}`, at % 3 ? "harbour" : "hall"));

describe("the postings cache", () => {
  it.each([
    ["another connection", () => reader],
    ["its own", () => writer],
  ])("follows every change, seen by %s", (_by, connection) => {
    const checked = () =>
      expect(told(connection(), cache)).toEqual(told(connection(), new PostingsCache()));
    checked();
    put(...many(0, 2500));
    checked();
    put(post("p7", "pilot pilot harbour"), post("p2400", "nothing"));
    checked();
    remove("p1200");
    put(post("p3", "harbour", "page"));
    checked();
    put(...many(2500, 1200));
    checked();
    for (let at = 0; at < 510; at++) put(post("p5", at % 2 ? "harbour" : "pilot"));
    checked();
  });

  it("keeps nothing from a transaction that was rolled back", () => {
    put(...many(0, 10));
    told(writer, cache);
    writer.sql.rehearse(() => {
      put(post("p1", "pilot"));
      told(writer, cache);
    });
    put(post("p2", "pilot"));
    expect(told(writer, cache)).toEqual(told(writer, new PostingsCache()));
  });

  it("rereads only what has changed", () => {
    put(...many(0, 9000));
    told(reader, cache);
    const all = vi.spyOn(reader.sql, "all");
    const rowsRead = () => all.mock.results.reduce((sum, { value }) => sum + value.length, 0);
    told(reader, cache);
    const unchanged = rowsRead();
    put(post("p4000", "pilot harbour"));
    all.mockClear();
    told(reader, cache);
    // Of each of the six terms one row, and the words that begin with "ha", beside what was changed since.
    expect([unchanged, rowsRead()]).toEqual([0, expect.toSatisfy((rows) => rows <= 10)]);
  });
});
