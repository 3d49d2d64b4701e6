import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openStorage, StorageError } from "./index.ts";

/** A SQLite file that is not what it should be. */

const logger = pino({ level: "silent" });

function dataDirectory() {
  const dataDir = mkdtempSync(join(tmpdir(), "damaged-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, file: join(dataDir, "site.sqlite") };
}

const open = (dataDir: string, options: Partial<Parameters<typeof openStorage>[0]> = {}) =>
  openStorage({ dataDir, migrations: [], logger, ...options });

async function troubleOf(dataDir: string, options = {}): Promise<string> {
  const error: unknown = await open(dataDir, options).catch((reason: unknown) => reason);
  if (!(error instanceof StorageError)) throw new Error(`No sentence: ${String(error)}`);
  return error.message;
}

test("a file that is not a database, or half of one, is reported and left unchanged", async () => {
  const { dataDir, file } = dataDirectory();
  const whole = await open(dataDir);
  await whole.close();
  truncateSync(file, 8_192);
  expect(await troubleOf(dataDir)).toContain(`${file} is damaged`);

  const words = "Not a database at all, but long enough for a header. ".repeat(20);
  for (const text of ["short", words]) {
    writeFileSync(file, text);
    expect(await troubleOf(dataDir)).toContain("backup");
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

test("a file in place of the data folder is named in the error", async () => {
  const { dataDir, file } = dataDirectory();
  writeFileSync(file, "x");
  expect(await troubleOf(file)).toContain(`DATA_DIR is ${file}, but that is a file`);
  expect(await troubleOf(join(dataDir, "site.sqlite", "below"))).toContain("name a folder");
});

test("a command makes no database where there is none", async () => {
  const { dataDir } = dataDirectory();
  expect(await troubleOf(dataDir, { create: false })).toContain("another DATA_DIR");
  expect(await troubleOf(join(dataDir, "missing"), { create: false })).toContain(
    "another DATA_DIR",
  );
});

test("a database opened read-only is not changed", async () => {
  const { dataDir } = dataDirectory();
  const first = await open(dataDir);
  const pseudonym = first.pseudonym("email", "a");
  await first.close();
  const storage = await open(dataDir, { readOnly: true });
  onTestFinished(() => storage.close());
  expect(storage.pseudonym("email", "a")).toBe(pseudonym);
  await expect(storage.db.deleteFrom("site_secrets").execute()).rejects.toThrow(/readonly/);
});
