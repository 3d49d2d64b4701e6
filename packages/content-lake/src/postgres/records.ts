import type { SQLInputValue } from "node:sqlite";
import { integer, type SqliteFile, text } from "../store/sqlite.ts";

/** A row of one of the tables that a project has besides its documents. */
export type ProjectRecord = {
  collection: string;
  /** Its primary key, as JSON. */
  key: string;
  /** Its columns, as JSON; null when it was deleted. */
  fields: string | null;
};

type Table = { name: string; columns: string[]; key: string[] };

/** Tables about the file itself. */
const own = ["copy_version"];
/** Names for the columns of a key, of which there are three at most. */
const keyParts = ["first", "second", "third"];

/**
 * The rows of a SQLite file as records: detects which ones a piece of work changes, and applies those of other
 * processes. Triggers on this connection detect the changes, so that writers need not know about it.
 */
export class Records {
  readonly #sql: SqliteFile;
  readonly #tables: ReadonlyMap<string, Table>;

  /** All tables must exist already. */
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

  /** Returns the lineage and version of the records in the file; undefined when they are not a copy. */
  position(): { lineage: string; version: number } | undefined {
    const row = this.#sql.get("SELECT lineage, version FROM copy_version");
    return row && { lineage: text(row, "lineage"), version: integer(row, "version") };
  }

  /** Runs `work` and rolls it back; returns its result and the records it would change. */
  rehearse<T>(work: () => T): { result: T; changes: ProjectRecord[] } {
    return this.#sql.rehearse(() => {
      this.#sql.run("DELETE FROM changed");
      const result = work();
      const rows = this.#sql.all("SELECT DISTINCT * FROM changed");
      const changes = rows.flatMap((row) => {
        const table = this.#tables.get(text(row, "collection"));
        if (!table) return [];
        // SQLite values, written by the triggers above.
        const key = table.key.map((_, at) => row[keyParts[at] ?? ""] as SQLInputValue);
        const now = this.#sql.get(
          `SELECT * FROM ${table.name} WHERE ${matching(table.key)}`,
          ...key,
        );
        return { ...recordOf(table, now ?? {}, key), ...(!now && { fields: null }) };
      });
      // Deletions come first, since they may make room for new records.
      return { result, changes: changes.sort((a, b) => Number(!!a.fields) - Number(!!b.fields)) };
    });
  }

  /** Applies records, in the order of their changes. */
  take(records: readonly ProjectRecord[], lineage: string, version: number): void {
    this.#sql.transaction(() => {
      // Records may come before the parents they refer to.
      this.#sql.exec("PRAGMA defer_foreign_keys = ON");
      for (const record of records) this.#put(record);
      this.#sql.run("DELETE FROM copy_version");
      this.#sql.run("INSERT INTO copy_version VALUES (?, ?)", lineage, version);
    });
  }

  /** Deletes all records, so that those of another project can take their place. */
  clear(): void {
    this.#sql.transaction(() => {
      this.#sql.exec("PRAGMA defer_foreign_keys = ON");
      for (const { name } of this.#tables.values()) this.#sql.run(`DELETE FROM ${name}`);
      this.#sql.run("DELETE FROM copy_version");
    });
  }

  #put({ collection, key, fields }: ProjectRecord): void {
    const table = this.#tables.get(collection);
    // A newer release running alongside may have tables that this one lacks.
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

/** Returns every record of a file, whether or not it is a copy. */
export function* recordsIn(sql: SqliteFile): Generator<ProjectRecord> {
  // Rows of SQLite contain only SQLite values.
  for (const table of tablesOf(sql))
    for (const row of sql.iterate(`SELECT * FROM ${table.name}`))
      yield recordOf(
        table,
        row,
        table.key.map((name) => row[name] as SQLInputValue),
      );
}

/** Builds the condition on a key. Column names come only from this program's own tables. */
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

/** A column value as represented in JSON. */
type Encoded = string | number | null | { base64: string };

const encoded = (value: unknown): Encoded =>
  value instanceof Uint8Array
    ? { base64: Buffer.from(value).toString("base64") }
    : // SQLite has no other value types.
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
