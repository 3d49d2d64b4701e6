import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contentsOf, openingOf } from "./headings.ts";
import { PostBody } from "./portable-text.tsx";

const heading = (key: string, text: string, style = "h2") => ({
  _type: "block" as const,
  _key: key,
  style,
  children: [{ _type: "span", text }],
});

test("each entry of the contents leads to its own heading, also where two have the same words", () => {
  const body = [
    heading("a", "Before you start"),
    heading("b", "The Night’s work?"),
    heading("c", "Before you start", "h3"),
    heading("d", "Before you start"),
    heading("e", "Before you start 2"),
    heading("f", "…"),
  ];
  const contents = contentsOf(body);
  expect(contents.map(({ id }) => id)).toEqual([
    "before-you-start",
    "the-nights-work",
    "before-you-start-3",
    "before-you-start-2-2",
    "section-f",
  ]);
  const html = renderToStaticMarkup(<PostBody body={body} />);
  for (const { id, text } of contents)
    expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${text.replace("?", "\\?")}<`));
  expect(html).toContain('<h3 id="before-you-start-2"');
});

test("a post opens with its first paragraph, and with nothing when it begins with something else", () => {
  const paragraph = heading("a", "The night audit fails in quiet ways.", "normal");
  const next = heading("b", "Then this.", "normal");
  expect(openingOf([paragraph, next])).toBe(1);
  expect(openingOf([heading("a", "First"), next])).toBe(0);
  expect(openingOf([{ ...paragraph, listItem: "bullet" }, next])).toBe(0);
  expect(openingOf([])).toBe(0);
});
