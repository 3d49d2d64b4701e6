import { expect, inject, test } from "vitest";
import { readDocument } from "../support/document.ts";
import { pagePaths } from "../support/pages.ts";

const origin = inject("siteOrigin");

/**
 * Returns the style rules of a document and of its linked style sheets, including those for browsers without scripts.
 */
async function stylesOf(path: string): Promise<string> {
  const page = await readDocument(origin + path);
  const sheets = page.querySelectorAll('link[rel~="stylesheet"], link[as="style"]');
  const addresses = new Set(sheets.map((sheet) => sheet.getAttribute("href") ?? ""));
  const texts = [...addresses].map(async (address) =>
    (await fetch(new URL(address, origin))).text(),
  );
  const inline = page.querySelectorAll("style").map((style) => style.textContent);
  return [...inline, ...(await Promise.all(texts))].join("\n");
}

test.each(pagePaths)("%s: every variable that a rule asks for has a value", async (path) => {
  const styles = await stylesOf(path);
  const asked = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
  expect(asked).not.toHaveLength(0);
  const set = new Set(
    [...styles.matchAll(/(--[\w-]+)\s*:|@property (--[\w-]+)/g)].map(
      ([, declared, registered = ""]) => declared ?? registered,
    ),
  );
  expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([]);
});

test("a page whose title contains one of our placeholders keeps its styles", async () => {
  const query = encodeURIComponent("/*styles*/ /later.css");
  const page = await readDocument(`${origin}/search?q=${query}`);
  expect(page.querySelector("title")?.textContent).toContain("/*styles*/ /later.css");
  expect(await stylesOf(`/search?q=${query}`)).toContain("@media print");
});

test("the sheet that comes after the paint holds nothing for which Chromium styles all elements again", async () => {
  const page = await readDocument(`${origin}/`);
  const link = page.querySelector("noscript")?.innerHTML.match(/href="([^"]+\.css)"/)?.[1];
  const sheet = await (await fetch(new URL(link ?? "", origin))).text();
  expect(sheet).toContain(":hover");
  expect(sheet).not.toMatch(/@layer|@property|:root\{--|:root,:host/);
  const forScripts = sheet.replace(/@media \(scripting: ?none\)\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  expect(forScripts).not.toContain("@font-face");
  expect(forScripts.length).toBeLessThan(sheet.length);
});
