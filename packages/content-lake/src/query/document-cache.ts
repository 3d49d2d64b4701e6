import { LRUCache } from "lru-cache";
import { type DatasetStore, parseDocument } from "../store/dataset-store.ts";
import { text } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";
import type { PostingsCache } from "./postings-cache.ts";

/** Data kept from earlier queries. */
export type Caches = { documents: DocumentCache; postings: PostingsCache };

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
