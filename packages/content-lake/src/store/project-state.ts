import { SqliteFile } from "./sqlite.ts";

/**
 * Everything a project has besides documents: datasets, tokens, sessions, origins, webhooks and their calls,
 * settings.
 */
export type ProjectState = {
  /** For reading. Its tables are created by the classes that use them, and written only through `write`. */
  readonly sql: SqliteFile;
  /** Runs `work`, which writes to `sql`, as one transaction. */
  write<T>(work: () => T): Promise<T>;
  close(): void;
};

/** Opens the state of a project that is in a single folder, where the file is authoritative. */
export function localState(path: string): ProjectState {
  const sql = new SqliteFile(path);
  return {
    sql,
    write: async (work) => sql.transaction(work),
    close: () => sql.close(),
  };
}
