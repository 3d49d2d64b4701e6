import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { timingSafeEqual } from "../http/timing-safe-equal.ts";
import type { Logger } from "../logger.ts";
import { emptyLog, eraseDeleted } from "./erase.ts";
import { refuseFullDisk } from "./free-room.ts";
import { joinMigrations, migrate } from "./migrate.ts";
import { postgresDialect, postgresTrouble } from "./postgres.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { sqliteFile, sqliteTrouble } from "./sqlite-file.ts";
import type { Storage, StorageKind, TableMap } from "./storage.ts";
import { NotOpenYet, StorageError } from "./storage-error.ts";
import { type StorageTables, storageMigrations } from "./tables.ts";

export { endedSessions } from "./ended-sessions.ts";
export { describedDatabase } from "./postgres.ts";
export { keepFilesPrivate } from "./private-files.ts";
export { createRateLimiter, type RateLimiter, type RateLimitRule } from "./rate-limits.ts";
export { hasSqliteFile, isDiskTrouble } from "./sqlite-file.ts";
export type { Database, Storage, StorageKind } from "./storage.ts";
export { StorageError } from "./storage-error.ts";
export type { Migration };

export type StorageOptions = {
  /** PostgreSQL. Without it, SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** One record per module. Names are sorted across all of them and must be unique: `leads-001-…`. */
  migrations: Record<string, Migration>[];
  logger: Logger;
  /** Whether to create an empty SQLite database if there is none. */
  create?: boolean;
  /** Reads a SQLite file as it is, and changes neither it nor its tables. */
  readOnly?: boolean;
  /**
   * Waits for a PostgreSQL that does not answer, for as long as it takes, and returns the storage meanwhile: `ready`
   * tells when it can be used.
   */
  patient?: boolean;
};

/** How long a patient start holds back the pages for its database, in milliseconds. */
const firstPatience = 3_000;
/** Between two attempts of a patient start, in milliseconds. */
const attemptEvery = 1_000;
/** How often a database that stays away is reported again, in milliseconds. */
const tellEvery = 60_000;

/**
 * Opens the database and brings its tables up to date. Any number of processes may do so at the same moment:
 * a lock lets one migrate while the others wait. `Tables` describes the tables that the migrations make.
 *
 * @throws StorageError with a sentence for whoever runs the site.
 */
export async function openStorage<Tables extends TableMap = StorageTables>(
  options: StorageOptions,
): Promise<Storage<Tables>> {
  const { databaseUrl, dataDir, logger, create = true, readOnly = false } = options;
  const migrations = joinMigrations([storageMigrations, ...options.migrations]);
  const kind: StorageKind = databaseUrl ? "postgres" : "sqlite";
  const file = databaseUrl ? undefined : sqliteFile(dataDir, { create, readOnly });
  const own = new Kysely<StorageTables>({
    dialect:
      file === undefined
        ? postgresDialect(databaseUrl ?? "", logger)
        : sqliteDialect(file, { readOnly }),
  });
  const closing = new AbortController();
  let key: Buffer | undefined;
  /** Signs while the stored key is out of reach; such signatures are valid in this process only. */
  const passingKey = randomBytes(32);

  const attempt = async () => {
    if (!readOnly) await migrate(own, migrations, logger);
    key = await pseudonymKey(own, { readOnly });
  };
  const failedOnce = Promise.withResolvers<void>();
  const ready = (async () => {
    const trouble = createTroubleLog(databaseUrl, logger);
    while (!closing.signal.aborted) {
      try {
        await attempt();
        trouble.over();
        return;
      } catch (error) {
        if (!options.patient || !databaseUrl) throw error;
        trouble.tell(error);
        failedOnce.resolve();
        await pause(attemptEvery, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  })();
  const db = own.$extendTables<Tables>();
  const close = async () => {
    closing.abort();
    await ready.catch(() => {});
    await db.destroy();
  };
  const givenUp = new AbortController();
  try {
    const enough = pause(firstPatience, undefined, { signal: givenUp.signal }).catch(() => {});
    await (options.patient && databaseUrl
      ? Promise.race([ready, failedOnce.promise, enough])
      : ready);
  } catch (error) {
    await close();
    throw databaseUrl
      ? new StorageError(postgresTrouble(error, databaseUrl), { cause: error })
      : (sqliteTrouble(error, dataDir) ?? error);
  } finally {
    givenUp.abort();
  }

  const sealed = (secret: Buffer, purpose: string, value: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");
  return {
    db,
    kind,
    ready,
    relaxed: (work) =>
      kind === "postgres" ? relaxedOnPostgres(db, work) : relaxedOnSqlite(db, work),
    pseudonym(purpose, value) {
      if (key === undefined) throw new NotOpenYet();
      return sealed(key, purpose, value);
    },
    sign: (purpose, value) => sealed(key ?? passingKey, purpose, value),
    verify: (purpose, value, signature) =>
      [key, passingKey].some(
        (secret) => secret && timingSafeEqual(signature, sealed(secret, purpose, value)),
      ),
    eraseDeleted: () => eraseDeleted(db, file),
    emptyLog: () => emptyLog(db, kind),
    async check() {
      if (key === undefined) throw new NotOpenYet();
      // A write, since a full disk can be read without trouble; the row is swept like any limit.
      const written = { key: "check", due_at: 0 };
      const work = (it: Kysely<StorageTables>) =>
        it
          .insertInto("rate_limits")
          .values(written)
          .onConflict((conflict) => conflict.column("key").doUpdateSet(written))
          .execute();
      await withinTwoSeconds(
        kind === "postgres" ? relaxedOnPostgres(own, work) : relaxedOnSqlite(own, work),
      );
      await refuseFullDisk(dataDir);
    },
    close,
  };
}

/** Reports a database that does not answer: at once, when the reason changes, and once a minute. */
function createTroubleLog(databaseUrl: string | undefined, logger: Logger) {
  let last: { sentence: string; at: number } | undefined;
  return {
    tell(error: unknown) {
      const sentence = postgresTrouble(error, databaseUrl ?? "");
      const now = performance.now();
      if (last?.sentence === sentence && now - last.at < tellEvery) return;
      last = { sentence, at: now };
      logger.error(`${sentence} Pages are served meanwhile; leads and chat wait for it.`);
    },
    over() {
      if (last) logger.warn("The database answers now");
    },
  };
}

/** Key of the pseudonyms, stored in the database so that all processes agree and a restored backup still matches. */
async function pseudonymKey(
  db: Kysely<StorageTables>,
  { readOnly }: { readOnly: boolean },
): Promise<Buffer> {
  const name = "pseudonyms";
  if (!readOnly) {
    await db
      .insertInto("site_secrets")
      .values({ name, value: randomBytes(32).toString("base64") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
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
