import type { PageTable } from "./page-table.ts";

export type CacheKey = {
  /** Path, and the parameters that the page reads in a fixed order. */
  address: string;
  /** Whether the page may be cached. */
  isCacheable: boolean;
};

/** Longest address that is cached, in characters: no one links to a longer one. */
const longest = 300;

/** Brings the address of a GET request into the form under which its page is cached. */
export function cacheKey(url: string, table: Pick<PageTable, "find">): CacheKey {
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  const facts = table.find(path)?.facts;
  const forEverybody = facts?.perVisitor !== true;
  if (question === -1) return { address: url, isCacheable: forEverybody && url.length <= longest };
  const given = new URLSearchParams(url.slice(question + 1));
  const { parameters = [], freeParameters = [] } = facts ?? {};
  const read = new URLSearchParams();
  for (const name of [...parameters, ...freeParameters]) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  const query = read.toString();
  const address = query === "" ? path : `${path}?${query}`;
  return {
    address,
    isCacheable:
      forEverybody && address.length <= longest && !freeParameters.some((name) => read.has(name)),
  };
}
