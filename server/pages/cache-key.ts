/** The query parameters that a page reads; all others (campaign marks, say) show the same page. */
const readParameters: Readonly<Record<string, readonly string[]>> = {
  "/blogs": ["category", "page", "q"],
  "/contact-us": ["service"],
  "/search": ["q"],
};

/** With these a page is made for one visitor only and is not kept. */
const freeParameters = ["q"];

/** The framework asks for the data of a page under the page's address with this ending, and names the parts it lacks. */
const dataEnding = /\.data$/;

export type CacheKey = {
  /** Path and the parameters that the page reads, in a fixed order. */
  address: string;
  /** Whether the page may be kept. */
  keep: boolean;
  /** Whether it is the data of a page that is asked for, and not the page. */
  isData: boolean;
};

/** Longest address that is kept, in characters: nobody links to a longer one. */
const longest = 300;

/** Brings the address of a GET request into the form under which its page is kept. */
export function cacheKey(url: string): CacheKey {
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  const isData = dataEnding.test(path);
  if (question === -1) return { address: url, keep: url.length <= longest, isData };
  const given = new URLSearchParams(url.slice(question + 1));
  const read = new URLSearchParams();
  const parameters = readParameters[path.replace(dataEnding, "")] ?? [];
  for (const name of isData ? [...parameters, "_routes"] : parameters) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  const query = read.toString();
  const address = query === "" ? path : `${path}?${query}`;
  return {
    address,
    keep: address.length <= longest && !freeParameters.some((name) => read.has(name)),
    isData,
  };
}
