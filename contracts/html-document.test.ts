import { expect, test } from "vitest";
import { escapeHtml, htmlDocument } from "./index.ts";

const parts = { lang: "en", title: "Page", robots: "noindex", styles: "", body: "" } as const;

test("text cannot end an element or a quoted attribute", () => {
  expect(escapeHtml(`<b title="a" lang='b'>&amp;</b>`)).toBe(
    "&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;",
  );
  expect(escapeHtml("Plain words – and ✓")).toBe("Plain words – and ✓");
});

test("a title is text", () => {
  expect(htmlDocument({ ...parts, title: "</title><script>" })).toContain(
    "<title>&lt;/title&gt;&lt;script&gt;</title>",
  );
});

test("styles and body stand as they are given", () => {
  const html = htmlDocument({ ...parts, styles: 'q > b { font: "A" }', body: "<p>&amp;</p>" });
  expect(html).toContain('<style>q > b { font: "A" }</style>');
  expect(html).toContain("<body>\n<p>&amp;</p>\n</body>");
});

test("a document names its language, its encoding, and what search engines may do with it", () => {
  const html = htmlDocument({ ...parts, head: '<link rel="icon" href="/a.svg">\n' });
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="icon" href="/a.svg">\n<title>');
});
