import MiniSearch, { type Options, type SearchResult } from "minisearch";
import type { Kind, SearchDocument } from "./documents.ts";
import { longestQuery } from "./longest-query.ts";
import { termOf } from "./terms.ts";

/**
 * The ranking, the same in the dialog and on the server’s page. Runs in both: it imports no content.
 */

export type Found = Pick<SearchDocument, "path" | "kind" | "title" | "summary"> & {
  /** Words of the document that fit the query, as `termOf` writes them. */
  terms: string[];
  /** How well it fits, next to the others of the same query. */
  score: number;
};
export type SearchIndex = MiniSearch<SearchDocument>;

/** What one kind weighs against another when the words fit alike. */
const weight: Record<Kind, number> = { service: 2, page: 1.4, job: 1.3, post: 1, question: 0.7 };

/** Of a page that stands below another one, such as a sheet of sample data: a detail of that page. */
const belowAnother = 0.1;

const weightOf = (path: string, kind: Kind): number =>
  weight[kind] * (kind === "page" && path.lastIndexOf("/") > 0 ? belowAnother : 1);

const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "keywords", "summary", "text"],
  storeFields: ["path", "kind", "title", "summary"],
  processTerm: termOf,
  searchOptions: {
    boost: { title: 4, keywords: 1.5, text: 0.4 },
    // The beginning of a word finds it while it is typed.
    prefix: (term) => term.length > 1,
    boostDocument: (path: string, _term, stored) => weightOf(path, stored?.kind as Kind),
  },
};

export function createIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return index;
}

type FindOptions = {
  count?: number;
  /** Words of at least this many letters may have a wrong letter in five. */
  typosFrom?: number;
  /** What is looked at; everything when left out. */
  fields?: ("title" | "keywords")[];
  /** Whether something is found that has only some of the words. */
  someWords?: boolean;
};

/**
 * What fits best, first. All words of the query must fit, as they are written; when nothing has them all, with wrong
 * letters; when there is still nothing, any of them.
 */
export function find(
  index: SearchIndex,
  query: string,
  { count = 80, typosFrom = 4, fields: only, someWords = true }: FindOptions = {},
): Found[] {
  const text = query.trim().slice(0, longestQuery);
  if (text === "") return [];
  const fields = only === undefined ? {} : { fields: only };
  const typos = { ...fields, fuzzy: (term: string) => (term.length >= typosFrom ? 0.2 : false) };
  const exact = index.search(text, { ...fields, combineWith: "AND" });
  const all = exact.length > 0 ? exact : index.search(text, { ...typos, combineWith: "AND" });
  if (all.length === 0 && !someWords) return [];
  const results =
    all.length > 0 ? all : worthShowing(index.search(text, { ...typos, combineWith: "OR" }));
  return results.slice(0, count).map(foundOf);
}

/** Of the best result's score, what one needs that has only some of the words. */
const leastShare = 0.3;

const worthShowing = (results: SearchResult[]) =>
  results.filter(({ score }) => score >= (results[0]?.score ?? 0) * leastShare);

/** All that can be found, in no order. */
export const everything = (index: SearchIndex): Found[] =>
  index.search(MiniSearch.wildcard).map(foundOf);

/** The stored fields, which the library types as anything. */
const foundOf = ({ path, kind, title, summary, terms, score }: SearchResult): Found => ({
  path,
  kind,
  title,
  summary,
  terms,
  score,
});
