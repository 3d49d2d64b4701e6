/** Longest text that is looked for, in characters, here and in the blog: a long question still fits. */
export const longestQuery = 200;

/** The query of an address, whether it was longer than what is looked for, and nothing where there is none. */
export function queryOf(parameters: URLSearchParams): { query: string; cut: boolean } {
  const given =
    parameters
      .get("q")
      ?.replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim() ?? "";
  return { query: given.slice(0, longestQuery).trim(), cut: given.length > longestQuery };
}
