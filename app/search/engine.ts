import MiniSearch, { type Options, type SearchResult } from "minisearch";
import type { Kind, SearchDocument } from "./documents.ts";
import { longestQuery } from "./longest-query.ts";

/**
 * The ranking, the same in the dialog and on the server’s page. Runs in both: it imports no content.
 */

export type Found = Pick<SearchDocument, "path" | "kind" | "title" | "summary">;
export type SearchIndex = MiniSearch<SearchDocument>;

/** Words that stand in nearly every question and tell nothing apart. */
const fillers = new Set(
  "a an and are as at be by can do does for from have how i in is it me my of on or our the to us we what when where which who why will with you your".split(
    " ",
  ),
);

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "");

/** What one kind weighs against another when the words fit alike. */
const weight: Record<Kind, number> = { service: 1.6, page: 1.4, job: 1.3, post: 1, question: 0.7 };

const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "keywords", "summary"],
  storeFields: ["path", "kind", "title", "summary"],
  processTerm: (word) => {
    const term = plain(word);
    return fillers.has(term) ? null : term;
  },
  searchOptions: {
    boost: { title: 4, keywords: 1.5 },
    // The beginning of a word finds it while it is typed.
    prefix: (term) => term.length > 1,
    boostDocument: (_path, _term, stored) => weight[stored?.kind as Kind] ?? 1,
  },
};

export function createIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return index;
}

/** @throws when the text is not an index that `JSON.stringify` made of one. */
export const readIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, options);

/** Of the best result's score, what one needs that has only some of the words. */
const worthShowing = 0.3;

type FindOptions = {
  count?: number;
  /** Words of at least this many letters may have a wrong letter in five. */
  typosFrom?: number;
};

/** What fits best, first. All words of the query must fit; when nothing has them all, any of them. */
export function find(
  index: SearchIndex,
  query: string,
  { count = 30, typosFrom = 4 }: FindOptions = {},
): Found[] {
  const text = query.trim().slice(0, longestQuery);
  if (text === "") return [];
  const fuzzy = (term: string) => (term.length >= typosFrom ? 0.2 : false);
  const whole = index.search(text, { fuzzy, combineWith: "AND" });
  const results = whole.length > 0 ? whole : anyWord(index, text, fuzzy);
  return results.slice(0, count).map(foundOf);
}

/** All that can be found, in no order. */
export const everything = (index: SearchIndex): Found[] =>
  index.search(MiniSearch.wildcard).map(foundOf);

/** The stored fields, which the library types as anything. */
const foundOf = ({ path, kind, title, summary }: SearchResult): Found => ({
  path,
  kind,
  title,
  summary,
});

function anyWord(index: SearchIndex, text: string, fuzzy: (term: string) => number | false) {
  const results = index.search(text, { fuzzy, combineWith: "OR" });
  const least = (results[0]?.score ?? 0) * worthShowing;
  return results.filter(({ score }) => score >= least);
}
