import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPictures, openPictures } from "./pictures.ts";

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`;

let folder = "";
let built = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  built = `${folder}.built`;
  await writeFile(join(folder, "a.svg"), drawing("navy"));
  await buildPictures(folder, built, (svg) => svg);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(built);
});

test("a prepared picture equals a newly made one", async () => {
  const fromBuild = await (await openPictures(folder, built))("a.svg");
  expect(fromBuild).toEqual(await (await openPictures(folder, undefined))("a.svg"));
  expect(fromBuild).toMatchObject({ description: { width: 1600, height: 900 } });
});

test("a drawing that was changed since is made again", async () => {
  const before = await (await openPictures(folder, built))("a.svg");
  await writeFile(join(folder, "a.svg"), drawing("crimson"));
  const after = await (await openPictures(folder, built))("a.svg");
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test("the build outlines the words of a drawing", async () => {
  const outlined = `${folder}.outlined`;
  await writeFile(join(folder, "a.svg"), drawing("navy"));
  await buildPictures(folder, outlined, (svg) => svg.replace("navy", "crimson"));
  const made = await (await openPictures(folder, outlined))("a.svg");
  const plain = await (await openPictures(folder, undefined))("a.svg");
  expect(made.bytes.equals(plain.bytes)).toBe(false);
  await rm(outlined);
});
