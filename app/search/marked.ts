import { termOf, termsOf } from "./terms.ts";

export type Part = { text: string; marked: boolean };

/** Splits a text into parts and marks the words that match the query. Joined, the parts are the text. */
export function markTerms(text: string, terms: readonly string[]): Part[] {
  const wanted = new Set(terms);
  return text
    .split(/([\p{Letter}\p{Mark}\p{Number}]+)/u)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, marked: wanted.has(termOf(part) ?? "") }));
}

/**
 * Returns matching words when none is visible in the title or the summary: they occur in the text itself. Words of the
 * query are left out, because whoever typed them expects them there.
 */
export function termsBelow(
  found: { title: string; summary: string; terms: readonly string[] },
  query: string,
): string[] {
  const parts = markTerms(`${found.title} ${found.summary}`, found.terms);
  if (parts.some((part) => part.marked)) return [];
  const asked = new Set(termsOf(query));
  return found.terms.filter((term) => !asked.has(term)).slice(0, 3);
}
