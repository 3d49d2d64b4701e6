import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../sqlite-for-tests.ts";
import { createMemoryTokens, createStoredTokens } from "./token-budget.ts";

const now = new Date("2026-11-20T23:00:00Z");
const tomorrow = new Date("2026-11-21T01:00:00Z");

async function storedIn(folder: string) {
  const db = await openSqlite(join(folder, "assistant.sqlite"));
  return { tokens: createStoredTokens({ db }), close: () => db.destroy() };
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
  test("can be reserved up to the cap and never beyond", async () => {
    const tokens = await open();
    expect(await tokens.take(600, 1_000, now)).toBe(true);
    expect(await tokens.take(600, 1_000, now)).toBe(false);
    expect(await tokens.take(400, 1_000, now)).toBe(true);
    expect(await tokens.take(1, 1_000, now)).toBe(false);
    expect(await tokens.take(1_001, 1_000, tomorrow)).toBe(false);
  });

  test("are returned if less was used, and reset each day", async () => {
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

test("the count is shared between processes and survives a restart", async () => {
  const path = folder();
  const [first, second] = [await storedIn(path), await storedIn(path)];
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_entry, index) =>
      (index % 2 === 0 ? first : second).tokens.take(100, 1_000, now),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  await first.close();
  await second.close();
  const again = await storedIn(path);
  onTestFinished(again.close);
  expect(await again.tokens.take(1, 1_000, now)).toBe(false);
});
