import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AssistantTables, createStoredMisses } from "@brightkeel/assistant/storage";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import type { LeadTables } from "#server/leads/index.ts";
import { migrations } from "#server/migrations.ts";
import { openStorage } from "#server/storage/index.ts";
import { within } from "../tests/support/slowness.ts";

// Each test starts the command as a process of its own.
vi.setConfig({ testTimeout: within(60_000) });

const root = join(import.meta.dirname, "..");

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), "assistant-misses-"));
  const logger = pino({ level: "silent" });
  const storage = await openStorage<LeadTables & AssistantTables>({ dataDir, migrations, logger });
  onTestFinished(async () => {
    await storage.close();
    rmSync(dataDir, { recursive: true });
  });
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: dataDir, ASSISTANT_MISSES_DAYS: "30" };
      execFile("node", ["cli/assistant.ts", ...args], { cwd: root, env }, (error, out, err) =>
        resolve({ code: error ? 1 : 0, out, err }),
      );
    });
  return { run, misses: createStoredMisses(storage, { days: 30 }) };
}

const miss = { industry: "hospitality", kind: "declined", guess: undefined, certainty: 0 } as const;

test("misses are shown by subject, for people and for programs", async () => {
  const { run, misses } = await setUp();
  expect((await run("misses")).out).toBe("Nothing was missed in the last 30 days.\n");
  const now = new Date();
  for (const text of ["can i rent a kayak", "kayaks for two", "can i rent a kayak"])
    await misses.keep({ ...miss, text }, "c", now);
  await misses.keep(
    {
      ...miss,
      industry: "support",
      kind: "asked-back",
      text: "it hangs",
      guess: "slow_performance",
      certainty: 0.5,
    },
    "c",
    now,
  );
  const { out } = await run("misses");
  expect(out).toContain("The last 30 days: 4 messages");
  expect(out).toMatch(/hospitality\n +3 {2}“kayak”: declined 3\n +can i rent a kayak \(2 times\)/);
  expect(out).toMatch(/support\n +1 {2}near “It is slow”: asked back 1/);
  const json: unknown = JSON.parse(
    (await run("misses", "--json", "--industry", "hospitality")).out,
  );
  expect(json).toMatchObject([{ industry: "hospitality", subject: "kayak", count: 3 }]);
});

test.each([
  [["mises"], "“mises” is not a command"],
  [["misses", "--industry", "farming"], "--industry is “farming”"],
  [["misses", "--days", "soon"], "--days is “soon”"],
])("%o is answered with what to do instead", async (args, message) => {
  const { run } = await setUp();
  const { code, err } = await run(...args);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(err).not.toContain("    at ");
});
