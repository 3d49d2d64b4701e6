import { publishedIdOf, releaseDocumentId, versionPrefix } from "../document-ids.ts";
import { isToUnpublish } from "../releases/release.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import type { SqliteFile } from "../store/sqlite.ts";
import { integer, text } from "../store/sqlite.ts";
import { wordsIn } from "../store/text-words.ts";
import type { ContentDocument } from "../types.ts";
import type { DocumentCache } from "./document-cache.ts";
import type { Perspective } from "./protocol.ts";

/** The layers over the published documents in a perspective: drafts and releases, topmost first. */
export class Layers {
  readonly #names: readonly string[];

  constructor(perspective: Perspective) {
    this.#names = typeof perspective === "string" ? [] : perspective;
  }

  get any(): boolean {
    return this.#names.length > 0;
  }

  /** Returns the name of a release that doesn't exist: it has neither a release document nor versions. */
  unknownRelease(sql: SqliteFile): string | undefined {
    return this.#names.find((name) => {
      if (name === "drafts") return false;
      const prefix = versionPrefix(name);
      return !sql.get(
        "SELECT 1 AS x FROM documents WHERE id = ? OR (id >= ? AND id < ?) LIMIT 1",
        releaseDocumentId(name),
        prefix,
        `${prefix.slice(0, -1)}/`, // the character after the dot
      );
    });
  }

  /** Returns a document as seen through the layers: with its published id, and its stored id as `_originalId`. */
  document(store: DatasetStore, cache: DocumentCache, publishedId: string): ContentDocument | null {
    for (const prefix of [...this.prefixes, ""]) {
      const row = store.sql.get("SELECT n, rev FROM documents WHERE id = ?", prefix + publishedId);
      if (!row) continue;
      const document = cache.get(store, integer(row, "n"), text(row, "rev"));
      // The perspective shows the state after the release is published.
      if (isToUnpublish(document)) return null;
      return seenThrough(document);
    }
    return null;
  }

  /** Words that occur in stored ids of the layers, but not in the documents as seen through them. */
  get wordsOfIds(): string[] {
    return this.prefixes.flatMap((prefix) => wordsIn(prefix));
  }

  /** Id prefixes of the layers. */
  get prefixes(): string[] {
    return this.#names.map((name) => (name === "drafts" ? "drafts." : versionPrefix(name)));
  }
}

/** Returns a document as seen through layers: with its published id, and its stored id as `_originalId`. */
export const seenThrough = (document: ContentDocument): ContentDocument => ({
  ...document,
  _id: publishedIdOf(document._id),
  _originalId: document._id,
});
