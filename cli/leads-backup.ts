import { resolve } from "node:path";
import { sql } from "kysely";
import type { Config } from "#server/config.ts";
import { openFileStore } from "#server/leads/admin.ts";
import { openStorage } from "#server/storage/index.ts";
import { UsageError } from "./leads-arguments.ts";
import { cannotWrite, writeWhole } from "./write-whole.ts";

/**
 * Copies the SQLite database as it is at one moment, while the site runs or not, in the place of an earlier copy.
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
  const storage = await openStorage({ dataDir: config.dataDir, readOnly: true, ...options });
  try {
    await writeWhole(file, async (unfinished) => {
      // SQLite writes into an existing empty file, and keeps its mode.
      await sql`vacuum into ${unfinished}`.execute(storage.db).catch((error: unknown) => {
        throw cannotWrite(file, error);
      });
    });
  } finally {
    await storage.close();
  }
  return `The database is copied to ${file}. Now copy ${openFileStore(config).place}, which holds the CVs.`;
}
