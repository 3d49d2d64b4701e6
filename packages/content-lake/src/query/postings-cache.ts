import { LRUCache } from "lru-cache";
import { integer, type SqliteFile } from "../store/sqlite.ts";

export type PostingsRow = { stretch: number; entries: Uint8Array };

/** How often each document has something, by its number, and one of each block at the most. */
export type Times = { readonly of: Uint8Array; readonly most: Uint8Array };

/** Bytes that a worker holds of each kind: the rows and the times of a common word of 100,000 documents have some 200 and 100 kB. */
const cacheBytes = 12 * 1024 * 1024;
/** What a row takes beside its entries. */
const rowBytes = 100;

/**
 * What the state of a dataset's file is known by: whether others have written, and whether this connection has.
 * https://www.sqlite.org/pragma.html#pragma_data_version
 */
export const stateOf = (sql: SqliteFile): string =>
  `${integer(sql.get("PRAGMA data_version"), "data_version")} ${integer(sql.get("SELECT total_changes() AS changes"), "changes")}`;

/** What was read of the inverted index for one query and serves the next, until anything is written. */
export class PostingsCache {
  readonly #rows = new LRUCache<string, PostingsRow[]>({ maxSize: cacheBytes });
  readonly #times = new LRUCache<string, Times>({ maxSize: cacheBytes });
  #state = "";

  /** The rows of a term at a state. */
  rows(state: string, key: string, read: () => PostingsRow[]): PostingsRow[] {
    this.#keep(state);
    const known = this.#rows.get(key);
    if (known) return known;
    const rows = read();
    const bytes = rows.reduce((sum, { entries }) => sum + entries.length + rowBytes, rowBytes);
    if (bytes <= cacheBytes / 4) this.#rows.set(key, rows, { size: bytes });
    return rows;
  }

  /** How often documents have some terms at a state. */
  times(state: string, key: string, read: () => Times): Times {
    this.#keep(state);
    const known = this.#times.get(key);
    if (known) return known;
    const times = read();
    const bytes = times.of.length + times.most.length + rowBytes;
    if (bytes <= cacheBytes / 4) this.#times.set(key, times, { size: bytes });
    return times;
  }

  #keep(state: string): void {
    if (state === this.#state) return;
    this.#rows.clear();
    this.#times.clear();
    this.#state = state;
  }
}
