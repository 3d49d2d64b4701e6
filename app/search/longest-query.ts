/** Longest query, in characters, here and in the blog: a long question still fits. */
export const longestQuery = 200;

/** Returns the query in an address, empty if there is none, and whether it was cut to the longest one. */
export function queryOf(parameters: URLSearchParams): { query: string; cut: boolean } {
  const given =
    parameters
      .get("q")
      ?.replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim() ?? "";
  // A cut may split an emoji, and half of one cannot be written into an address.
  const query = given.slice(0, longestQuery).toWellFormed().trim();
  return { query, cut: given.length > longestQuery };
}
