import { expect, test } from "vitest";
import { talk } from "../dialogue/talk-for-tests.ts";
import { freshState } from "../dialogue/types.ts";
import { KnowledgeFileError, readMarkdownFile } from "./markdown.ts";
import { withOwnKnowledge } from "./own-answer.ts";
import { createOwnSearch } from "./own-search.ts";

const kayaks = `---
link: /services
title: Water sports
---
Everything about the **boats** of [our house](/about-us).

## Renting a kayak
- Kayaks are rented from May to September, for $18 an hour.
- A life vest is included.

\`\`\`sh
ignored
\`\`\`

## Sauna boat
The floating sauna takes six people. Towels are on board.
`;

test("a file becomes plain sections under its headings, each with the page that it cites", () => {
  expect(readMarkdownFile("kayaks.md", kayaks)).toEqual([
    { title: "Water sports", text: "Everything about the boats of our house.", href: "/services" },
    {
      title: "Renting a kayak",
      text: "Kayaks are rented from May to September, for $18 an hour. A life vest is included.",
      href: "/services",
    },
    {
      title: "Sauna boat",
      text: "The floating sauna takes six people. Towels are on board.",
      href: "/services",
    },
  ]);
});

test.each([
  ["no front matter", "# Hello", "a.md: it has to begin with"],
  ["no link", "---\ntitle: x\n---\ntext", "a.md: “link” is missing"],
  ["a foreign link", "---\nlink: https://evil.example\n---\ntext", "must be a page of this site"],
  ["an unknown desk", "---\nlink: /a\nindustries: [farming]\n---\ntext", "a.md: "],
  ["broken YAML", "---\nlink: [\n---\ntext", "is no YAML"],
])("a file with %s is refused in a sentence that names it", (_what, content, sentence) => {
  expect(() => readMarkdownFile("a.md", content)).toThrow(KnowledgeFileError);
  expect(() => readMarkdownFile("a.md", content)).toThrow(sentence);
});

const search = createOwnSearch(readMarkdownFile("kayaks.md", kayaks));
const ask = (message: string) => {
  const step = talk("hospitality")(message);
  return withOwnKnowledge(search, step, freshState(), { message, industry: "hospitality" });
};

test("what the assistant does not know is answered from it, cut to the question, with the page", () => {
  const { reply, handled, state } = ask("can we rent a kayak in september");
  expect(handled).toBe("own_knowledge");
  expect(reply.message.content).toMatch(/^Kayaks are rented from May to September/);
  expect(reply.sources).toEqual([{ label: "Renting a kayak", href: "/services" }]);
  expect(state.fallbacks).toBe(0);
  expect(state.exchanges).toHaveLength(1);
});

test("a slip is forgiven", () => {
  expect(ask("renting a kayack, september?").handled).toBe("own_knowledge");
});

test("one shared word is no answer, and what is understood stays as it is", () => {
  expect(ask("what is the capital of the boat people of peru").handled).not.toBe("own_knowledge");
  expect(ask("when is breakfast").handled).toBe("breakfast");
  expect(ask("two rooms next friday for 3 nights, 4 adults").handled).toBe("book_room");
});

test("a file for one desk is not read by another", () => {
  const only = kayaks.replace("title: Water", "industries: [support]\ntitle: Water");
  const found = createOwnSearch(readMarkdownFile("k.md", only))("rent a kayak", "hospitality");
  expect(found).toEqual([]);
});
