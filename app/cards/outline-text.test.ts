import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outlineText } from "./outline-text.ts";

const text = (attributes: string, words = "HOLD") =>
  `<svg><text x="100" y="40" font-size="20" ${attributes}>${words}</text></svg>`;
/** Returns the positions of the first and the last glyph. */
const ends = (svg: string) => {
  const starts = [...svg.matchAll(/translate\(([\d.-]+) /g)].map(([, x]) => Number(x));
  return [starts[0], starts.at(-1)];
};

test("words become outlines of the mono face, a character as wide as the other", () => {
  const svg = outlineText(text('fill="#123456"'));
  expect(svg).not.toContain("<text");
  expect(svg).toContain('<g fill="#123456">');
  expect(ends(svg)).toEqual([100, 136]);
});

test("an anchor moves the words", () => {
  expect(ends(outlineText(text('text-anchor="middle"')))).toEqual([76, 112]);
  expect(ends(outlineText(text('text-anchor="end"')))).toEqual([52, 88]);
});

test("a stroke is a halo of the same width at every size", () => {
  const svg = outlineText(text('stroke="#fedcba" stroke-width="10"'));
  expect(svg).toContain('stroke="#fedcba"');
  expect(svg).toContain('paint-order="stroke"');
  const [, scale = ""] = /scale\(([\d.]+)/.exec(svg) ?? [];
  const [, width = ""] = /stroke-width="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(width) * Number(scale)).toBeCloseTo(10);
});

test("an entity is drawn as its character", () => {
  expect(ends(outlineText(text("", "A&amp;B")))).toEqual([100, 124]);
});

test("words in the drawings of posts can be read where a drawing is as narrow as a card", () => {
  const [cardWidth, drawingWidth] = [390, 1600];
  const files = globSync("content/blogs/images/*.svg");
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const sizes = [...readFileSync(file, "utf8").matchAll(/font-size="([\d.]+)"/g)];
    expect(sizes.length, file).toBeGreaterThan(0);
    for (const [, size] of sizes)
      expect((Number(size) * cardWidth) / drawingWidth, file).toBeGreaterThan(9.7);
  }
});
