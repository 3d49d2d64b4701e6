import { publishedIdOf, releaseDocumentId, versionPrefix } from "../document-ids.ts";
import { isToUnpublish } from "../releases/release.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import type { SqliteFile } from "../store/sqlite.ts";
import { integer, text } from "../store/sqlite.ts";
import { wordsIn } from "../store/text-words.ts";
import type { ContentDocument } from "../types.ts";
import type { DocumentCache } from "./document-cache.ts";
import type { Perspective } from "./protocol.ts";

/** What lies over the published documents in a perspective: drafts and releases, the topmost first. */
export class Layers {
  readonly #names: readonly string[];

  constructor(perspective: Perspective) {
    this.#names = typeof perspective === "string" ? [] : perspective;
  }

  get any(): boolean {
    return this.#names.length > 0;
  }

  /** The name of a release that there is not: no document tells of it, and none is in it. */
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

  /** The document as it looks with the layers over it: under the published id, with the id it really has beside. */
  document(store: DatasetStore, cache: DocumentCache, publishedId: string): ContentDocument | null {
    for (const prefix of [...this.prefixes, ""]) {
      const row = store.sql.get("SELECT n, rev FROM documents WHERE id = ?", prefix + publishedId);
      if (!row) continue;
      const document = cache.get(store, integer(row, "n"), text(row, "rev"));
      // The perspective shows what will be once the release is published.
      if (isToUnpublish(document)) return null;
      return seenThrough(document);
    }
    return null;
  }

  /** The words that ids have in the layers, and documents that are seen through them have not. */
  get wordsOfIds(): string[] {
    return this.prefixes.flatMap((prefix) => wordsIn(prefix));
  }

  /** What the ids of each layer begin with. */
  get prefixes(): string[] {
    return this.#names.map((name) => (name === "drafts" ? "drafts." : versionPrefix(name)));
  }
}

/** A document as it looks through layers: under the published id, with the id it really has beside. */
export const seenThrough = (document: ContentDocument): ContentDocument => ({
  ...document,
  _id: publishedIdOf(document._id),
  _originalId: document._id,
});
