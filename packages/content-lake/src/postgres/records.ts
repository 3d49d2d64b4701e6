import type { SQLInputValue } from "node:sqlite";
import { integer, type SqliteFile, text } from "../store/sqlite.ts";

/** A row of one of the tables that a project keeps beside its documents. */
export type ProjectRecord = {
  collection: string;
  /** Its primary key, as JSON. */
  key: string;
  /** Its columns, as JSON; null when it was removed. */
  fields: string | null;
};

type Table = { name: string; columns: string[]; key: string[] };

/** Tables that say something about the file itself. */
const own = ["copy_version"];
/** As many columns a key has at most. */
const keyParts = ["first", "second", "third"];

/**
 * The rows of a SQLite file as records: notices which ones some work changes, and takes over those of others. Triggers
 * of this connection notice, so whoever writes needs to know nothing of it.
 */
export class Records {
  readonly #sql: SqliteFile;
  readonly #tables: ReadonlyMap<string, Table>;

  /** All tables must be there. */
  constructor(sql: SqliteFile) {
    this.#sql = sql;
    this.#tables = new Map(tablesOf(sql).map((table) => [table.name, table]));
    sql.exec(`
      CREATE TABLE IF NOT EXISTS copy_version (lineage TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
      CREATE TEMP TABLE changed (collection TEXT NOT NULL, ${keyParts.join(", ")});
    `);
    for (const { name, key } of this.#tables.values())
      for (const [event, rows] of [
        ["INSERT", ["NEW"]],
        ["UPDATE", ["OLD", "NEW"]],
        ["DELETE", ["OLD"]],
      ] as const)
        sql.exec(`
          CREATE TEMP TRIGGER ${name}_${event} AFTER ${event} ON main.${name} BEGIN
            ${rows
              .map((row) => {
                const parts = keyParts.map((_, at) => (key[at] ? `${row}.${key[at]}` : "NULL"));
                return `INSERT INTO changed VALUES ('${name}', ${parts.join(", ")});`;
              })
              .join("\n")}
          END`);
  }

  /** Whose records the file has, and how far; undefined when it has its own. */
  position(): { lineage: string; version: number } | undefined {
    const row = this.#sql.get("SELECT lineage, version FROM copy_version");
    return row && { lineage: text(row, "lineage"), version: integer(row, "version") };
  }

  /** Does `work` and undoes it; tells its result and the records that it would change. */
  rehearse<T>(work: () => T): { result: T; changes: ProjectRecord[] } {
    return this.#sql.rehearse(() => {
      this.#sql.run("DELETE FROM changed");
      const result = work();
      const rows = this.#sql.all("SELECT DISTINCT * FROM changed");
      const changes = rows.flatMap((row) => {
        const table = this.#tables.get(text(row, "collection"));
        if (!table) return [];
        // Values of SQLite, written by the triggers above.
        const key = table.key.map((_, at) => row[keyParts[at] ?? ""] as SQLInputValue);
        const now = this.#sql.get(
          `SELECT * FROM ${table.name} WHERE ${matching(table.key)}`,
          ...key,
        );
        return { ...recordOf(table, now ?? {}, key), ...(!now && { fields: null }) };
      });
      // What is removed may make room for what is new.
      return { result, changes: changes.sort((a, b) => Number(!!a.fields) - Number(!!b.fields)) };
    });
  }

  /** Takes over records, in the order of their changes. */
  take(records: readonly ProjectRecord[], lineage: string, version: number): void {
    this.#sql.transaction(() => {
      // Parents may come after what refers to them.
      this.#sql.exec("PRAGMA defer_foreign_keys = ON");
      for (const record of records) this.#put(record);
      this.#sql.run("DELETE FROM copy_version");
      this.#sql.run("INSERT INTO copy_version VALUES (?, ?)", lineage, version);
    });
  }

  /** Leaves nothing: the records of another project come in their place. */
  clear(): void {
    this.#sql.transaction(() => {
      this.#sql.exec("PRAGMA defer_foreign_keys = ON");
      for (const { name } of this.#tables.values()) this.#sql.run(`DELETE FROM ${name}`);
      this.#sql.run("DELETE FROM copy_version");
    });
  }

  #put({ collection, key, fields }: ProjectRecord): void {
    const table = this.#tables.get(collection);
    // A newer release beside this one may have tables that this one has not.
    if (!table) return;
    if (fields === null) {
      const values = (JSON.parse(key) as Encoded[]).map(decoded);
      this.#sql.run(`DELETE FROM ${table.name} WHERE ${matching(table.key)}`, ...values);
      return;
    }
    const given = JSON.parse(fields) as Record<string, Encoded>;
    const columns = table.columns.filter((name) => name in given);
    const others = columns.filter((name) => !table.key.includes(name));
    const update = others.map((name) => `${name} = excluded.${name}`).join(", ");
    this.#sql.run(
      `INSERT INTO ${table.name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})
       ON CONFLICT (${table.key.join(", ")}) DO ${update ? `UPDATE SET ${update}` : "NOTHING"}`,
      ...columns.map((name) => decoded(given[name] ?? null)),
    );
  }
}

/** Every record of a file, whether it is a copy or not. */
export function* recordsIn(sql: SqliteFile): Generator<ProjectRecord> {
  // A row of SQLite has values of SQLite.
  for (const table of tablesOf(sql))
    for (const row of sql.iterate(`SELECT * FROM ${table.name}`))
      yield recordOf(
        table,
        row,
        table.key.map((name) => row[name] as SQLInputValue),
      );
}

/** Names come from the tables of this program alone. */
const matching = (key: readonly string[]): string =>
  key.map((column) => `${column} IS ?`).join(" AND ");

function tablesOf(sql: SqliteFile): Table[] {
  const names = sql
    .all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .map((row) => text(row, "name"));
  return names
    .filter((name) => !own.includes(name))
    .map((name) => {
      const columns = sql.all(`PRAGMA table_info(${name})`);
      const key = columns
        .filter((column) => integer(column, "pk") > 0)
        .sort((a, b) => integer(a, "pk") - integer(b, "pk"))
        .map((column) => text(column, "name"));
      if (key.length === 0 || key.length > keyParts.length)
        throw new TypeError(`The table ${name} needs a key of one to three columns`);
      return { name, columns: columns.map((column) => text(column, "name")), key };
    });
}

/** A value of a column as JSON has it. */
type Encoded = string | number | null | { base64: string };

const encoded = (value: unknown): Encoded =>
  value instanceof Uint8Array
    ? { base64: Buffer.from(value).toString("base64") }
    : // SQLite has no other kinds of values.
      (value as string | number | null);

const decoded = (value: Encoded): SQLInputValue =>
  typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value;

const recordOf = (
  { name, columns }: Table,
  row: Record<string, unknown>,
  key: readonly SQLInputValue[],
): ProjectRecord => ({
  collection: name,
  key: JSON.stringify(key.map(encoded)),
  fields: JSON.stringify(Object.fromEntries(columns.map((at) => [at, encoded(row[at] ?? null)]))),
});
