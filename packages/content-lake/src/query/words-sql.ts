import { wordsIn } from "../store/text-words.ts";
import { cost, listed, type Sql } from "./clauses.ts";

/** SQL for conditions on the words of documents, using the full-text index. */

/** Returns the part for a query of the full-text index; undefined without one. */
export function wordsSql(query: string | undefined, exact: boolean): Sql | undefined {
  if (query === undefined) return undefined;
  const words = listed(
    { text: "SELECT rowid AS n FROM words WHERE words MATCH ?", values: [query] },
    {
      text: "EXISTS (SELECT 1 FROM words WHERE rowid = d.n AND words MATCH ?)",
      values: [query],
    },
    { cost: cost.some, exact },
  );
  return { ...words, placed: false, slowTest: true };
}

/** Returns a full-text query for the words of a document, with or without those of its id. */
export const within = (what: "text" | "id and text" | undefined, query: string): string =>
  what === "text" ? `{text} : (${query})` : query;

/** Returns the words that a text must contain to match a pattern of `match`; prefixes where the pattern has a *. */
export function ftsOfPattern(pattern: unknown): string | undefined {
  const patterns = Array.isArray(pattern) ? pattern : [pattern];
  if (!patterns.every((item) => typeof item === "string")) return undefined;
  const terms: string[] = [];
  // Split at the operator's separators; words that the index splits further are searched as phrases.
  for (const term of patterns.flatMap((item) => item.split(/[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/))) {
    const words = wordsIn(term.replace(/\*.*$/s, ""));
    // A prefix that is cut off before its first letter could be anything.
    if (words.length > 0 && !/^[^*]*[^\p{L}\p{N}*]\*/u.test(term))
      terms.push(`"${words.join(" ")}"${term.includes("*") ? " *" : ""}`);
  }
  return terms.length > 0 ? terms.join(" AND ") : undefined;
}
