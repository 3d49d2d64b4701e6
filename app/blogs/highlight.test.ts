import { expect, test } from "vitest";
import { highlightCode } from "./highlight.server.ts";

test.each([
  ["js", '<span class="hljs-keyword">if</span> (a &lt; b)'],
  [undefined, "if (a &lt; b)"],
  ["a language that nobody knows", "if (a &lt; b)"],
  ["constructor", "if (a &lt; b)"],
])("code in %s is escaped, and coloured where the language is known", (language, markup) => {
  expect(highlightCode("if (a < b)", language)).toBe(markup);
});
