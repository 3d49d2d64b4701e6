import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReplyParts } from "./reply-parts.tsx";

const texts = ["Yes.", " ", "If unworn.", " ", "A label?"];
const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, "");

test("every second text is underlined, each in a way of its own", () => {
  const markup = renderToStaticMarkup(<ReplyParts texts={texts} first={0} />);
  const classes = [...markup.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
  expect(classes).toHaveLength(3);
  expect(new Set(classes).size).toBe(3);
  expect(words(markup)).toBe("Yes. If unworn. A label?");
});

test("no more characters are shown than are asked for", () => {
  for (const length of [0, 3, 5, 9, 24])
    expect(
      words(renderToStaticMarkup(<ReplyParts texts={texts} first={0} length={length} />)),
    ).toBe(texts.join("").slice(0, length));
});
