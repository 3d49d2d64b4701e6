/** Query parameters that pages read; all others (campaign marks, say) show the same page. */
const readParameters = ["category", "page", "service"];

/** Parameters with which a page is made for one visitor only and is not kept. */
const freeParameters = ["q"];

export type PageAddress = {
  /** Path and the parameters that the page reads, in a fixed order. */
  address: string;
  /** Whether the page may be kept. */
  keep: boolean;
};

/** Longest address that is kept, in characters: nobody links to a longer one. */
const longest = 300;

/** Brings the address of a GET request into the form under which its page is kept. */
export function pageAddress(url: string): PageAddress {
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  if (question === -1) return { address: url, keep: url.length <= longest };
  const given = new URLSearchParams(url.slice(question + 1));
  const read = new URLSearchParams();
  for (const name of [...readParameters, ...freeParameters, "_routes"]) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  const query = read.toString();
  const address = query === "" ? path : `${path}?${query}`;
  return {
    address,
    keep: address.length <= longest && !freeParameters.some((name) => given.has(name)),
  };
}
