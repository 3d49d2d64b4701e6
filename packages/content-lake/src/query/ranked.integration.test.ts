import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { evaluateSync, parse } from "groq-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatasetStore } from "../store/dataset-store.ts";
import type { ContentDocument } from "../types.ts";
import { QueryEngine } from "./engine.ts";
import { type Perspective, resultOf } from "./protocol.ts";

/** The inverted index gives the same result for many documents as groq-js does for each of them. */

let folder: string;
let store: DatasetStore;
let engine: QueryEngine;

const words = "hull keel stern it's bow.deck Größe mast harbour harbours pilot".split(" ");
/** Deterministic pseudo-random numbers below `limit`: https://en.wikipedia.org/wiki/Linear_congruential_generator */
let state = 7;
function next(limit: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const text = (length: number) =>
  Array.from({ length: next(length) }, () => words[next(words.length)]).join(" ");
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();

/** Drafts and versions, most of which overlay a published document. */
function idOf(at: number): { _id: string; _system?: object } {
  if (at % 50 === 7)
    return { _id: `versions.rOne.p${at + 1}`, _system: { delete: at % 100 === 7 } };
  return { _id: at % 9 === 0 ? `drafts.p${at % 2 ? at : at + 1}` : `p${at}` };
}

const documents: ContentDocument[] = Array.from({ length: 3000 }, (_, at) => ({
  ...idOf(at),
  _type: at % 5 === 0 ? "note" : "post",
  _rev: "r",
  _createdAt: day(0),
  _updatedAt: day(at % 50),
  title: text(6),
  ...(at % 3 === 0 && { publishedAt: day(next(40)) }),
  ...(at % 7 === 0 ? { tags: [words[next(3)], text(3)] } : {}),
  ...(at % 4 === 0 && { author: { _type: "reference", _ref: `a${at % 3}` } }),
  featured: at % 2 === 0,
  body: [
    { _type: "block", _key: "a", children: [{ _type: "span", text: text(9) }] },
    {
      _type: "block",
      _key: "b",
      children: [
        { _type: "span", text: "har" },
        { _type: "span", text: `bour ${text(4)}` },
      ],
    },
  ],
}));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ranked-"));
  store = new DatasetStore(join(folder, "content.sqlite"));
  engine = new QueryEngine(store, { projectId: "p", dataset: "d" });
  // Several transactions, some of which change existing documents.
  for (let from = 0; from < documents.length; from += 500)
    write(documents.slice(from, from + 500).map((after) => ({ ...after, title: "pilot" })));
  write([{ ...documents[0], _id: "gone", _type: "post" } as ContentDocument]);
  write(documents);
  // Changes that don't affect any words.
  const flagged = documents.slice(0, 300);
  write(flagged.map((document) => ({ ...document, featured: document.featured !== true })));
  write(flagged);
  remove("gone");
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

let transactions = 0;
function commit(changes: { documentId: string; after: ContentDocument | null }[]): void {
  store.sql.transaction(() =>
    store.write({
      id: `t${transactions++}`,
      author: "test",
      timestamp: day(0),
      changes: changes.map((change) => ({ before: null, mutations: [], ...change })),
    }),
  );
}
const write = (some: ContentDocument[]) =>
  commit(some.map((after) => ({ documentId: after._id, after })));
const remove = (...ids: string[]) => commit(ids.map((documentId) => ({ documentId, after: null })));

async function ask(
  query: string,
  params: Record<string, unknown> = {},
  perspective: Perspective = "raw",
) {
  const answer = await engine.run({
    query,
    params,
    perspective,
    anonymous: false,
    priority: "editors",
    showVersions: true,
    now: day(0),
    identity: "tester",
    limits: { bytes: 100_000_000, depth: 100 },
  });
  return resultOf(answer) as unknown[];
}
/** “harbour” is in a field that is not searched below. */
const inParts = {
  _type: "post",
  _rev: "r",
  _createdAt: day(0),
  _updatedAt: day(0),
  title: "keel mast",
  seo: { about: "keel" },
  notes: "harbour",
};
const inOrder = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1));

it.each([
  `*[_type == "post"] | score(title match "harbour")`,
  `*[_type == "post"] | score(title match "harb*", pt::text(body) match "keel")`,
  `*[_type == "post"] | score([title, pt::text(body)] match ["harb*", "mast"]) | order(_score desc, publishedAt desc)`,
  `*[_type in ["post", "note"]] | score(boost(title match "it's", 3), title match "größe" || featured) [_score > 0] | order(_score desc, _updatedAt asc)`,
  `*[_type == "post"] | score(featured == true && title match "bowdeck")`,
  `* | score(boost(_type == "note", 2), references("a1"))`,
  `* | score(boost(_type == "note", -1.5) && title match "mast", featured)`,
  `* | score(title match "mast") {_id, "_score": 1} [_score > 0]`,
  `* | score(title match "mast") {_id, _score} [_score > 0]`,
  `*[title match "mast"] | score(tags match "keel", defined(publishedAt)) | order(_score desc, publishedAt asc, _id)`,
])("%s", async (query) => {
  const oracle = (slice: string) =>
    evaluateSync(parse(`${query}[${slice}]{_id, _score}`), { dataset: inOrder }).data;
  for (const slice of ["0...10", "7...150", "0"])
    expect(await ask(`${query}[${slice}]{_id, _score}`)).toEqual(oracle(slice));
});

