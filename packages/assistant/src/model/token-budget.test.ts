import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../../server/storage/index.ts";
import { assistantMigrations } from "../conversation-store.ts";
import { createMemoryTokens, createStoredTokens, type TokenTables } from "./token-budget.ts";

const now = new Date("2026-11-20T23:00:00Z");
const tomorrow = new Date("2026-11-21T01:00:00Z");

async function storedIn(dataDir: string) {
  const storage = await openStorage<TokenTables>({
    dataDir,
    migrations: [assistantMigrations],
    logger: pino({ level: "silent" }),
  });
  return { tokens: createStoredTokens(storage), close: () => storage.close() };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "tokens-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function inSqlite() {
  const { tokens, close } = await storedIn(folder());
  onTestFinished(close);
  return tokens;
}

describe.each([
  ["in memory", async () => createMemoryTokens()],
  ["in SQLite", inSqlite],
])("the day’s tokens %s", (_where, open) => {
  test("are taken until the cap, and never beyond", async () => {
    const tokens = await open();
    expect(await tokens.take(600, 1_000, now)).toBe(true);
    expect(await tokens.take(600, 1_000, now)).toBe(false);
    expect(await tokens.take(400, 1_000, now)).toBe(true);
    expect(await tokens.take(1, 1_000, now)).toBe(false);
    expect(await tokens.take(1_001, 1_000, tomorrow)).toBe(false);
  });

  test("are given back where less was used, and begin anew each day", async () => {
    const tokens = await open();
    await tokens.take(900, 1_000, now);
    await tokens.settle(-500, now);
    expect(await tokens.take(600, 1_000, now)).toBe(true);
    expect(await tokens.take(1_000, 1_000, tomorrow)).toBe(true);
    await tokens.expire(tomorrow);
    expect(await tokens.take(1, 1_000, tomorrow)).toBe(false);
    expect(await tokens.take(1_000, 1_000, now)).toBe(true);
  });
});

test("processes share the count, and a restart keeps it", async () => {
  const dataDir = folder();
  const [first, second] = [await storedIn(dataDir), await storedIn(dataDir)];
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_entry, index) =>
      (index % 2 === 0 ? first : second).tokens.take(100, 1_000, now),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  await first.close();
  await second.close();
  const again = await storedIn(dataDir);
  onTestFinished(again.close);
  expect(await again.tokens.take(1, 1_000, now)).toBe(false);
});
