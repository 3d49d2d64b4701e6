import { LRUCache } from "lru-cache";
import { matchRoutes } from "react-router";
import type { PageFacts, PageHandle } from "#app/page-facts.ts";

/** The part of a route in the server build that is read here. */
export type TableRoute = {
  id: string;
  index?: boolean | undefined;
  path?: string | undefined;
  module: { action?: unknown; handle?: unknown };
};

export type Page = {
  path: string;
  facts: PageFacts;
  /** Undefined if there is no page: the address has the route's form, but the route does not list it. */
  methods: readonly string[] | undefined;
};

/** The facts of the routes, by address. */
export type PageTable = {
  /** The page of a path; undefined if no route matches. */
  find(pathname: string): Page | undefined;
  /** Pages to render after the start, the most visited first. */
  prewarm: readonly string[];
  /** Addresses for the sitemap, in the order of the route table. */
  sitemap: readonly string[];
};

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "facts" in handle;

/** Reads the facts of all routes. A route without facts stops the start. */
export function pageTable(routes: Iterable<TableRoute | undefined>): PageTable {
  const pages = [...routes]
    .filter((route) => route !== undefined)
    // Leaves out the root and the layouts, which have no address, and the not-found page.
    .filter(({ index, path = "" }) => index || (path !== "" && path !== "*"))
    .map(({ id, index, path = "", module: { action, handle } }) => {
      if (!isHandle(handle))
        throw new Error(`The route “${id}” says nothing of its page: see app/page-facts.ts.`);
      const page: Page = {
        path: `/${path}`,
        facts: handle.facts,
        methods: action === undefined ? ["GET", "HEAD"] : ["GET", "HEAD", "POST"],
      };
      return { id, path, handle: page, ...(index && { index }) };
    });
  const all = pages.map(({ handle }) => handle);
  const fixed = new Map(
    all.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path, page]),
  );
  /** Cached, because matching reads the whole table, and the same posts and jobs are requested again and again. */
  const matched = new LRUCache<string, Page>({ max: 500 });
  const match = (pathname: string): Page | undefined => {
    const known = matched.get(pathname);
    if (known !== undefined) return known;
    const found = matchRoutes(pages, pathname)?.at(-1);
    if (found === undefined) return undefined;
    const { handle } = found.route;
    const { sitemap } = handle.facts;
    const isThere = typeof sitemap === "boolean" || sitemap.includes(found.pathname);
    // The facts apply to every address that the route matches, so that no spelling of an address can cache a form.
    const page = isThere ? handle : { ...handle, methods: undefined };
    matched.set(pathname, page);
    return page;
  };
  const prewarmed = (when: PageFacts["prewarm"]) =>
    all
      .filter(({ facts }) => facts.prewarm === when)
      .flatMap(({ path, facts: { sitemap } }) => (typeof sitemap === "boolean" ? path : sitemap));
  return {
    find: (pathname) => fixed.get(pathname) ?? match(pathname),
    prewarm: [...prewarmed("first"), ...prewarmed("later")],
    sitemap: all.flatMap(({ path, facts: { sitemap } }) =>
      typeof sitemap === "boolean" ? (sitemap ? [path] : []) : sitemap,
    ),
  };
}
