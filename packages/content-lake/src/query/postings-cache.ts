import { LRUCache } from "lru-cache";
import { integer, type SqliteFile } from "../store/sqlite.ts";

export type PostingsRow = { stretch: number; entries: Uint8Array };

/** Number of occurrences per document number (`of`), and the maximum per block (`most`). */
export type Times = { readonly of: Uint8Array; readonly most: Uint8Array };

/**
 * Cache size per kind and worker, in bytes. For a common word of 100,000 documents, the rows take about 200 kB and
 * the counts about 100 kB.
 */
const cacheBytes = 12 * 1024 * 1024;
/** Overhead of a row beside its entries, in bytes. */
const rowBytes = 100;

/**
 * Identifies the state of a dataset's file: changes by other connections, and by this one.
 * https://www.sqlite.org/pragma.html#pragma_data_version
 */
export const stateOf = (sql: SqliteFile): string =>
  `${integer(sql.get("PRAGMA data_version"), "data_version")} ${integer(sql.get("SELECT total_changes() AS changes"), "changes")}`;

/** Data read from the inverted index, reused by later queries until the next write. */
export class PostingsCache {
  readonly #rows = new LRUCache<string, PostingsRow[]>({ maxSize: cacheBytes });
  readonly #times = new LRUCache<string, Times>({ maxSize: cacheBytes });
  #state = "";

  /** Returns the rows of a term at a state. */
  rows(state: string, key: string, read: () => PostingsRow[]): PostingsRow[] {
    this.#keep(state);
    const known = this.#rows.get(key);
    if (known) return known;
    const rows = read();
    const bytes = rows.reduce((sum, { entries }) => sum + entries.length + rowBytes, rowBytes);
    if (bytes <= cacheBytes / 4) this.#rows.set(key, rows, { size: bytes });
    return rows;
  }

  /** Returns the occurrences of some terms per document at a state. */
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
