import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("files of the process are private to its owner, and an open folder is closed", () => {
  const folder = mkdtempSync(join(tmpdir(), "private-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, "data");
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, "old"), "");
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { keepFilesPrivate } from ${JSON.stringify(join(import.meta.dirname, "private-files.ts"))};
    keepFilesPrivate(${JSON.stringify(join(folder, "missing"))});
    keepFilesPrivate(${JSON.stringify(data)});
    mkdirSync(${JSON.stringify(join(data, "new/deep"))}, { recursive: true });
    writeFileSync(${JSON.stringify(join(data, "new/deep/file"))}, "");
  `;
  // A umask is that of the whole process.
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect([status, String(stderr)]).toEqual([0, ""]);
  const modeOf = (path: string) => (statSync(join(data, path)).mode & 0o777).toString(8);
  expect(["", "new", "new/deep", "new/deep/file"].map(modeOf)).toEqual([
    "700",
    "700",
    "700",
    "600",
  ]);
});
