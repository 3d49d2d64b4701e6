import { type Page, readPage } from "./page.ts";

export type Crawl = {
  /** Pages by path and query, as visitors reach them. */
  pages: Map<string, Page>;
  /** The response to each address, with the first page that links to it. */
  answers: Map<string, { status: number; from: string }>;
};

/** Concurrent requests: enough to keep the server busy. */
const workers = 6;

/**
 * Follows every link and loads every asset of the site, starting from the home page and the sitemap.
 *
 * @param origin the site's origin, also in its own absolute addresses.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const pages: Crawl["pages"] = new Map();
  const answers: Crawl["answers"] = new Map();
  const waiting: { path: string; from: string }[] = [];
  const seen = new Set<string>();
  const add = (address: string, from: string) => {
    const url = new URL(address, origin + from);
    const path = url.pathname + url.search;
    if (url.origin !== origin || seen.has(path)) return;
    seen.add(path);
    waiting.push({ path, from });
  };

  const visit = async ({ path, from }: { path: string; from: string }) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    answers.set(path, { status: response.status, from });
    const type = response.headers.get("content-type") ?? "";
    const body = await response.text();
    if (response.status !== 200) return;
    if (type.startsWith("text/html")) {
      const page = readPage(body);
      pages.set(path, page);
      for (const address of [...page.links, ...page.assets]) add(address, path);
    } else if (/xml|text\/plain|feed\+json/.test(type)) {
      const text = body.replaceAll(/&quot;|\\"/g, '"');
      for (const [address] of text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)) add(address, path);
    }
  };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  };

  for (const path of ["/", "/sitemap.xml", "/llms.txt", "/robots.txt"]) add(path, "/");
  // A worker may find nothing to do while pages that others are visiting yield more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: workers }, work));
  return { pages, answers };
}
