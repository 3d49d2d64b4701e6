import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { jsonFeedMistakes, manifestMistakes, xmlMistakes } from "./schemas/validate.ts";
import { expect, test } from "./support/test.ts";

/**
 * Validates machine-readable files: by the schemas of their formats (tests/schemas), and by facts of this site that a
 * schema cannot know. The browser parses the XML too, and rejects any error.
 */

const get = async (request: APIRequestContext, path: string, type: string) => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"]).toContain(type);
  return response.text();
};

/** An element with its contents, as plain data. */
type Element = {
  name: string;
  space: string | null;
  text: string;
  attributes: Record<string, string>;
  children: Element[];
};

function parseXml(page: Page, xml: string): Promise<Element> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    const mistake = parsed.querySelector("parsererror");
    if (mistake) throw new Error(mistake.textContent ?? "");
    const plain = (element: globalThis.Element): Element => ({
      name: element.nodeName,
      space: element.namespaceURI,
      text: element.textContent ?? "",
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      children: [...element.children].map(plain),
    });
    return plain(parsed.documentElement);
  }, xml);
}

const named = (element: Element, name: string) =>
  element.children.filter((child) => child.name === name);
const one = (element: Element, name: string) => {
  const found = named(element, name);
  expect(found, `${element.name} has one ${name}`).toHaveLength(1);
  return found[0]?.text ?? "";
};

/** Asserts that each element occurs once; those in `often` may repeat. */
const expectOnce = (element: Element, often: readonly string[]) => {
  const names = element.children.map(({ name }) => name).filter((name) => !often.includes(name));
  expect(names, element.name).toEqual([...new Set(names)]);
};

test("the sitemap is one by its schema", async ({ page, request, site }) => {
  const xml = await get(request, "/sitemap.xml", "application/xml");
  expect(xmlMistakes(xml, "sitemap-0.9.xsd")).toEqual([]);
  const root = await parseXml(page, xml);
  expect(root.children.length).toBeGreaterThan(40);
  expect(root.children.length).toBeLessThanOrEqual(50_000);
  for (const url of root.children) {
    expect(new URL(one(url, "loc")).origin).toBe(site.origin);
    for (const { text } of named(url, "lastmod")) {
      // https://www.w3.org/TR/NOTE-datetime
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
      expect(Date.parse(text)).toBeLessThanOrEqual(Date.now());
    }
  }
});

test("the RSS feed is one by the rules of RSS 2.0", async ({ page, request, site }) => {
  const xml = await get(request, "/blogs/rss.xml", "application/rss+xml");
  expect(xmlMistakes(xml, "rss-2.0.xsd")).toEqual([]);
  const root = await parseXml(page, xml);
  // https://www.rssboard.org/rss-specification, https://www.rssboard.org/rss-profile
  const [channel] = named(root, "channel");
  if (channel === undefined) throw new Error("There is no channel.");
  expect(one(channel, "title")).toMatch(/\S/);
  expect(one(channel, "description")).toMatch(/\S/);
  expect(one(channel, "link")).toBe(`${site.origin}/blogs`);
  const self = named(channel, "atom:link")[0];
  expect(self?.space).toBe("http://www.w3.org/2005/Atom");
  expect(self?.attributes).toMatchObject({ rel: "self", href: `${site.origin}/blogs/rss.xml` });
  expectOnce(channel, ["item", "category", "atom:link"]);
  expect(Date.parse(one(channel, "lastBuildDate"))).toBeLessThanOrEqual(Date.now());

  const items = named(channel, "item");
  expect(items.length).toBeGreaterThan(10);
  const dates = items.map((item) => Date.parse(one(item, "pubDate")));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(new Set(items.map((item) => one(item, "guid"))).size).toBe(items.length);
  for (const item of items) {
    expect(one(item, "title")).toMatch(/\S/);
    expectOnce(item, ["category", "enclosure"]);
    expect(one(item, "guid")).toBe(one(item, "link"));
    expect(new URL(one(item, "link")).origin).toBe(site.origin);
    expect(one(item, "content:encoded")).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
  }
});

