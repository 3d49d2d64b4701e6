import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { within } from "./within.ts";

/** An import keeps only some documents in memory, however large the file. */

const run = promisify(execFile);
const documents = 100;
const letters = 250_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-memory-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function* lines(): Generator<string> {
  for (let n = 0; n < documents; n++)
    yield `${JSON.stringify({ _id: `note-${n}`, _type: "note", data: "x".repeat(letters) })}\n`;
}

test(
  "an import of 25 MB runs in a fraction of that memory",
  async () => {
    const file = join(folder, "notes.ndjson");
    await pipeline(Readable.from(lines()), createWriteStream(file));
    const script = `
      const { importContent } = await import(${JSON.stringify(new URL("../src/transfer/index.ts", import.meta.url).href)});
      const logger = { info() {}, warn() {}, error: console.error };
      const done = await importContent({ dataDir: process.argv[1], dataset: "blogs", logger }, process.argv[2]);
      console.log(done.documents);`;
    const { stdout } = await run(process.execPath, [
      // The program's own memory plus about 20 MB.
      "--max-old-space-size=56",
      "--input-type=module",
      "--eval",
      script,
      join(folder, "data"),
      file,
    ]);
    expect(Number(stdout)).toBe(documents);
  },
  within(60_000),
);
