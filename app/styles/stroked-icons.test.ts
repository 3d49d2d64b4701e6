import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { strokedIcon, strokedIcons, tintedIcons } from "./stroked-icons.ts";

const folder = join(import.meta.dirname, "../icons");
const drawn = [
  ...Object.keys(strokedIcons).map((name) => `${name}-bold.svg`),
  ...Object.keys(tintedIcons).map((name) => `${name}-duotone.svg`),
];

test.each(drawn)("%s is one of the site’s icons, and drawn as strokes", (file) => {
  expect(readdirSync(folder)).toContain(file);
  expect(strokedIcon(`${join(folder, file)}?raw`)).toMatch(/^<svg /);
});

test("an icon of outlines alone is left as it is", () => {
  expect(strokedIcon(`${join(folder, "thumbs-up-duotone.svg")}?raw`)).toBeUndefined();
});