const address = z.url();
const instant = z.iso.datetime({ offset: true });
const author = z.strictObject({ name: z.string(), url: address.optional() });

test("the JSON feed is one by version 1.1", async ({ request, site }) => {
  // https://www.jsonfeed.org/version/1.1/
  const shape = z.strictObject({
    version: z.literal("https://jsonfeed.org/version/1.1"),
    title: z.string().min(1),
    home_page_url: address,
    feed_url: z.literal(`${site.origin}/blogs/feed.json`),
    description: z.string(),
    icon: address,
    favicon: address,
    language: z.literal("en"),
    authors: z.array(author),
    items: z
      .array(
        z.strictObject({
          id: address,
          url: address,
          title: z.string(),
          summary: z.string(),
          content_html: z.string().min(1),
          date_published: instant,
          date_modified: instant,
          tags: z.array(z.string()),
          authors: z.array(author),
          image: address.optional(),
        }),
      )
      .min(10),
  });
  const sent = JSON.parse(await get(request, "/blogs/feed.json", "application/feed+json"));
  expect(jsonFeedMistakes(sent)).toEqual([]);
  const feed = shape.parse(sent);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  for (const icon of [feed.icon, feed.favicon]) {
    expect((await request.get(icon)).headers()["content-type"]).toBe("image/png");
  }
});

test("the web app manifest has what browsers require", async ({ request }) => {
  // https://www.w3.org/TR/appmanifest/
  const shape = z.strictObject({
    id: z.string(),
    name: z.string().max(45),
    short_name: z.string().max(12),
    description: z.string(),
    lang: z.literal("en"),
    start_url: z.literal("/"),
    scope: z.literal("/"),
    display: z.enum(["browser", "minimal-ui", "standalone", "fullscreen"]),
    background_color: z.string().regex(/^#[0-9a-f]{6}$/),
    theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
    icons: z.array(
      z.strictObject({
        src: z.string().startsWith("/"),
        sizes: z.string().regex(/^\d+x\d+$/),
        type: z.literal("image/png"),
        purpose: z.literal("maskable").optional(),
      }),
    ),
  });
  const sent = JSON.parse(await get(request, "/manifest.webmanifest", "application/manifest+json"));
  expect(manifestMistakes(sent)).toEqual([]);
  const { icons } = shape.parse(sent);
  expect(icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)).toEqual([
    "192x192",
    "512x512",
  ]);
});

test("robots.txt has groups of rules and names the sitemap", async ({ request, site }) => {
  // https://www.rfc-editor.org/rfc/rfc9309#section-2.2
  const lines = (await get(request, "/robots.txt", "text/plain")).trim().split("\n");
  for (const line of lines) {
    expect(line).toMatch(/^$|^(User-agent: \S+|(Dis)?[Aa]llow: \/\S*|Sitemap: https?:\S+)$/);
  }
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines).not.toContain("Disallow: /");
});

test("llms.txt has a title, a summary and lists of links", async ({ request, site }) => {
  // https://llmstxt.org
  const text = await get(request, "/llms.txt", "text/plain");
  const [title, summary, ...rest] = text.trim().split("\n\n");
  expect(title).toMatch(/^# \S/);
  expect(summary).toMatch(/^> \S/);
  const sections = text.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split("\n")[0])).toContain("Services");
  expect(rest.join("\n")).not.toMatch(/^#(?!# \S)/m);
  for (const section of sections) {
    const [, ...lines] = section.trim().split("\n").filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [, link = ""] = /^- \[[^\]]+\]\(([^)]+)\)(: \S.*)?$/.exec(line) ?? [];
      expect(new URL(link).origin, line).toBe(site.origin);
    }
  }
});
