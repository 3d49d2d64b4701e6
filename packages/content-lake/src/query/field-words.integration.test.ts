import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { evaluateSync, parse } from "groq-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DatasetStore } from "../store/dataset-store.ts";
import type { ContentDocument } from "../types.ts";
import { conditionsOf } from "./conditions.ts";
import { patternTerms } from "./field-words.ts";
import { PostingsReader } from "./postings-reader.ts";
import { countedFilter } from "./shapes.ts";
import { parseQuery } from "./syntax.ts";

/** For every text, the field index gives the same result as the operator itself. */

let folder: string;
let store: DatasetStore;

const texts = [
  "Harbor lights",
  "harbor.",
  "...harbour... at night",
  "node.js and Node_JS",
  "it's half-bold; re-set",
  "ÄRGER über Straße STRASSE",
  "ſame İstanbul ıstanbul K k",
  "a*b c",
  "東京 日本語",
  "\u0001control\u0000s",
  "x".repeat(300),
  "",
];
const block = (...spans: unknown[]) => ({
  _type: "block",
  _key: "k",
  children: spans.map((text) => ({ _type: "span", text })),
});
const documents: ContentDocument[] = [
  ...texts.map((title) => ({ title })),
  ...texts.map((excerpt, at) => ({ title: texts[(at + 3) % texts.length], excerpt })),
  ...texts.map((text) => ({ body: [block(text, "tail"), [block("inner", text)], "loose", null] })),
  ...texts.map((text) => ({ body: block(text.slice(0, 4), text.slice(4)) })),
  ...texts.map((text, at) => ({ title: [text, 7, texts[(at + 1) % texts.length]] })),
  { title: 7, excerpt: null, body: "harbor" },
  { Title: "harbor" },
].map((fields, at) => ({
  _id: `d${at}`,
  _type: "note",
  _rev: "r",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
  ...fields,
}));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "field-words-"));
  store = new DatasetStore(join(folder, "content.sqlite"));
  store.sql.transaction(() =>
    store.write({
      id: "t",
      author: "test",
      timestamp: "2026-01-01T00:00:00Z",
      changes: documents.map((after) => ({
        documentId: after._id,
        before: null,
        after,
        mutations: [],
      })),
    }),
  );
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const sides = ["title", "body", "[title, excerpt, pt::text(body)]", "pt::text(body)", "Title"];
const patterns: unknown[] = [
  ...texts.flatMap((text) => text.split(" ")),
  "harb*",
  "HARBOR*",
  "it's",
  "str*",
  "STRASSE",
  "é",
  "same",
  "istanbul",
  "k",
  "東*",
  "tail",
  "in*",
  ["harbor*", "lights"],
  ["harb*", "n*"],
  "harbor lights",
  "x".repeat(150).concat("*"),
];

it("agrees with the operator wherever it gives an answer", () => {
  let answered = 0;
  for (const side of sides)
    for (const pattern of patterns) {
      const query = `count(*[${side} match $pattern])`;
      const chain = countedFilter(parseQuery(query, { pattern }));
      const [condition] = conditionsOf(
        chain?.filters[0] ?? { type: "Everything" },
        false,
      ).conditions;
      if (condition?.kind !== "words" || !condition.fields) throw new Error(`No words in ${query}`);
      const wanted = patternTerms(pattern);
      if (wanted === undefined) continue;
      answered++;
      const bits = new PostingsReader(store.sql).match(condition.fields, wanted);
      const found = [...(bits?.numbers() ?? [])]
        .map((n) => store.sql.get("SELECT id FROM documents WHERE n = ?", n)?.id)
        .sort();
      const tree = parse(`*[${side} match $pattern]._id`, { params: { pattern } });
      const expected = evaluateSync(tree, { dataset: documents, params: { pattern } })
        .data as string[];
      expect([side, pattern, found]).toEqual([side, pattern, expected.toSorted()]);
    }
  expect(answered).toBeGreaterThan(100);
});

it("gives no answer where only the operator can", () => {
  for (const pattern of [
    "é.é",
    "*ight",
    "l*t",
    "*",
    "",
    [],
    7,
    null,
    ["harbor", 7],
    "x".repeat(250),
  ])
    expect([pattern, patternTerms(pattern)]).toEqual([pattern, undefined]);
});
