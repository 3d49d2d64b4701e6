import { beforeAll, describe, expect, inject, test } from "vitest";
import { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";
import { type Crawl, crawl } from "./crawl.ts";
import type { Page } from "./page.ts";
import { missingIn } from "./search-engines.ts";
import { openSpelling, wordsOf } from "./spelling.ts";
import { isNode, isReference, type Node, problemsOf } from "./vocabulary/check.ts";

/** Crawls every linked page and every named address once, and then checks them in all respects. */

/** Every page is rendered and compressed at production level: that takes seconds, but minutes under other load. */
const crawlTime = within(240_000);

const origin = inject("siteOrigin");
let found: Crawl;
beforeAll(async () => {
  found = await crawl(origin);
}, crawlTime);

const pages = () => [...found.pages];
const listed = () => pages().filter(([, page]) => page.robots.startsWith("index"));

test("every address that a page names answers", () => {
  expect(found.pages.size).toBeGreaterThan(45);
  const broken = [...found.answers].filter(([, { status }]) => status !== 200);
  expect(broken).toEqual([]);
});

test.each(pagePaths)("%s is a complete page from the server", (path) => {
  expect(found.answers.get(path)?.status).toBe(200);
  const page = found.pages.get(path);
  expect(page?.title).toMatch(/\S – \S/);
  expect(page?.description).toMatch(/.{60,}/);
  expect(page?.canonical).toBe(new URL(path, origin).href);
  expect(page?.landmarks).toEqual(["header", "main", "footer"]);
  expect(page?.mainHeadings).toBe(1);
});

test("no two pages share a title or a description", () => {
  const own = pagePaths.map((path) => found.pages.get(path));
  expect(new Set(own.map((page) => page?.title)).size).toBe(pagePaths.length);
  expect(new Set(own.map((page) => page?.description)).size).toBe(pagePaths.length);
});

test("headings say something: hardly one in fifteen asks", () => {
  const headings = pagePaths.flatMap((path) => found.pages.get(path)?.headings ?? []);
  expect(headings.length).toBeGreaterThan(400);
  const asking = headings.filter((words) => /^(?:What|How|Where|When|Who|Why)\b/.test(words));
  expect(asking.length / headings.length, asking.join("; ")).toBeLessThan(1 / 15);
});

test("every fragment leads to a place on its page", () => {
  const lost = pages().flatMap(([path, page]) =>
    page.links
      .map((link) => new URL(link, origin + path))
      .filter((url) => url.origin === origin && url.hash !== "")
      .filter((url) => {
        const target = found.pages.get(url.pathname + url.search);
        return !target?.ids.has(decodeURIComponent(url.hash.slice(1)));
      })
      .map((url) => `${path} → ${url.pathname}${url.hash}`),
  );
  expect(lost).toEqual([]);
});

test("links to other sites are secure", () => {
  const all = pages().flatMap(([, page]) => page.links);
  expect(all.filter((link) => link.startsWith("http:") && !link.startsWith(origin))).toEqual([]);
});

describe("titles and descriptions", () => {
  test("are of a length that search engines show whole", () => {
    const wrong = pages().filter(
      ([, { title, description }]) =>
        title.length < 10 ||
        title.length > 65 ||
        description.length < 70 ||
        description.length > 160,
    );
    expect(
      wrong.map(([path, { title, description }]) => [path, title.length, description.length]),
    ).toEqual([]);
  });

  test.each(["title", "description", "canonical"] as const)(
    "no two listed pages share their %s",
    (field) => {
      // The contact page counts as one, whichever topic it opens with.
      const values = listed()
        .filter(([path]) => !path.startsWith("/contact-us?"))
        .map(([, page]) => page[field]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    },
  );

  test("a listed page names itself as its canonical address", () => {
    const wrong = listed().filter(
      ([path, page]) =>
        page.canonical !== new URL(path.replace(/^\/contact-us\?.*/, "/contact-us"), origin).href,
    );
    expect(wrong.map(([path, page]) => [path, page.canonical])).toEqual([]);
  });
});

test("the sitemap names every listed page, and nothing else", async () => {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
  const canonical = new Set(listed().map(([, page]) => page.canonical));
  expect(named.toSorted()).toEqual([...canonical].toSorted());
});

describe("structured data", () => {
  const nodesIn = (value: unknown): Node[] =>
    Array.isArray(value)
      ? value.flatMap(nodesIn)
      : isNode(value)
        ? [value, ...Object.values(value).flatMap(nodesIn)]
        : [];
  /** Returns the nodes that have an ID, by ID, on all pages. */
  const defined = () => {
    const nodes = new Map<string, Set<string>>();
    for (const [, page] of pages()) {
      for (const node of nodesIn(page.graph)) {
        if (isReference(node) || typeof node["@id"] !== "string") continue;
        const types = nodes.get(node["@id"]) ?? new Set();
        nodes.set(node["@id"], types.add(String(node["@type"])));
      }
    }
    return nodes;
  };
  const perPage = (problems: (page: Page) => string[]) =>
    pages().flatMap(([path, page]) => problems(page).map((problem) => `${path} ${problem}`));

  test("is on every listed page", () => {
    expect(
      listed()
        .filter(([, page]) => page.graph.length < 3)
        .map(([path]) => path),
    ).toEqual([]);
  });

  test("uses types and properties as schema.org defines them, and refers to nodes that are there", () => {
    const ids = defined();
    const typeOf = (id: string) => [...(ids.get(id) ?? [])][0];
    expect(perPage((page) => page.graph.flatMap((node) => problemsOf(node, typeOf)))).toEqual([]);
  });

  test("has what search engines require, and states nothing that the page does not", () => {
    const flat = (text: string) => text.replaceAll(/\s+/g, " ");
    expect(
      perPage((page) => page.graph.flatMap((node) => missingIn(node, flat(page.text)))),
    ).toEqual([]);
  });

  test("gives an id to one thing only", () => {
    const twice = perPage((page) => {
      const ids = nodesIn(page.graph)
        .filter((node) => !isReference(node))
        .flatMap((node) => (typeof node["@id"] === "string" ? node["@id"] : []));
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
    expect([...defined()].filter(([, types]) => types.size > 1)).toEqual([]);
  });
});

test("every word is spelt as the dictionary or our own list has it", async () => {
  const isRight = await openSpelling();
  const wrong = new Map<string, string>();
  for (const [path, page] of pages()) {
    for (const word of wordsOf(page.text)) if (!isRight(word)) wrong.set(word, path);
  }
  expect([...wrong].map(([word, path]) => `${word} (${path})`)).toEqual([]);
});
