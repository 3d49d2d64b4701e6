import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import type { LeadTables } from "../../server/leads/index.ts";
import { migrations } from "../../server/migrations.ts";
import { openStorage } from "../../server/storage/index.ts";
import { startPostgres } from "../postgres/cluster.ts";
import { within } from "../support/slowness.ts";
import { createReceiver, freePort, type Site, startSite, type Visitor, visitors } from "./site.ts";

const root = join(import.meta.dirname, "..", "..");
const minutes = within(60_000);

beforeAll(() => ensureBuild(), 5 * minutes);

function dataDirectory() {
  const dataDir = mkdtempSync(join(tmpdir(), "faults-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** The database as it lies there after the last kill. */
async function examine(dataDir: string, databaseUrl?: string) {
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
    /** As if the two minutes had passed for which a delivery belongs to the process that took it. */
    endLeases: () => db.updateTable("lead_deliveries").set({ leased_until: 0 }).execute(),
    /** As if the pauses had passed of what failed. */
    endPauses: () =>
      db.updateTable("lead_deliveries").set({ due_at: 0 }).where("leased_until", "=", 0).execute(),
  };
}

function expectNoneLost(all: readonly Visitor[], stored: readonly string[]) {
  const acknowledged = all.filter((visitor) => visitor.acknowledged).map(({ email }) => email);
  expect(acknowledged.length).toBeGreaterThan(50);
  const there = new Set(stored);
  expect(acknowledged.filter((email) => !there.has(email))).toEqual([]);
  expect(stored).toHaveLength(there.size);
  return acknowledged.length;
}

/**
 * A receiver knows a repetition by its key, as the workflows in `workflows/` do. So a lead has been delivered twice when
 * it came under two keys.
 */
function expectNoneTwice(
  deliveries: readonly { key: string; email: string }[],
  stored: readonly string[],
) {
  const keys = Map.groupBy(deliveries, ({ email }) => email);
  const twice = [...keys].filter(([, sent]) => new Set(sent.map(({ key }) => key)).size > 1);
  expect(twice).toEqual([]);
  expect(new Set(keys.keys())).toEqual(new Set(stored));
  return deliveries.length - keys.size;
}

test.each([
  { kills: 50, on: "SQLite" },
  { kills: 25, on: "PostgreSQL" },
])(
  "$kills kills under load on $on, and a receiver that is not to be trusted: no acknowledged lead is missing, none is delivered twice",
  async ({ kills, on }) => {
    const postgres = on === "PostgreSQL" ? await startPostgres() : undefined;
    onTestFinished(() => postgres?.stop());
    const dataDir = dataDirectory();
    const receiver = await createReceiver({ moody: true });
    await receiver.listen();
    onTestFinished(() => receiver.close());
    const port = await freePort();
    const env = { AUTOMATION_URL: receiver.url, ...(postgres && { DATABASE_URL: postgres.url }) };
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

    const book = await examine(dataDir, postgres?.url);
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
      `${kills} kills on ${on}: ${acknowledged} leads acknowledged, ${stored.length} stored; ${repeated} deliveries repeated under their key`,
    );
  },
  10 * minutes,
);

test(
  "two processes on PostgreSQL, killed 25 times in turn while n8n is away: all leads are there and arrive when it is back",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const dataDirs = [dataDirectory(), dataDirectory()];
    const receiver = await createReceiver();
    onTestFinished(() => receiver.close());
    const ports = [await freePort(), await freePort()];
    const env = { AUTOMATION_URL: receiver.url, DATABASE_URL: postgres.url };
    const start = (index: number) =>
      startSite({ port: ports[index] ?? 0, dataDir: dataDirs[index] ?? "", env });

    const sites: Site[] = [await start(0), await start(1)];
    const over = new AbortController();
    const load = visitors(
      sites.map(({ address }) => address),
      8,
      over.signal,
    );
    for (let kill = 0; kill < 25; kill += 1) {
      await load.goesOn();
      await pause(Math.random() * 300);
      await sites[kill % 2]?.end("SIGKILL");
      sites[kill % 2] = await start(kill % 2);
    }
    over.abort();
    await load.done;

    const book = await examine(dataDirs[0] ?? "", postgres.url);
    const stored = await book.emails();
    expectNoneLost(load.all, stored);
    expect(receiver.deliveries).toEqual([]);
    expect(await book.pending()).toBe(stored.length);

    await receiver.listen();
    await book.endLeases();
    const leadBook = [process.execPath, ["cli/leads.ts", "retry"]] as const;
    const bookEnv = { ...process.env, ...env, DATA_DIR: dataDirs[0] };
    execFileSync(...leadBook, { cwd: root, env: bookEnv });
    await expect.poll(book.pending, { timeout: 2 * minutes, interval: 200 }).toBe(0);
    await Promise.all(sites.map((site) => site.end("SIGTERM")));
    expectNoneTwice(receiver.deliveries, stored);
  },
  10 * minutes,
);
