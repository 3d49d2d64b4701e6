import { once } from "node:events";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import type { StorageKind } from "./storage.ts";

/** How often to wait for another process that is reading, and how long each time, in milliseconds. */
const attempts = 50;
const between = 100;

/**
 * Empties SQLite's log, which still contains deleted rows. PostgreSQL manages its own log: see docs/security.md.
 * https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
export async function emptyLog<Tables>(db: Kysely<Tables>, kind: StorageKind): Promise<void> {
  if (kind !== "sqlite") return;
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    if (attempt === attempts)
      throw new Error("Another process reads the database: its log still holds what was deleted.");
    await pause(between);
  }
}

/**
 * Leaves no byte of what was deleted: rewrites the file, for pages that were split or freed before deletions
 * overwrote their data, and empties the log.
 *
 * @param file of SQLite; undefined for PostgreSQL.
 */
export async function eraseDeleted<Tables>(
  db: Kysely<Tables>,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) return;
  // SQLite's temporary files stay beside the file: elsewhere may be another disk. It reads only this variable.
  process.env.SQLITE_TMPDIR = dirname(file);
  const vacuum = new Worker(new URL("./vacuum-worker.ts", import.meta.url), {
    workerData: { file, patience: attempts * between },
  });
  await once(vacuum, "exit");
  await emptyLog(db, "sqlite");
}
