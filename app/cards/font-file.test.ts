import { expect, test } from "vitest";
import { openFont } from "./font-file.ts";

test("a face is opened once, with the outlines and kerning of its letters", () => {
  const font = openFont(["bricolage-grotesque", 700]);
  expect(openFont(["bricolage-grotesque", 700])).toBe(font);
  expect(font).toMatchObject({ type: "TTF", postscriptName: expect.stringContaining("Bold") });
  const { glyphs, positions } = font.layout("AV");
  expect(glyphs.map((glyph) => glyph.path.toSVG() !== "")).toEqual([true, true]);
  expect(positions[0]?.xAdvance).toBeLessThan(glyphs[0]?.advanceWidth ?? 0);
});
