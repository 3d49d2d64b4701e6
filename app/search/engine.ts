import MiniSearch, { type Options, type SearchResult } from "minisearch";
import type { Kind, SearchDocument } from "./documents.ts";
import { longestQuery } from "./longest-query.ts";
import { termOf } from "./terms.ts";

/** Ranks search results. Runs both in the dialog and for the server’s page, so it imports no content. */

export type Found = Pick<SearchDocument, "path" | "kind" | "title" | "summary"> & {
  /** Name of the page that a question is on. */
  page?: string;
  /** Matching words of the document, normalised by `termOf`. */
  terms: string[];
  /** Relevance in relation to other results of the same query. */
  score: number;
};
export type SearchIndex = MiniSearch<SearchDocument>;

/** Weight of each kind when the words match equally well. */
const weight: Record<Kind, number> = { service: 2, page: 1.4, job: 1.3, post: 1, question: 0.7 };

/** Factor for a page below another one, such as a sheet of sample data, which is a detail of that page. */
const belowAnother = 0.1;

const weightOf = (path: string, kind: Kind): number =>
  weight[kind] * (kind === "page" && path.lastIndexOf("/") > 0 ? belowAnother : 1);

const isBeginning = (term: string) => term.length > 1;

const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "keywords", "summary", "text"],
  storeFields: ["path", "kind", "title", "summary", "keywords"],
  processTerm: termOf,
  searchOptions: {
    boost: { title: 4, keywords: 1.5, text: 0.4 },
    // Matches the beginning of the last word, so that results appear while it is typed.
    prefix: (term, index, terms) => index === terms.length - 1 && isBeginning(term),
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
  /** Least number of letters from which a word may have typos, one in five letters. */
  typosFrom?: number;
  /** Fields to search; all by default. */
  fields?: ("title" | "keywords")[];
  /** Whether documents with only some of the words match. */
  someWords?: boolean;
};

/**
 * Returns the best matches first. All words of the query must match exactly; failing that, by their beginnings and with
 * typos; failing that, any of the words.
 */
export function find(
  index: SearchIndex,
  query: string,
  { count = 80, typosFrom = 4, fields: only, someWords = true }: FindOptions = {},
): Found[] {
  const text = query.trim().slice(0, longestQuery);
  if (text === "") return [];
  const fields = only === undefined ? {} : { fields: only };
  const typos = {
    ...fields,
    prefix: isBeginning,
    fuzzy: (term: string) => (term.length >= typosFrom ? 0.2 : false),
  };
  const exact = index.search(text, { ...fields, combineWith: "AND" });
  const all = exact.length > 0 ? exact : index.search(text, { ...typos, combineWith: "AND" });
  if (all.length === 0 && !someWords) return [];
  const results =
    all.length > 0 ? all : worthShowing(index.search(text, { ...typos, combineWith: "OR" }));
  return results.slice(0, count).map(foundOf);
}

/** Least share of the best result's score for a result with only some of the words. */
const leastShare = 0.3;

const worthShowing = (results: SearchResult[]) =>
  results.filter(({ score }) => score >= (results[0]?.score ?? 0) * leastShare);

/** Returns all documents of the index, in no particular order. */
export const everything = (index: SearchIndex): Found[] =>
  index.search(MiniSearch.wildcard).map(foundOf);

/** Picks the stored fields, which the library types as `any`. */
const foundOf = ({ path, kind, title, summary, keywords, terms, score }: SearchResult): Found => ({
  path,
  kind,
  title,
  summary,
  ...(kind === "question" && { page: keywords }),
  terms,
  score,
});
