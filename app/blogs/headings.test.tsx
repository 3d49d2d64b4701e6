import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contentsOf } from "./headings.ts";
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
