import { expect, test } from "vitest";
import {
  namedSelectors,
  namesFrom,
  piecesOf,
  shortNames,
  withShortNames,
} from "./class-names.server.ts";

const names = (classes: string[], kept: string[] = []) =>
  namesFrom(shortNames(new Set(classes), new Set(kept)));

test("each class has a unique name", () => {
  const many = Array.from({ length: 2000 }, (_, index) => `class-${index}`);
  const { of } = names(["b", ...many], ["c"]);
  const shorts = many.map(of);
  expect(new Set(shorts).size).toBe(many.length);
  expect(shorts.every((short) => short.length <= 3)).toBe(true);
  expect(shorts).not.toContain("b");
  expect(shorts).not.toContain("c");
});

test("classes that are referred to by name, or unknown to the sheet, keep their names", () => {
  const { of } = names(["flex", "no-print"], ["no-print"]);
  expect(of("no-print")).toBe("no-print");
  expect(of("unknown")).toBe("unknown");
  expect(of("flex")).not.toBe("flex");
});

test("islands keep the names that React knows", () => {
  const html = '<p class="flex"></p><site-island name="x"><p class="flex"></p></site-island>';
  expect(withShortNames(html, names(["flex"]))).toBe(
    '<p class="a"></p><site-island name="x"><p class="flex"></p></site-island>',
  );
});

test("an island that brings the rules of the whole site is shortened as the rest", () => {
  const html = '<site-island name="x" rules="site"><p class="flex">a<!-- -->b</p></site-island>';
  expect(withShortNames(html, names(["flex"]))).toBe(html.replace("flex", "a"));
});

test("signs that React escapes are understood, and texts that look like a class stay", () => {
  const html = `<p class="[&amp;_a]:p it&#x27;s other&amp;">of class=&quot;flex&quot;</p>`;
  expect(withShortNames(html, names(["[&_a]:p", "it's", "flex"]))).toBe(
    `<p class="a b other&amp;">of class=&quot;flex&quot;</p>`,
  );
});

test("the class becomes a tag’s first attribute, and text that looks like one stays", () => {
  const html =
    '<a href="/?class=x" id="b" class="flex" lang="en">x</a><b title="class=&quot;flex&quot;"></b>';
  expect(withShortNames(html, names(["flex"]))).toBe(
    '<a class="a" href="/?class=x" id="b" lang="en">x</a><b title="class=&quot;flex&quot;"></b>',
  );
});

const selectors = (selector: string, called: Record<string, string[]>) =>
  namedSelectors(piecesOf(selector), (name) => called[name] ?? [name]);

test("a selector is written for each way in which its classes are named", () => {
  expect(selectors(".a .b", { a: ["x"], b: ["y", "b"] })).toEqual([".x .y", ".x .b"]);
  expect(selectors(".a:is(:where(.group\\/item):hover *)", { "group/item": ["g"] })).toEqual([
    ".a:is(:where(.g):hover *)",
  ]);
});

test("a class is understood however it is escaped; texts and numbers are none", () => {
  expect(selectors(".\\32 xl\\:p-2\\.5:hover", { "2xl:p-2.5": ["x"] })).toEqual([".x:hover"]);
  expect(selectors('a[href$=".pdf"]', { pdf: ["x"] })).toEqual(['a[href$=".pdf"]']);
});
