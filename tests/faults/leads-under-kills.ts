import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import type { LeadTables } from "../../server/leads/index.ts";
import { migrations } from "../../server/migrations.ts";
import { openStorage } from "../../server/storage/index.ts";
import { within } from "../support/slowness.ts";
import { createReceiver, freePort, startSite, type Visitor, visitors } from "./site.ts";

/** Leads of a site that is killed repeatedly. The tests are in files of their own, so that they run in parallel. */

const minutes = within(60_000);

/**
 * How often a site is killed in each test, from `KILLS`. Ten times in `npm test`, because every start costs seconds
 * of a processor. Use `KILLS=50` before releasing a change of the store.
 */
export const kills = Number(process.env.KILLS || 10);

export function dataDirectory() {
  const dataDir = mkdtempSync(join(tmpdir(), "faults-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Opens the database in the state after the last kill. */
export async function examine(dataDir: string, databaseUrl?: string) {
  const storage = await openStorage<LeadTables>({
    dataDir,
    databaseUrl,
    migrations,
    logger: pino({ level: "silent" }),
  });
  onTestFinished(() => storage.close());
  const { db } = storage;
  return {
    emails: async () =>
      (await db.selectFrom("leads").select("email").execute()).map((it) => it.email),
    pending: async () =>
      (await db.selectFrom("lead_deliveries").select("id").where("state", "=", "pending").execute())
        .length,
    /** Ends all leases early: a delivery belongs to the process that took it for two minutes. */
    endLeases: () => db.updateTable("lead_deliveries").set({ leased_until: 0 }).execute(),
    /** Ends the pauses after failed deliveries early. */
    endPauses: () =>
      db.updateTable("lead_deliveries").set({ due_at: 0 }).where("leased_until", "=", 0).execute(),
  };
}

export function expectNoneLost(all: readonly Visitor[], stored: readonly string[]) {
  const acknowledged = all.filter((visitor) => visitor.acknowledged).map(({ email }) => email);
  expect(acknowledged.length).toBeGreaterThan(kills);
  const there = new Set(stored);
  expect(acknowledged.filter((email) => !there.has(email))).toEqual([]);
  expect(stored).toHaveLength(there.size);
  return acknowledged.length;
}

/**
 * Asserts that no lead was delivered twice. Receivers recognise repetitions by their key, as the workflows in
 * `workflows/` do, so a lead counts as delivered twice if it came under two keys.
 */
export function expectNoneTwice(
  deliveries: readonly { key: string; email: string }[],
  stored: readonly string[],
) {
  const keys = Map.groupBy(deliveries, ({ email }) => email);
  const twice = [...keys].filter(([, sent]) => new Set(sent.map(({ key }) => key)).size > 1);
  expect(twice).toEqual([]);
  expect(new Set(keys.keys())).toEqual(new Set(stored));
  return deliveries.length - keys.size;
}

/**
 * Kills a site under load, and asserts that no acknowledged lead is missing and none was delivered twice, although
 * the receiver is unreliable.
 *
 * @param databaseUrl address of PostgreSQL; SQLite without it.
 */
export async function killUnderLoad(databaseUrl?: string): Promise<void> {
  const dataDir = dataDirectory();
  const receiver = await createReceiver({ moody: true });
  await receiver.listen();
  onTestFinished(() => receiver.close());
  const port = await freePort();
  const env = { AUTOMATION_URL: receiver.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const start = () => startSite({ port, dataDir, env });

  let site = await start();
  const over = new AbortController();
  const load = visitors([site.address], 8, over.signal);
  for (let kill = 0; kill < kills; kill += 1) {
    await load.goesOn();
    await pause(Math.random() * 250);
    await site.end("SIGKILL");
    site = await start();
  }
  over.abort();
  await load.done;
  await site.end("SIGKILL");

  const book = await examine(dataDir, databaseUrl);
  const stored = await book.emails();
  const acknowledged = expectNoneLost(load.all, stored);
  await book.endLeases();
  site = await start();
  const left = async () => {
    await book.endPauses();
    return book.pending();
  };
  await expect.poll(left, { timeout: 3 * minutes, interval: 200 }).toBe(0);
  expect(await site.end("SIGTERM")).toBe(0);
  const repeated = expectNoneTwice(receiver.deliveries, stored);
  console.log(
    `${kills} kills: ${acknowledged} leads acknowledged, ${stored.length} stored; ${repeated} deliveries repeated under their key`,
  );
}
