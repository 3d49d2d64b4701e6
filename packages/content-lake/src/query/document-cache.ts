import { LRUCache } from "lru-cache";
import { type DatasetStore, parseDocument } from "../store/dataset-store.ts";
import { integer, type SqliteFile, text } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";
import type { PostingsCache } from "./postings-cache.ts";

/** Data kept from earlier queries. */
export type Caches = { documents: DocumentCache; ids: IdCache; postings: PostingsCache };

/** Maximum size of a worker's parsed documents, in bytes. */
const cacheBytes = 96 * 1024 * 1024;

type Entry = { rev: string; document: ContentDocument };

/** Parsed documents by number, replaced when their revision changes. */
export class DocumentCache {
  readonly #entries = new LRUCache<number, Entry>({ maxSize: cacheBytes });

  get(store: DatasetStore, n: number, rev: string): ContentDocument {
    const cached = this.#entries.get(n);
    if (cached?.rev === rev) return cached.document;
    const body = text(store.sql.get("SELECT body FROM documents WHERE n = ?", n), "body");
    const document = parseDocument(body);
    // A parsed document takes about three times the size of its text.
    this.#entries.set(n, { rev, document }, { size: body.length * 3 + 200 });
    return document;
  }
}

/** Maximum number of ids that a worker keeps, some 10 MB of them. */
const mostIds = 100_000;

/** Ids by document number. A number is never given to another document, so writes leave them as they are. */
export class IdCache {
  readonly #ids = new LRUCache<number, string>({ max: mostIds });

  /** Returns the numbers of existing documents in the order of what `by` makes of their ids. */
  inOrder(sql: SqliteFile, numbers: Uint32Array, by: (id: string) => string): number[] {
    const missing = [...numbers].filter((n) => !this.#ids.has(n));
    const rows =
      missing.length === 0
        ? []
        : sql.all(
            "SELECT n, id FROM documents WHERE n IN (SELECT value FROM json_each(?))",
            JSON.stringify(missing),
          );
    const read = new Map(rows.map((row) => [integer(row, "n"), text(row, "id")]));
    for (const [n, id] of read) this.#ids.set(n, id);
    return [...numbers]
      .flatMap((n) => {
        const id = read.get(n) ?? this.#ids.get(n);
        return id === undefined ? [] : [{ n, key: by(id) }];
      })
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ n }) => n);
  }
}
