import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openStorage, type Storage } from "../storage/index.ts";
import type { DeliveryTarget } from "./deliver/target.ts";
import { pdfOf } from "./documents.fixture.ts";
import { folderStore } from "./files/folder-store.ts";
import { type LeadTables, leadMigrations, type NewLead } from "./index.ts";

const logger = pino({ level: "silent" });

export type SetUp = ReturnType<typeof leadsOn>;

/** Sets up a store for one test. `prepare` returns the URL of an empty database, or undefined for SQLite. */
export const leadsOn = (prepare: () => Promise<string | undefined>) => async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "leads-"));
  const databaseUrl = await prepare();
  const opened: Storage<LeadTables>[] = [];
  const open = async () => {
    const storage = await openStorage<LeadTables>({
      dataDir,
      databaseUrl,
      migrations: [leadMigrations],
      logger,
    });
    opened.push(storage);
    return storage;
  };
  onTestFinished(async () => {
    await Promise.all(opened.map((storage) => storage.close()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  const storage = await open();
  const time = { now: Date.parse("2026-11-20T20:00:00Z") };
  const files = folderStore(dataDir);
  const options = { files, retentionDays: 730, logger, clock: () => time.now };
  return { dataDir, files, storage, db: storage.db, open, time, options };
};

/** A receiver that records its deliveries, and fails while `state.down`. */
export function receiver(name = "n8n") {
  const received: { id: string; email: string }[] = [];
  const state = { down: false, hold: undefined as Promise<void> | undefined };
  const target: DeliveryTarget = {
    name,
    async deliver(lead, { id }) {
      await state.hold;
      if (state.down) throw new Error("Answered 503");
      received.push({ id, email: lead.email });
    },
  };
  return { target, received, state };
}

export const demo = (email: string, extra: Partial<NewLead> = {}): NewLead =>
  // Spreading a partial of a union loses which member it is; the tests only add common fields.
  ({
    kind: "demo",
    name: "Ada Lovelace",
    email,
    industry: "hospitality",
    timestamp: "2026-11-20T20:00:00.000Z",
    ...extra,
  }) as NewLead;

/** Outbox settings with milliseconds where production has seconds. */
export const fast = {
  pollEvery: 10,
  firstPause: 20,
  longestPause: 40,
  fewestAttempts: 1,
  slowAfter: 20,
  mendEvery: 0,
  probeEvery: 20,
};

export const pdf = pdfOf("Ada’s life");

export const application = {
  name: "Ada",
  email: "ada@x.example",
  job: "Full-Stack Developer",
  country: "IN",
  message: "Ten years of night shifts.",
};
