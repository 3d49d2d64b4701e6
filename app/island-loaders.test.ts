import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { islandLoaders, scriptLoaders } from "./island-loaders.ts";

test.each([
  { ending: ".island.tsx", loaders: islandLoaders },
  { ending: ".script.ts", loaders: scriptLoaders },
])("each file in $ending is listed under its name", ({ ending, loaders }) => {
  const files = globSync(`app/**/*${ending}`).map((file) => basename(file, ending));
  expect(files.length).toBeGreaterThan(0);
  expect(Object.keys(loaders).sort()).toEqual(files.sort());
  for (const [name, load] of Object.entries(loaders))
    expect(String(load)).toContain(`/${name}${ending}`);
});