it.each([
  [`@ match text::query($q)`, "harbour"],
  [`[@, _id] match text::query($q)`, "p1*"],
  [`title match text::query($q)`, "harb* -keel"],
  [`tags match text::query($q)`, "stern"],
  [`[title, tags, pt::text(body)] match text::query($q)`, "grosse"],
  [`[title, tags, pt::text(body)] match text::query($q)`, "Größe bow deck"],
  [`pt::text(body) match text::query($q)`, `"it s" mast`],
  [`body match text::query($q)`, "har"],
  [`@ match text::query($q)`, "*"],
  [`title match text::query($q)`, "-harbour"],
])("%s with %s finds and counts the same as evaluating each document", async (search, q) => {
  const scored = `*[_type == "post"] | score(${search})`;
  const whole = (await ask(`${scored}{_id, _score}`, { q })) as { _id: string; _score: number }[];
  expect(await ask(`${scored}[0...25]{_id, _score}`, { q })).toEqual(whole.slice(0, 25));
  const studio = `${scored}[_score > 0]{_id, _score, "orderings": [_score]} | order(orderings[0] desc)`;
  expect(await ask(`${studio}[0...25]{_id, _score}`, { q })).toEqual(
    whole.filter(({ _score }) => _score > 0).slice(0, 25),
  );
  // No index covers this condition, so every document is evaluated.
  const one = (await ask(`*[_type == "post" && (${search}) == true]._id`, { q })).sort();
  expect((await ask(`*[_type == "post" && ${search}]._id`, { q })).sort()).toEqual(one);
  expect(await ask(`count(*[_type == "post" && ${search}])`, { q })).toBe(one.length);
});

it.each([
  `seo.about match text::query("keel -harbour")`,
  `[title, seo.about] match text::query("keel -harbour")`,
  `title match text::query('"keel mast" -harbour')`,
])("*[%s] excludes no document for a word in another field", async (filter) => {
  write([{ ...inParts, _id: "in-parts" }]);
  const each = await ask(`*[(${filter}) == true]._id`);
  expect(each).toContain("in-parts");
  expect(await ask(`*[${filter}]._id`)).toEqual(each);
  expect(await ask(`count(*[${filter}])`)).toBe(each.length);
  remove("in-parts");
});

it.each([
  ["words that many have", `@ match text::query("harbour keel")`],
  ["the beginning of one", `[@, _id] match text::query("harb*")`],
  ["one word and not another", `@ match text::query("keel -harbour")`],
  ["words of a field", `title match text::query("mast")`],
  ["what few have beside", `@ match text::query("keel mast stern") && length(title) > 28`],
  ["what none has beside", `@ match text::query("keel") && title == "nobody has it"`],
])("returns the top results when the filter asks for %s", async (_, filter) => {
  for (const by of [`title match text::query("keel")`, `pt::text(body) match "mast"`, "featured"]) {
    const scored = `*[${filter}] | score(${by}){_id, _score} | order(_score desc, _id)`;
    const whole = await ask(scored);
    for (const end of [3, 40])
      expect(await ask(`${scored}[0...${end}]`)).toEqual(whole.slice(0, end));
  }
});

describe.each([[["drafts"]], [["rOne", "drafts"]], [["rOne"]]])("seen through %s", (layers) => {
  it.each([
    [`_type == "post"`, `title match text::query("keel")`],
    [`_type == "post" && @ match text::query("harbour")`, `pt::text(body) match "mast"`],
    [`_type in ["post", "note"]`, `boost(_type == "note", 2), [@, _id] match text::query("p1*")`],
    [`true`, `[@, _id] match text::query("drafts")`],
    [`_id in ["p1", "p5", "p8", "p108"]`, `[@, _id] match text::query("p108 -versions")`],
    [`featured`, `references("a1") || title match "keel"`],
  ])("a slice of *[%s] by %s equals the start of the whole result", async (filter, by) => {
    for (const order of ["_score desc", "_score desc, publishedAt desc", "_score desc, title"]) {
      const scored = `*[${filter}] | score(${by}){_id, _originalId, _score} | order(${order})`;
      const whole = await ask(scored, {}, layers);
      for (const end of [4, 60])
        expect(await ask(`${scored}[0...${end}]`, {}, layers)).toEqual(whole.slice(0, end));
    }
  });

  it.each([
    `_type == "post"`,
    `defined(publishedAt) && title match text::query("keel")`,
    `@ match text::query("harbour -mast") && featured`,
    `_originalId == "drafts.p1"`,
    `[@, _id] match text::query("drafts")`,
    `[@, _id] match text::query("keel -draft* -versions")`,
    `references("a1")`,
  ])("*[%s] counts the visible versions", async (filter) => {
    // No index covers this condition, so every document is evaluated.
    const each = await ask(`*[(${filter}) == true]._id`, {}, layers);
    expect(await ask(`count(*[${filter}])`, {}, layers)).toBe(each.length);
    expect(await ask(`*[${filter}]._id`, {}, layers)).toEqual(each);
  });
});

it("keeps the entries of changed documents and removes those of deleted ones", () => {
  const ids = documents.map(({ _id }) => _id);
  remove(...ids.filter((_, at) => at % 2));
  write(documents.filter((_, at) => at % 2 === 0));
  const before = store.sql.all("SELECT * FROM postings");
  remove(...ids);
  expect(store.sql.all("SELECT * FROM postings")).toEqual([]);
  expect(before.length).toBeGreaterThan(100);
});
