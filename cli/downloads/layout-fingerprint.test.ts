import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { layoutFingerprint } from "./layout-fingerprint.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "layout-"));
  await write("layout.ts", 'import { accent } from "./palette.ts"; console.log(accent);');
  await write("palette.ts", 'export const accent = "#102030";');
  await write("package.json", '{ "dependencies": { "pdfkit": "1.0.0", "react": "1.0.0" } }');
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(root, name), text);
const fingerprint = () => layoutFingerprint(root, "layout.ts");

test.each([
  ["layout.ts", 'import { accent } from "./palette.ts"; console.error(accent);'],
  ["palette.ts", 'export const accent = "#102031";'],
  ["package.json", '{ "dependencies": { "pdfkit": "1.0.1", "react": "1.0.0" } }'],
])("a change of %s sets every document anew", async (name, text) => {
  const before = await fingerprint();
  await write(name, text);
  expect(await fingerprint()).not.toBe(before);
});

test.each([
  ["palette.ts", '/** Colours. */ export const accent = "#102030";'],
  ["package.json", '{ "dependencies": { "pdfkit": "1.0.0", "react": "1.0.1" } }'],
  ["other.ts", "export {};"],
])("another text of %s leaves them as they are", async (name, text) => {
  const before = await fingerprint();
  await write(name, text);
  expect(await fingerprint()).toBe(before);
});
