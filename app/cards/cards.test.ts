import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { sitePages } from "../search/site-pages.ts";
import { faviconIco, faviconSvg, iconFile } from "./brand-icon.ts";
import { cardSize, cardSvg, drawCard } from "./card.ts";
import { pageCards, postCard } from "./cards.ts";
import { openLettering } from "./lettering.ts";

test("every page has a card at the address that its metadata names", () => {
  for (const { path } of sitePages) expect(pageCards.has(paths.card(path)), path).toBe(true);
  expect(pageCards.has(paths.card(paths.blogList("sap")))).toBe(true);
});

test("a card is a PNG of the size that is announced", async () => {
  const card = postCard({ title: "A title", slug: "a", readingTime: 4, categories: [] });
  expect(await sharp(await drawCard(card)).metadata()).toMatchObject({
    format: "png",
    ...cardSize,
  });
});

test("no title, however long, is set out of its column", () => {
  const letters = openLettering();
  const style = { face: "display", size: 46 } as const;
  const lines = letters.lines("Words and more words ".repeat(20), style, 650, 5);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(letters.width(line, style)).toBeLessThanOrEqual(650);
});

test("words are outlines: the card names no face that the machine would have to have", () => {
  for (const card of pageCards.values()) {
    const svg = cardSvg(card);
    expect(svg).not.toContain("<text");
    expect(svg).not.toContain("NaN");
  }
});

test("another page of a family gets another drawing", () => {
  const drawings = new Set<string>();
  for (const card of pageCards.values()) drawings.add(cardSvg({ ...card, title: "", label: "" }));
  expect(drawings.size).toBeGreaterThan(sitePages.length / 2);
});

test.each([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
  ["apple-touch-icon.png", 180],
])("%s is a square of %i pixels", async (name, size) => {
  const file = await iconFile(name);
  expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: size, height: size });
});

test("there are no icons of other names", () => {
  expect(iconFile("icon-1.png")).toBeUndefined();
  expect(iconFile("constructor")).toBeUndefined();
});

test("the favicon is an ICO file with one picture of 32 pixels, and a well-formed SVG", async () => {
  const ico = await faviconIco();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const picture = ico.subarray(ico.readUInt32LE(18));
  expect(picture.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32 });
  expect(await sharp(Buffer.from(faviconSvg)).metadata()).toMatchObject({ format: "svg" });
});
