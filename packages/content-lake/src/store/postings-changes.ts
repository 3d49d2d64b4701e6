import { randomInt } from "node:crypto";
import { integer, type SqliteFile, text } from "./sqlite.ts";

/**
 * Which stretches of the inverted index recent transactions changed, so that readers re-read these and keep the rest.
 * `mark` is random: a transaction that is undone leaves its number to the next one, but not its mark.
 */
export const postingsChangesSchema = `
CREATE TABLE IF NOT EXISTS postings_changes (
  version INTEGER PRIMARY KEY,
  mark INTEGER NOT NULL,
  stretches TEXT NOT NULL
) STRICT;
`;

/** Number of transactions in the table; readers that are further behind read everything again. */
const mostTransactions = 500;

/** Notes changed stretches, in the transaction that changed them. */
export function notePostingsChange(sql: SqliteFile, stretches: ReadonlySet<number>): void {
  const { lastId } = sql.run(
    "INSERT INTO postings_changes (mark, stretches) VALUES (?, ?)",
    randomInt(2 ** 47),
    JSON.stringify([...stretches]),
  );
  sql.run("DELETE FROM postings_changes WHERE version <= ?", lastId - mostTransactions);
}

/** The state of the inverted index in one snapshot. */
export class PostingsState {
  readonly #sql: SqliteFile;
  /** Identifies the state. */
  readonly name: string;
  readonly #since = new Map<string, ReadonlySet<number> | undefined>();

  constructor(sql: SqliteFile) {
    this.#sql = sql;
    const newest = sql.get(
      "SELECT version, mark FROM postings_changes ORDER BY version DESC LIMIT 1",
    );
    this.name = newest ? `${integer(newest, "version")} ${integer(newest, "mark")}` : "";
  }

  /** Returns the stretches that changed after an earlier state; undefined if they are not known. */
  changedSince(name: string): ReadonlySet<number> | undefined {
    if (!this.#since.has(name)) this.#since.set(name, this.#read(name));
    return this.#since.get(name);
  }

  #read(name: string): ReadonlySet<number> | undefined {
    const [version, mark] = name.split(" ").map(Number);
    if (version === undefined || mark === undefined) return undefined;
    const [own, ...later] = this.#sql.all(
      "SELECT version, mark, stretches FROM postings_changes WHERE version >= ? ORDER BY version",
      version,
    );
    if (own?.version !== version || own.mark !== mark) return undefined;
    // Written by `notePostingsChange`.
    return new Set(later.flatMap((row) => JSON.parse(text(row, "stretches")) as number[]));
  }
}
