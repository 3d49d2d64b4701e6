import { type DatasetStore, parseDocument } from "../store/dataset-store.ts";
import { text } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";

/** How many bytes of parsed documents a worker keeps at hand. */
const cacheBytes = 96 * 1024 * 1024;

/** Parsed documents by their number, renewed when their revision changes; the one not used for longest goes. */
export class DocumentCache {
  readonly #kept = new Map<number, { rev: string; document: ContentDocument; bytes: number }>();
  #bytes = 0;

  get(store: DatasetStore, n: number, rev: string): ContentDocument {
    const kept = this.#kept.get(n);
    if (kept?.rev === rev) {
      this.#kept.delete(n);
      this.#kept.set(n, kept);
      return kept.document;
    }
    if (kept) this.#forget(n, kept.bytes);
    const body = text(store.sql.get("SELECT body FROM documents WHERE n = ?", n), "body");
    const document = parseDocument(body);
    // Parsed, a document takes about three times its text.
    const bytes = body.length * 3 + 200;
    this.#kept.set(n, { rev, document, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= cacheBytes) break;
      this.#forget(oldest, freed);
    }
    return document;
  }

  #forget(n: number, bytes: number): void {
    this.#kept.delete(n);
    this.#bytes -= bytes;
  }
}
