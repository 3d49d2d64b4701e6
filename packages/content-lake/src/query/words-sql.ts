import { wordsIn } from "../store/text-words.ts";
import { cost, listed, type Sql } from "./clauses.ts";

/** Conditions on the words of documents, by the full-text index. */

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

/** A full-text query for the words of a document, with or without those of its id. */
export const within = (what: "text" | "id and text" | undefined, query: string): string =>
  what === "text" ? `{text} : (${query})` : query;

/** The words that a text must hold to match a pattern of the `match` operator; beginnings where it has a *. */
export function ftsOfPattern(pattern: unknown): string | undefined {
  const patterns = Array.isArray(pattern) ? pattern : [pattern];
  if (!patterns.every((item) => typeof item === "string")) return undefined;
  const terms: string[] = [];
  // The separators of the operator; words inside of which the index splits further are looked for as phrases.
  for (const term of patterns.flatMap((item) => item.split(/[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/))) {
    const words = wordsIn(term.replace(/\*.*$/s, ""));
    // A beginning that is cut off before its first letter could be anything.
    if (words.length > 0 && !/^[^*]*[^\p{L}\p{N}*]\*/u.test(term))
      terms.push(`"${words.join(" ")}"${term.includes("*") ? " *" : ""}`);
  }
  return terms.length > 0 ? terms.join(" AND ") : undefined;
}
