import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";

type Row = Record<string, unknown>;

/** One SQLite file. Statements are prepared once. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  /** Planned queries have many shapes. */
  readonly #statements = new LRUCache<string, StatementSync>({ max: 500 });
  readonly #tests: ((n: number) => boolean)[] = [];

  /** @param options.durable whether what is committed outlives a power cut; a copy of something safe need not. */
  constructor(path: string, options: { readOnly?: boolean; durable?: boolean } = {}) {
    this.#database = new DatabaseSync(path, { readOnly: options.readOnly ?? false, timeout: 5000 });
    if (!options.readOnly) {
      // A transaction is acknowledged only when it is on the disk: WAL with FULL syncs at every commit, with NORMAL it may
      // lose the last ones, and stays whole.
      const synchronous = options.durable === false ? "NORMAL" : "FULL";
      this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};`);
      this.#database.exec("PRAGMA foreign_keys = ON;");
    }
    this.#database.exec("PRAGMA cache_size = -16000;");
    // What is mapped counts as memory of the process, for each connection again: those that write read little.
    if (options.readOnly) this.#database.exec("PRAGMA mmap_size = 268435456;");
    this.#database.function("among", { deterministic: true, directOnly: true }, (test, n) =>
      this.#tests[Number(test)]?.(Number(n)) ? 1 : 0,
    );
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values);
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values);
  }

  iterate(sql: string, ...values: SQLInputValue[]): Iterable<Row> {
    return this.#prepare(sql).iterate(...values);
  }

  /** Number of the row that was written last and how many were changed. */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; lastId: number } {
    const statement = this.#prepare(sql);
    // Full-text tables write rows of their own, with numbers that no JavaScript number can hold.
    statement.setReadBigInts(true);
    const result = statement.run(...values);
    return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
  }

  /** A test of numbers that statements of this snapshot may ask, as `among(number of the test, n)`. */
  test(passes: (n: number) => boolean): number {
    return this.#tests.push(passes) - 1;
  }

  /** Does all of `work` or, when it throws, nothing of it. Inside another transaction it is a part of that one. */
  transaction<T>(work: () => T): T {
    if (this.#database.isTransaction) return work();
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Begins a transaction that lasts until `end`, for work that pauses. */
  begin(): void {
    this.#database.exec("BEGIN IMMEDIATE");
  }

  /** Keeps what was done since `begin`, or undoes it. */
  end(keep: boolean): void {
    try {
      if (keep) this.#database.exec("COMMIT");
    } finally {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    }
  }

  /** Does `work`, tells what came of it, and undoes it. */
  rehearse<T>(work: () => T): T {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      return work();
    } finally {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    }
  }

  /** Lets all reads of `work` see one and the same state, whatever is written meanwhile. */
  async snapshot<T>(work: () => Promise<T>): Promise<T> {
    this.#database.exec("BEGIN");
    try {
      return await work();
    } finally {
      this.#tests.length = 0;
      if (this.#database.isTransaction) this.#database.exec("COMMIT");
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/** Column values come back untyped; these read them, and fail loudly when the schema is not what it should be. */
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== "string") throw new TypeError(`Column ${column} should hold text`);
  return value;
}

export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== "number") throw new TypeError(`Column ${column} should hold a number`);
  return value;
}
