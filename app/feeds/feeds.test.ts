import { expect, test } from "vitest";
import { postDocument } from "../blogs/post.ts";
import { jsonFeed } from "./json-feed.server.ts";
import { rssFeed } from "./rss.server.ts";
import { sitemap } from "./sitemap.server.ts";
import { escapeXml } from "./xml.ts";

const origin = "https://site.example";
const block = (text: string, href?: string) => ({
  _type: "block",
  _key: "b",
  style: "normal",
  markDefs: href === undefined ? [] : [{ _type: "link", _key: "l", href }],
  children: [{ _type: "span", _key: "s", text, marks: href === undefined ? [] : ["l"] }],
});

const post = postDocument.parse({
  _id: "post-1",
  title: "Locks & <keys>",
  slug: "locks-and-keys",
  excerpt: "What “&” means.",
  publishedAt: "2026-10-13T08:00:00.000Z",
  _updatedAt: "2026-11-02T09:30:00.000Z",
  author: { name: "A team" },
  categories: [{ title: "Design", slug: "design" }],
  mainImage: null,
  characters: 3000,
  body: [
    block("Read this", "/contact-us"),
    { _type: "code", _key: "c", code: "if (a < b && c) {}", language: "js" },
  ],
});

test("RSS carries the whole post, escaped once, with absolute addresses", () => {
  const xml = rssFeed([post], origin);
  expect(xml).toContain("<title>Locks &amp; &lt;keys&gt;</title>");
  expect(xml).toContain("<pubDate>Tue, 13 Oct 2026 08:00:00 GMT</pubDate>");
  expect(xml).toContain(
    '<guid isPermaLink="true">https://site.example/blogs/locks-and-keys</guid>',
  );
  expect(xml).toContain(
    "&lt;a href=&quot;https://site.example/contact-us&quot;&gt;Read this&lt;/a&gt;",
  );
  expect(xml).toContain("if (a &amp;lt; b &amp;amp;&amp;amp; c)");
});

test("incomplete parts of a post are left out, and nothing else", () => {
  const incomplete = postDocument.parse({
    ...post,
    author: { name: null },
    categories: [{ title: null, slug: "x" }, null, { title: "Design", slug: "design" }],
    previous: { title: null, slug: "x" },
    body: [
      { _type: "image", _key: "1", url: null, alt: null, dimensions: null },
      { _type: "code", _key: "2" },
      { _type: "table", _key: "3" },
      { _type: "table", _key: "4", rows: [{ _key: "r", cells: [{ _key: "c" }] }] },
      { _type: "callout", _key: "5" },
      { _type: "of a kind that nobody knows", _key: "6" },
      { _type: "code", _key: "7", code: "kept", language: "constructor" },
      block("broken link", "https://["),
    ],
  });
  expect(incomplete).toMatchObject({ author: null, previous: undefined });
  expect(incomplete.categories.map(({ slug }) => slug)).toEqual(["design"]);
  expect(incomplete.body.map((one) => one._key)).toEqual(["4", "7", "b"]);
  const [item] = jsonFeed([incomplete], origin).items;
  expect(item?.content_html).toContain("<pre><code>kept</code></pre><p>broken link</p>");
});

test("the JSON feed has what version 1.1 asks for", () => {
  const feed = jsonFeed([post], origin);
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed.feed_url).toBe("https://site.example/blogs/feed.json");
  expect(feed.items[0]).toMatchObject({
    id: "https://site.example/blogs/locks-and-keys",
    title: "Locks & <keys>",
    date_published: "2026-10-13T08:00:00.000Z",
    date_modified: "2026-11-02T09:30:00.000Z",
    tags: ["Design"],
  });
  expect(feed.items[0]?.content_html).toContain(
    "<pre><code>if (a &lt; b &amp;&amp; c) {}</code></pre>",
  );
});

const staticPaths = ["/", "/sap", "/careers/qa-engineer"];

test("the sitemap lists every page once, with a date only where it is known", () => {
  const xml = sitemap(staticPaths, [post], origin);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  // Beside the static pages: the list of posts, that of the one category, and the post.
  expect(addresses).toHaveLength(staticPaths.length + 3);
  expect(xml).toContain(
    "<url><loc>https://site.example/blogs?category=design</loc><lastmod>2026-11-02T09:30:00.000Z</lastmod></url>",
  );
  expect(xml).toContain(
    "<url><loc>https://site.example/blogs/locks-and-keys</loc><lastmod>2026-11-02T09:30:00.000Z</lastmod></url>",
  );
  expect(xml).toContain("<url><loc>https://site.example/sap</loc></url>");
});

test("every page of the list of posts is in the sitemap, dated by the posts that it lists", () => {
  const posts = Array.from({ length: 19 }, (_, index) => ({
    ...post,
    slug: `post-${index}`,
    _updatedAt: `2026-01-${String(31 - index).padStart(2, "0")}T08:00:00.000Z`,
  }));
  const xml = sitemap(staticPaths, posts, origin);
  const dates = [...xml.matchAll(/blogs(\?page=\d)?<\/loc><lastmod>2026-01-(\d\d)/g)];
  expect(dates.map(([, page, day]) => [page, day])).toEqual([
    [undefined, "31"],
    ["?page=2", "22"],
    ["?page=3", "13"],
  ]);
});

test("RSS says when the newest change was, not when the newest post came out", () => {
  expect(rssFeed([post], origin)).toContain(
    "<lastBuildDate>Mon, 02 Nov 2026 09:30:00 GMT</lastBuildDate>",
  );
});

test("characters that XML forbids are dropped", () => {
  expect(escapeXml("a\u0000\u000bb\n<'>")).toBe("ab\n&lt;&apos;&gt;");
});
