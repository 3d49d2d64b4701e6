import { open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { sql } from "kysely";
import type { Config } from "#server/config.ts";
import { openFileStore } from "#server/leads/admin.ts";
import { openStorage } from "#server/storage/index.ts";
import { UsageError } from "./leads-arguments.ts";

/**
 * Copies the SQLite database as it is at one moment, while the site runs or not. The copy is readable by its owner
 * alone, and replaces an earlier one only once it is complete and on disk.
 */
export async function backUp(
  config: Config,
  given: string,
  options: Pick<Parameters<typeof openStorage>[0], "migrations" | "logger">,
): Promise<string> {
  if (given === "") throw new UsageError("Where to? npm run leads -- backup /backup/site.sqlite");
  if (config.databaseUrl) {
    throw new UsageError(
      `The leads are in PostgreSQL: umask 077; pg_dump -Fc -f site.dump "\${DATABASE_URL:?}"`,
    );
  }
  const file = resolve(given);
  const unfinished = `${file}.unfinished`;
  const storage = await openStorage({ dataDir: config.dataDir, readOnly: true, ...options });
  try {
    await rm(unfinished, { force: true });
    // SQLite writes into an existing empty file, and keeps its mode.
    await (await open(unfinished, "wx", 0o600)).close();
    await sql`vacuum into ${unfinished}`.execute(storage.db);
    const handle = await open(unfinished, "r");
    await handle.sync().finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${reason}`);
  } finally {
    await storage.close();
  }
  return `The database is copied to ${file}. Now copy ${openFileStore(config).place}, which holds the CVs.`;
}
