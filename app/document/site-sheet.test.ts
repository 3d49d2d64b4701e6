import { expect, it } from "vitest";
import { packSheet, unpackSheet } from "./site-sheet.server.ts";
import { usedStyles } from "./used-styles.server.ts";

const site = ".card{gap:1rem}.card:hover{color:red}.note{margin:0;margin-top:2px}";

it("prints the same rules after it was packed as text, and only those of the classes that occur", () => {
  const { index, names } = unpackSheet(packSheet(site, ""));
  const used = usedStyles(index, new Set([".card"]), (name) => [names.of(name)]);
  expect(used).toBe(`.${names.of("card")}{gap:1rem}`);
});

it("shortens classes, except those that the later sheet names", () => {
  const { names, kept } = unpackSheet(packSheet(site, ".note{color:blue}"));
  expect(names.of("card")).toMatch(/^[a-z]$/);
  expect(names.of("note")).toBe("note");
  expect(kept).toContain("note");
});

it("gives the shortest names to the classes that are named most often, those on every page first", () => {
  const classes = Array.from({ length: 30 }, (_, index) => `class-${index}`);
  const sheet = classes.map((name) => `.${name}{margin:0}`).join("");
  const sources = [
    { text: '"class-29 class-3" `class-29`', isOnEveryPage: false },
    { text: "<p className='class-7'>", isOnEveryPage: true },
  ];
  const { names } = unpackSheet(packSheet(sheet, "", sources));
  expect(["class-7", "class-29", "class-3", "class-0"].map(names.of)).toEqual(["a", "b", "c", "d"]);
});

it("names the later sheet after its content", () => {
  const later = (styles: string) => unpackSheet(packSheet(site, styles)).later;
  expect(later("").text).toContain(".card:hover{color:red}");
  expect(later("").name).toBe(later("").name);
  expect(later("").name).not.toBe(later(".late{color:blue}").name);
});
