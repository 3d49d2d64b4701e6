import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";

/**
 * Kysely over node:sqlite. Kysely's own SQLite driver is written for a native module that has to be compiled,
 * begins transactions without the write lock, and takes no advantage of SQLite's transactional schema changes.
 */
export function sqliteDialect(file: string, { readOnly = false } = {}): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(file, readOnly),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSchemaAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Runs migrations inside one transaction, whose write lock makes other processes wait. */
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Time limit, in milliseconds, of a write that waits for another process, such as `npm run leads`. */
const lockPatience = 10_000;

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  readonly #readOnly: boolean;
  #database: DatabaseSync | undefined;
  #connection: NodeSqliteConnection | undefined;

  constructor(file: string, readOnly: boolean) {
    this.#file = file;
    this.#readOnly = readOnly;
  }

  async init() {
    // Short, because SQLite waits by blocking the thread; the longer wait below leaves it free.
    const database = this.#readOnly
      ? openReadOnly(this.#file)
      : new DatabaseSync(this.#file, { timeout: 20 });
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
    if (this.#readOnly) return;
    // In WAL mode a commit is durable only with FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
    await this.#connection.run("pragma journal_mode = wal");
    await this.#connection.run("pragma synchronous = full");
    await this.#connection.run("pragma foreign_keys = on");
    // Overwrites what is deleted: https://www.sqlite.org/pragma.html#pragma_secure_delete
    await this.#connection.run("pragma secure_delete = on");
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error("The database is not open.");
    return this.#connection;
  }

  // IMMEDIATE takes the write lock at once. A deferred transaction that reads and then writes fails when
  // another process wrote in between: https://www.sqlite.org/lang_transaction.html
  async beginTransaction(connection: NodeSqliteConnection) {
    await connection.run("begin immediate");
  }
  async commitTransaction(connection: NodeSqliteConnection) {
    await connection.run("commit");
  }
  async rollbackTransaction(connection: NodeSqliteConnection) {
    // A full disk makes SQLite roll back by itself; rolling back again would replace the first error with a second.
    if (connection.inTransaction) await connection.run("rollback");
  }

  async releaseConnection() {}

  async destroy() {
    this.#database?.close();
  }
}

/**
 * A database in WAL mode is read through a side file; where that cannot be created, in a read-only folder, the file
 * alone is read: https://www.sqlite.org/wal.html#read_only_databases
 *
 * Of a truncated file, the remaining part is read: https://www.sqlite.org/pragma.html#pragma_writable_schema
 */
function openReadOnly(file: string): DatabaseSync {
  const alone = pathToFileURL(file);
  alone.searchParams.set("immutable", "1");
  for (const path of [file, alone]) {
    const database = new DatabaseSync(path, { readOnly: true, timeout: 1_000, defensive: false });
    database.exec("pragma writable_schema = on");
    try {
      database.prepare("select count(*) from sqlite_schema").get();
      return database;
    } catch (error) {
      database.close();
      if (path === alone) throw error;
    }
  }
  throw new Error("Neither way was tried.");
}

type PreparedStatement = { statement: StatementSync; returnsRows: boolean };

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  /** The site has a few dozen queries; lists of varying length add more. */
  readonly #statements = new LRUCache<string, PreparedStatement>({ max: 200 });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get inTransaction() {
    return this.#database.isTransaction;
  }

  async run(sql: string) {
    await this.executeQuery(CompiledQuery.raw(sql));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + lockPatience;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return this.#execute<Row>(query);
      } catch (error) {
        if (!isBusy(error) || this.#isInsideOwn(query) || performance.now() > deadline) throw error;
        await pause(Math.min(5 * attempt, 50) * (0.5 + Math.random()));
      }
    }
  }

  /** Inside a transaction the lock is held, so “busy” is no passing state that a retry could wait out. */
  #isInsideOwn(query: CompiledQuery) {
    return this.#database.isTransaction && query.sql !== "commit";
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql);
    const values = parameters.map(asSqlValue);
    // The row type is what the query builder promised its caller; SQLite itself returns untyped rows.
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string) {
    let prepared = this.#statements.get(sql);
    if (!prepared) {
      const statement = this.#database.prepare(sql);
      prepared = { statement, returnsRows: statement.columns().length > 0 };
      // Some pragmas take effect while they are prepared, so a cached one would do nothing the second time:
      // https://www.sqlite.org/pragma.html
      if (sql.startsWith("pragma ")) return prepared;
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not supported: the tables are read in pages.");
  }
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  // The low byte is the primary code: https://www.sqlite.org/rescode.html
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    (error.errcode & 0xff) === sqliteBusy
  );
}

function asSqlValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored; turn it into text first.`);
}
