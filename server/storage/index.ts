import { createHmac, randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import type { Logger } from "../logger.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

import type { Storage, StorageKind, TableMap } from "./storage.ts";
import { type StorageTables, storageMigrations } from "./tables.ts";

export { createRateLimiter, type RateLimiter, type RateLimitRule } from "./rate-limits.ts";
export type { Database, Storage, StorageKind } from "./storage.ts";
export type { Migration };

export type StorageOptions = {
  /** PostgreSQL. Without it, SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** One record a module. Names are sorted within all of them and must be unique: `leads-001-…`. */
  migrations: Record<string, Migration>[];
  logger: Logger;
};

/**
 * Opens the database and brings its tables up to date. Any number of processes may do so at the same moment:
 * a lock lets one migrate while the others wait. `Tables` describes the tables that the migrations make.
 */
export async function openStorage<Tables extends TableMap = StorageTables>(
  options: StorageOptions,
): Promise<Storage<Tables>> {
  const { databaseUrl, dataDir, logger } = options;
  const kind: StorageKind = databaseUrl ? "postgres" : "sqlite";
  const own = new Kysely<StorageTables>({
    dialect: databaseUrl
      ? postgresDialect(databaseUrl, logger)
      : sqliteDialect(sqliteFile(dataDir)),
  });

  let key: Buffer;
  try {
    await migrate(own, [storageMigrations, ...options.migrations], logger);
    key = await pseudonymKey(own);
  } catch (error) {
    await own.destroy();
    throw error;
  }
  const db = own.$extendTables<Tables>();

  return {
    db,
    kind,
    relaxed: (work) =>
      kind === "postgres" ? relaxedOnPostgres(db, work) : relaxedOnSqlite(db, work),
    pseudonym: (purpose, value) =>
      createHmac("sha256", key).update(`${purpose}\n${value}`).digest("base64url"),
    check: () => withinTwoSeconds(sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}

/** Path of the SQLite file, readable by its owner only; SQLite gives its side files the same mode. */
function sqliteFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "site.sqlite");
  closeSync(openSync(file, "a", 0o600));
  return file;
}

/** Key of the pseudonyms, stored in the database so that all processes agree and a restored back-up still matches. */
async function pseudonymKey(db: Kysely<StorageTables>): Promise<Buffer> {
  const name = "pseudonyms";
  await db
    .insertInto("site_secrets")
    .values({ name, value: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("site_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "base64");
}

function relaxedOnPostgres<Tables, Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction);
    return work(transaction);
  });
}

function relaxedOnSqlite<Tables, Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

async function withinTwoSeconds(work: Promise<unknown>): Promise<void> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error("The database does not answer.")), 2_000);
  try {
    await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function postgresDialect(connectionString: string, logger: Logger): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: "site",
    types: { getTypeParser: parseNumbers },
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on("error", (error) => logger.warn({ err: error }, "A database connection broke"));
  return new PostgresDialect({ pool });
}

/** Type parsers with int8 as a number, which times in milliseconds and counts fit; the driver gives text. */
const parseNumbers: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 && format !== "binary"
    ? Number
    : // The two overloads differ by literal type only.
      pg.types.getTypeParser(oid, format as "text");

async function migrate(
  db: Kysely<StorageTables>,
  records: Record<string, Migration>[],
  logger: Logger,
): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, migration] of records.flatMap(Object.entries<Migration>)) {
    if (name in migrations) throw new Error(`Two migrations are named ${name}.`);
    migrations[name] = migration;
  }
  // Asked for before the migrator takes the only connection that SQLite has.
  const newer = await migrationsOfNewerRelease(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...newer, ...migrations }) },
    // Modules number their migrations apart, so a new one may sort before one that has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) {
    if (result.status === "Success") logger.debug({ migration: result.migrationName }, "Migrated");
  }
  if (error) throw error;
}

/**
 * Migrations of a newer release. Migrations only add, so this release still works with them: processes of both run side
 * by side during an upgrade, and an upgrade can be taken back.
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
