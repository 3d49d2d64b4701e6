import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unusedCode } from "./static-parts.ts";

/** The part of `npm run check` that looks for unused code, on a small tree with the repository's own settings. */
async function check(files: Readonly<Record<string, string>>): Promise<[number | null, string]> {
  const root = mkdtempSync(join(tmpdir(), "unused-code-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const settings = await readFile(join(import.meta.dirname, "..", "knip.json"), "utf8");
  const description = JSON.stringify({ name: "site", private: true, type: "module" });
  const tree = { "package.json": description, "knip.json": settings, ...files };
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const [[program, ...options] = [""]] = unusedCode.commands;
  const { status, stdout } = spawnSync(program, options, { cwd: root, encoding: "utf8" });
  return [status, stdout];
}

const command = 'import { used } from "./parts/a.ts"; console.log(used);';

test("unused exports, types, files and packages fail the check by name", async () => {
  const [status, output] = await check({
    "cli/command.ts": command,
    "cli/parts/a.ts": "export const used = 1; export const spare = 2; export type Unasked = 3;",
    "cli/parts/b.ts": "export {};",
    "package.json": JSON.stringify({ name: "site", dependencies: { "left-over": "1.0.0" } }),
  });
  expect(status).toBe(1);
  for (const name of ["spare", "Unasked", "cli/parts/b.ts", "left-over"]) {
    expect(output).toContain(name);
  }
});

test("a tree in which all is used passes", async () => {
  const files = { "cli/command.ts": command, "cli/parts/a.ts": "export const used = 1;" };
  expect(await check(files)).toEqual([0, ""]);
});
