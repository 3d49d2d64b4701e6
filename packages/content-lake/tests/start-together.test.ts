import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const source = join(import.meta.dirname, "..", "src", "index.ts");

const program = `
  import { openContentLake } from ${JSON.stringify(source)};
  const silent = { info() {}, warn() {}, error() {}, debug() {} };
  const lake = await openContentLake({
    dataDir: process.argv[1], dataset: "blogs", studioFolder: "/nowhere", logger: silent,
    seed: async (target) => {
      target.addDocument("2026-01-01T00:00:00Z", { _id: "a", _type: "post" });
      return {};
    },
  });
  console.log(lake.siteKey.length > 0);
  await lake.close();
`;

it("four processes can start concurrently on an empty folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "together-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const start = () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", program, folder]);
  const outputs = await Promise.all(Array.from({ length: 4 }, start));
  expect(outputs.map(({ stdout }) => stdout)).toEqual(Array(4).fill("true\n"));
});
