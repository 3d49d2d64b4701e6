import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Logger } from "../logger.ts";
import type { StorageTables } from "./tables.ts";

/** The migrations of all modules in one record. */
export function joinMigrations(
  records: readonly Record<string, Migration>[],
): Record<string, Migration> {
  const migrations: Record<string, Migration> = {};
  for (const [name, migration] of records.flatMap(Object.entries<Migration>)) {
    if (name in migrations) throw new Error(`Two migrations are named ${name}.`);
    migrations[name] = migration;
  }
  return migrations;
}

export async function migrate(
  db: Kysely<StorageTables>,
  migrations: Record<string, Migration>,
  logger: Logger,
): Promise<void> {
  // Queried before the migrator takes the only connection that SQLite has.
  const newer = await migrationsOfNewerRelease(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...newer, ...migrations }) },
    // Modules number their migrations separately, so a new one may sort before one that has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) {
    if (result.status === "Success") logger.debug({ migration: result.migrationName }, "Migrated");
  }
  if (error) throw error;
}

/**
 * Migrations of a newer release. Migrations only add, so this release still works with them: both run side by side
 * during an upgrade, and an upgrade can be undone.
 */
async function migrationsOfNewerRelease(
  db: Kysely<StorageTables>,
  known: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = { up: async () => {} };
  return Object.fromEntries(
    rows.filter(({ name }) => !(name in known)).map(({ name }) => [name, done]),
  );
}
