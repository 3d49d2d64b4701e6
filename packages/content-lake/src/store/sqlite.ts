import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";

type Row = Record<string, unknown>;

/** One SQLite file, with prepared statements cached. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  /** Planned queries come in many shapes. */
  readonly #statements = new LRUCache<string, StatementSync>({ max: 500 });
  readonly #tests: ((n: number) => boolean)[] = [];

  /** @param options.durable whether commits survive a power cut; the copy of a safe original need not be durable. */
  constructor(path: string, options: { readOnly?: boolean; durable?: boolean } = {}) {
    this.#database = new DatabaseSync(path, { readOnly: options.readOnly ?? false, timeout: 5000 });
    if (!options.readOnly) {
      // Transactions are acknowledged only once they are on the disk: WAL with FULL syncs at every commit; with
      // NORMAL it may lose the last ones, but stays consistent.
      const synchronous = options.durable === false ? "NORMAL" : "FULL";
      this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};`);
      this.#database.exec("PRAGMA foreign_keys = ON;");
    }
    this.#database.exec("PRAGMA cache_size = -16000;");
    // Mapped memory counts towards the process, once per connection, and connections that write read little.
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

  /** Runs a statement; returns the number of changed rows and the id of the last row inserted. */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; lastId: number } {
    const statement = this.#prepare(sql);
    // Full-text tables write rows of their own, whose numbers exceed the range of JavaScript numbers.
    statement.setReadBigInts(true);
    const result = statement.run(...values);
    return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
  }

  /**
   * Registers a predicate on numbers, which statements in this snapshot call as `among(index, n)`; returns its index.
   */
  test(passes: (n: number) => boolean): number {
    return this.#tests.push(passes) - 1;
  }

  /**
   * Runs `work` as a transaction: all of it or, if it throws, nothing. Inside another transaction it joins that one.
   */
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

  /** Commits or rolls back what was done since `begin`. */
  end(keep: boolean): void {
    try {
      if (keep) this.#database.exec("COMMIT");
    } finally {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    }
  }

  /** Runs `work`, returns its result, and rolls it back. */
  rehearse<T>(work: () => T): T {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      return work();
    } finally {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    }
  }

  /** Runs `work` so that all its reads see the same state, whatever is written meanwhile. */
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

/** Reads a text column. Columns are untyped; a value of another type than the schema's throws. */
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== "string") throw new TypeError(`Column ${column} should hold text`);
  return value;
}

/** Reads a number column. A value of another type throws. */
export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== "number") throw new TypeError(`Column ${column} should hold a number`);
  return value;
}
