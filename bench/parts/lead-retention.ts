import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { deleteExpired } from "#server/leads/admin.ts";
import { createLeads, type FileStore, type LeadTables } from "#server/leads/index.ts";
import { createLogger } from "#server/logger.ts";
import type { Storage } from "#server/storage/index.ts";

/** Measures the first retention run over a large number of leads, while visitors keep sending leads. */

const day = 86_400_000;
const retentionDays = 30;
const between = 20;

/** Marks and deletes all existing leads. Returns a row for each step: time, memory, and the delay for visitors. */
export async function measureRetention(storage: Storage<LeadTables>, files: FileStore) {
  const { newest } = await storage.db
    .selectFrom("leads")
    .select(({ fn }) => fn.max("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  const start = newest + (retentionDays + 1) * day;
  const time = { now: start };
  const leads = createLeads({
    storage,
    files,
    retentionDays: 0,
    logger: createLogger({ level: "silent" }),
    clock: () => time.now,
  });
  const look = async (name: string, days: number) => {
    time.now = start + days * day;
    const over = new AbortController();
    const visits = visit(leads, name, over.signal);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const started = performance.now();
    const { marked, deleted } = await deleteExpired(storage.db, {
      files,
      retentionDays,
      now: time.now,
    });
    const elapsed = performance.now() - started;
    delay.disable();
    over.abort();
    return {
      retention: name,
      leads: marked + deleted,
      seconds: (elapsed / 1000).toFixed(1),
      "memory MB": Math.round(process.memoryUsage().rss / 1e6),
      "longest standstill ms": Math.round(delay.max / 1e6),
      "slowest visitor ms": Math.round(await visits),
    };
  };
  const rows = [await look("marks", 0)];
  // Runs once in between, because the retention starts over when the clock jumps.
  await look("nothing", 4);
  rows.push(await look("deletes", 7.5));
  return rows;
}

/** Sends leads one after the other until the signal. Returns how long the slowest took, in milliseconds. */
async function visit(
  leads: ReturnType<typeof createLeads>,
  name: string,
  until: AbortSignal,
): Promise<number> {
  let slowest = 0;
  for (let sent = 0; !until.aborted; sent += 1) {
    const started = performance.now();
    await leads.saveLead({
      kind: "demo",
      name: "Ada Lovelace",
      email: `${name}-${sent}@x.example`,
      industry: "support",
      timestamp: new Date().toISOString(),
    });
    slowest = Math.max(slowest, performance.now() - started);
    await pause(between);
  }
  return slowest;
}
