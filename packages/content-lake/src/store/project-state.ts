import { SqliteFile } from "./sqlite.ts";

/** What a project has beside its documents: datasets, tokens, sessions, origins, webhooks and their calls, settings. */
export type ProjectState = {
  /** To read from. Its tables are made by those who keep something in them, and written through `write` only. */
  readonly sql: SqliteFile;
  /** Does `work`, which writes to `sql`, all of it or nothing. */
  write<T>(work: () => T): Promise<T>;
  close(): void;
};

/** The state of a project that one folder holds: what its file says is so. */
export function localState(path: string): ProjectState {
  const sql = new SqliteFile(path);
  return {
    sql,
    write: async (work) => sql.transaction(work),
    close: () => sql.close(),
  };
}
