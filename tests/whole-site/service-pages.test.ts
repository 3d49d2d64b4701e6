import { beforeAll, expect, inject, test } from "vitest";
import { serviceEntry, services } from "#content/services/index.ts";
import {
  type Document,
  linksIn,
  only,
  readable,
  readDocument,
  styledElements,
  textOf,
} from "../support/document.ts";

const origin = inject("siteOrigin");
const serviceSlugs = services.map(({ slug }) => slug);
/** The chatbot's page has a different structure. */
const slugs = serviceSlugs.filter((slug) => slug !== "ai-chatbot");

const pages = new Map<string, Document>();
const pageOf = (slug: string): Document => {
  const page = pages.get(slug);
  if (!page) throw new Error(`/${slug} has not been read`);
  return page;
};
const mainOf = (slug: string): Document => only(pageOf(slug), "main");

beforeAll(async () => {
  for (const slug of slugs) pages.set(slug, await readDocument(`${origin}/${slug}`));
});

test.each(slugs)("/%s says what it says in six sections", (slug) => {
  const main = mainOf(slug);
  expect(wordsIn(main).length).toBeLessThanOrEqual(1100);
  // Two more for related services and the call to action at the end of every page.
  expect(main.querySelectorAll("section h2").length).toBeLessThanOrEqual(6 + 2);
  const ruled = styledElements(pageOf(slug), /border-(?:top|bottom|block)-width:1/).filter(
    (element) => element.closest("main"),
  );
  expect(ruled.length).toBeLessThanOrEqual(40);
});

test.each(slugs)("/%s has its words, its questions, its neighbours and its way to us", (slug) => {
  const main = mainOf(slug);
  expect(wordsIn(main).length).toBeGreaterThanOrEqual(700);
  expect(main.querySelectorAll("img[alt], [role=img][aria-label]")).not.toHaveLength(0);
  expect(main.querySelectorAll(`details[name=questions]`)).not.toHaveLength(0);

  const links = linksIn(main);
  const topics = links
    .map((link) => new URL(link, origin))
    .filter(({ pathname }) => pathname === "/contact-us")
    .map(({ searchParams }) => searchParams.get("service"));
  const { title } = serviceEntry(slug);
  expect(topics).toEqual([title, title]);
  const neighbours = serviceSlugs.filter((other) => links.includes(`/${other}`));
  expect(neighbours.length).toBeGreaterThanOrEqual(3);
  expect(neighbours).not.toContain(slug);
  expect(main.querySelectorAll("h2, h3").map(textOf)).toContain("From the blog");
});

/** Returns the words of the main part, counting only the initially visible panel of an interactive element. */
function wordsIn(main: Document): string[] {
  const seen = readable(main);
  for (const folded of seen.querySelectorAll("[aria-live] > :not(:first-child)")) folded.remove();
  return textOf(seen)
    .split(" ")
    .filter((word) => /\w/.test(word));
}

test.each([
  ["mobile-app-development", /staged mobile release/],
  ["remote-infrastructure-management", /alerts/],
  ["product-support", /support/],
  ["awsweb", /NAT gateway/],
] as const)("/%s recommends the post on its own subject first", (slug, post) => {
  expect(textOf(mainOf(slug).querySelector("a[href^='/blogs/']"))).toMatch(post);
});

test("no two pages share a heading or a sentence", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const slug of slugs) {
    for (const text of ownTexts(mainOf(slug))) {
      const other = seen.get(text);
      if (other !== undefined) shared.push(`/${other} and /${slug}: ${text}`);
      seen.set(text, slug);
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  expect(shared).toEqual([]);
});

/**
 * Returns headings and sentences, except for those that pages share on purpose: related services, posts, data sheets.
 */
function ownTexts(main: Document): Set<string> {
  const own = readable(main);
  for (const common of own.querySelectorAll("#related, p:has(a[download]), a, h3")) common.remove();
  const headings = own.querySelectorAll("h1, h2").map(textOf);
  const sentences = own
    .querySelectorAll("p, dd, li, td")
    .flatMap((block) => textOf(block).split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(/\s+/).length > 5);
  return new Set([...headings, ...sentences]);
}
