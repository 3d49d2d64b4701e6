import { describe, expect, it } from "vitest";
import { jsonFeedMistakes, manifestMistakes, xmlMistakes } from "./validate.ts";

/** The schemas are useful only if they reject invalid documents. */

const sitemap = (url: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${url}</url></urlset>`;

describe("the schema of sitemaps", () => {
  it("takes a page with its date, and refuses one without an address or with a date in words", () => {
    const loc = "<loc>https://site.example/sap</loc>";
    expect(xmlMistakes(sitemap(`${loc}<lastmod>2026-11-02</lastmod>`), "sitemap-0.9.xsd")).toEqual(
      [],
    );
    for (const wrong of ["<lastmod>2026-11-02</lastmod>", `${loc}<lastmod>yesterday</lastmod>`]) {
      expect(xmlMistakes(sitemap(wrong), "sitemap-0.9.xsd")).not.toEqual([]);
    }
  });
});

describe("the schema of RSS 2.0", () => {
  const feed = (inside: string) => `<rss version="2.0" xmlns:a="urn:a"><channel>
    <title>Blog</title><link>https://site.example/blogs</link><description>Posts</description>
    ${inside}</channel></rss>`;

  it("takes what the specification names, and elements of other namespaces", () => {
    const whole = `<language>en</language><ttl>60</ttl><a:note/>
      <image><url>https://site.example/i.png</url><title>Blog</title><link>https://site.example/</link></image>
      <skipDays><day>Sunday</day></skipDays>
      <item><title>One</title><guid isPermaLink="false">1</guid><pubDate>Sat, 07 Sep 2002 00:00:01 GMT</pubDate>
      <enclosure url="https://site.example/a.mp3" length="1" type="audio/mpeg"/><a:note/></item>`;
    expect(xmlMistakes(feed(whole), "rss-2.0.xsd")).toEqual([]);
  });

  it.each([
    ["a date of another form", "<item><pubDate>2026-11-02T08:00:00Z</pubDate></item>"],
    ["an address without its scheme", "<item><link>/blogs/one</link></item>"],
    ["an element that RSS does not have", "<item><summary>One</summary></item>"],
    [
      "an enclosure without its length",
      '<item><enclosure url="https://a.example/b" type="c/d"/></item>',
    ],
    ["a day that is none", "<skipDays><day>Caturday</day></skipDays>"],
  ])("refuses %s", (_, inside) => {
    expect(xmlMistakes(feed(inside), "rss-2.0.xsd")).not.toEqual([]);
  });

  it("refuses another version", () => {
    expect(xmlMistakes(feed("").replace("2.0", "0.91"), "rss-2.0.xsd")).not.toEqual([]);
  });
});

describe("the schema of JSON Feed", () => {
  const item = { id: "1", content_text: "One" };
  const feed = { version: "https://jsonfeed.org/version/1.1", title: "Blog", items: [item] };

  it("takes the least that a feed has", () => {
    expect(jsonFeedMistakes(feed)).toEqual([]);
  });

  it.each([
    ["a feed without a title", { ...feed, title: undefined }],
    ["an item without content", { ...feed, items: [{ id: "1" }] }],
    ["a date of another form", { ...feed, items: [{ ...item, date_published: "2 November" }] }],
    ["a field that the format does not have", { ...feed, colour: "red" }],
  ])("refuses %s", (_, wrong) => {
    expect(jsonFeedMistakes(JSON.parse(JSON.stringify(wrong)))).not.toEqual([]);
  });
});

describe("the schema of manifests", () => {
  it("takes a name and an icon, and refuses an icon without its file and a display that is none", () => {
    const icon = { src: "/icon.png", sizes: "512x512", type: "image/png" };
    expect(manifestMistakes({ name: "Site", icons: [icon] })).toEqual([]);
    expect(manifestMistakes({ name: "Site", icons: [{ sizes: "512x512" }] })).not.toEqual([]);
    expect(manifestMistakes({ name: "Site", display: "cinema" })).not.toEqual([]);
  });
});
