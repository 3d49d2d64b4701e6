import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { palette } from "./palette.ts";

const root = join(import.meta.dirname, "..");

/** The folders with the site's design. Packages do not know the brand; the Studio has its own design. */
const folders = ["app", "cli", "content", "contracts", "server", "tests"];

/** Files where colours are content rather than styling; posts have their own illustrations. */
const aboutColours = [/^content\/blogs\//, /^content\/services\/ui-ux-design\.ts$/];

const sourceFiles = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|css|svg|html|json)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
  .filter((file) => !/^content\/palette\.(test\.)?ts$/.test(file))
  .filter((file) => !aboutColours.some((pattern) => pattern.test(file)));

const brandColours = [
  ...new Set(Object.values(palette).flatMap(({ light, dark }) => [light, dark])),
];

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join("[, _]+");

/** Matches a brand colour as hex or as rgb(). White as rgb() is allowed, for shadows and veils. */
const written = new RegExp(
  brandColours
    .flatMap((hex) => (hex === "#ffffff" ? [hex] : [hex, `rgba?\\(${channels(hex)}\\b`]))
    .join("|"),
  "i",
);

describe("palette", () => {
  it("is the only place where a brand colour is written", () => {
    const offending = sourceFiles.filter((file) =>
      written.test(readFileSync(join(root, file), "utf8")),
    );
    expect(offending).toEqual([]);
  });

  it("finds a colour that is written elsewhere", () => {
    for (const text of [
      "color: #0C1A2A",
      "rgb(12 26 42 / 0.2)",
      "rgb(12, 26, 42)",
      "rgb(6_14_23/0.4)",
    ]) {
      expect(text).toMatch(written);
    }
    expect("rgb(0 0 0 / 0.6)").not.toMatch(written);
  });

  it("writes each colour as six lower-case hexadecimal digits", () => {
    for (const colour of brandColours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
