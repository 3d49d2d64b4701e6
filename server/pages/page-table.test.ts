import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { beforeAll, expect, test } from "vitest";
import { pageFacts } from "#app/page-facts.ts";
import routes from "#app/routes.ts";
import { sitePages } from "#app/search/site-pages.ts";
import { services } from "#content/services/index.ts";
import { within } from "../../tests/support/slowness.ts";
import { cacheKey } from "./cache-key.ts";
import { type PageTable, pageTable, type TableRoute } from "./page-table.ts";

const app = join(import.meta.dirname, "../../app");

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** The routes as the server build has them. */
const loadRoutes = () =>
  Promise.all(
    flat(routes).map(
      async ({ id, file, path, index }): Promise<TableRoute> => ({
        id: id ?? file,
        path,
        index,
        module: await import(join(app, file)),
      }),
    ),
  );

let loaded: TableRoute[];
let table: PageTable;
beforeAll(async () => {
  loaded = [{ id: "root", path: "", module: {} }, ...(await loadRoutes())];
  table = pageTable(loaded);
}, within(120_000));

test("every route says what kind of page it is, and one that does not is named", () => {
  expect(loaded.length).toBeGreaterThan(40);
  expect(() => pageTable([...loaded, { id: "pages/new", path: "new", module: {} }])).toThrow(
    "pages/new",
  );
});

test("what a new route says in its one line is followed everywhere", () => {
  const handle = pageFacts({ parameters: ["view"], prewarm: "first", sitemap: true });
  const probed = pageTable([...loaded, { id: "probe", path: "probe", module: { handle } }]);
  expect(cacheKey("/probe?view=map&other=1", probed)).toEqual({
    address: "/probe?view=map",
    isCacheable: true,
  });
  expect(probed.sitemap).toEqual([...table.sitemap, "/probe"]);
  expect(probed.prewarm).toContain("/probe");
});

test("the most visited pages are made after the start, none of them with a form", () => {
  expect(table.prewarm).toEqual([
    "/",
    "/services",
    ...services.map(({ link }) => link),
    "/blogs",
    "/hospitality-chatbot",
    "/ai-chatbot/demo-data",
    "/ai-chatbot/demo-data/shop",
    "/ai-chatbot/demo-data/hotel",
    "/ai-chatbot/demo-data/marketing",
    "/ai-chatbot/demo-data/support",
    "/quanta-framework",
    "/about-us",
    "/careers",
    "/partners",
    "/downloads",
    "/privacy-policy",
    "/security-and-terms",
    "/search-index.json",
    "/no-connection.json",
  ]);
  for (const path of table.prewarm) expect(cacheKey(path, table).isCacheable, path).toBe(true);
});

test("the sitemap lists the pages that can be found, in their order", () => {
  expect(table.sitemap).toEqual(sitePages.map(({ path }) => path));
});

test.each([
  ["/contact-us?service=SAP&page=2", "/contact-us?service=SAP", false],
  ["/careers/nobody?utm_source=x", "/careers/nobody", false],
  ["/blogs?page=2&service=SAP&category=sap", "/blogs?category=sap&page=2", true],
  ["/blogs?q=disk", "/blogs?q=disk", false],
  ["/search?q=disk", "/search?q=disk", false],
  ["/search", "/search", true],
  ["/blogs/A%20Post?page=2", "/blogs/A%20Post", true],
  ["/preview/enter?sanity-preview-secret=x", "/preview/enter", false],
])("%s is rendered as %s, cached: %s", (url, address, isCacheable) => {
  expect(cacheKey(url, table)).toEqual({ address, isCacheable });
});

test("capitals matter where a title or an id is looked for", () => {
  const keeping = (path: string) => table.find(path)?.facts.keepsCapitals;
  expect(keeping("/blogs/a-post")).toBe(true);
  expect(keeping("/preview/posts/drafts.1")).toBe(true);
  expect(keeping("/blogs")).toBe(false);
  expect(keeping("/blogs/rss.xml")).toBe(false);
  expect(keeping("/nowhere")).toBeUndefined();
});

test("only pages of the blog show drafts", () => {
  const showing = (path: string) => table.find(path)?.facts.showsDrafts ?? false;
  for (const path of ["/blogs", "/blogs/a-post"]) expect(showing(path), path).toBe(true);
  for (const path of ["/", "/blogsphere", "/search-index.json", "/sitemap.xml", "/blogs/rss.xml"])
    expect(showing(path), path).toBe(false);
});

test("forms are taken where there is one", () => {
  expect(table.find("/contact-us")?.methods).toEqual(["GET", "HEAD", "POST"]);
  expect(table.find("/services")?.methods).toEqual(["GET", "HEAD"]);
});

test("an address of a route's form that it does not list answers no method, and stays out of the cache", () => {
  expect(table.find("/careers/full-stack-developer-job")?.methods).toContain("POST");
  expect(table.find("/careers/full-stack%2Ddeveloper-job")?.methods).toContain("POST");
  for (const path of ["/careers/nobody", "/careers/nobody.data"]) {
    expect(table.find(path)?.methods, path).toBeUndefined();
    expect(table.find(path)?.facts.perVisitor, path).toBe(true);
  }
});
