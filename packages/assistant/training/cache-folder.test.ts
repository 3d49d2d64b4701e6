import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepNewest } from "./cache-folder.ts";

test("the newest of a kind stay, and all that is of another kind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cache-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [at, name] of ["model-b", "model-a", "model-c", "other", "model-d.tmp"].entries()) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), at, at);
  }
  await keepNewest(folder, /^model-\w$/, 2);
  expect(readdirSync(folder).sort()).toEqual(["model-a", "model-c", "model-d.tmp", "other"]);
});
