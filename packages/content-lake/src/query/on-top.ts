import { type Variant, variants } from "../document-ids.ts";
import { isToUnpublish } from "../releases/release.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import { integer, text } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";
import type { BitSet } from "./bit-set.ts";
import type { Sql } from "./clauses.ts";
import { bitsOfParts } from "./condition-bits.ts";
import type { DocumentCache } from "./document-cache.ts";
import { type Layers, seenThrough } from "./layers.ts";
import type { PostingsReader } from "./postings-reader.ts";

/** Maximum number of drafts and versions that are checked one by one. */
const mostOver = 20_000;
const over = [variants.draft, variants.version];

type Place = {
  layers: Layers;
  store: DatasetStore;
  cache: DocumentCache;
  postings: PostingsReader;
  /** Variants that are visible where nothing overlays them. */
  below: readonly Variant[];
};

/** Documents that are visible with overlays: the topmost variant of each, by its number in the indexes. */
export class OnTop {
  readonly #place: Place;
  #bits: BitSet | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The topmost documents; undefined if there are so many drafts and versions that this would not be faster. */
  get bits(): BitSet | undefined {
    this.#bits ??= this.#find();
    return this.#bits;
  }

  #find(): BitSet | undefined {
    const { layers, store, cache, postings, below } = this.#place;
    const above = postings.usable ? postings.ofTypes(undefined, over) : undefined;
    if (!above || above.count() > mostOver) return undefined;
    const rows = store.sql.all(
      "SELECT n, id, published_id, rev FROM documents WHERE n IN (SELECT value FROM json_each(?))",
      JSON.stringify([...above.numbers()]),
    );
    const tops = new Map<string, { layer: number; n: number; rev: string }>();
    for (const row of rows) {
      const layer = layers.prefixes.findIndex((prefix) => text(row, "id").startsWith(prefix));
      const known = tops.get(text(row, "published_id"));
      if (layer >= 0 && (!known || layer < known.layer))
        tops.set(text(row, "published_id"), { layer, n: integer(row, "n"), rev: text(row, "rev") });
    }
    const covered = store.sql.all(
      "SELECT n FROM documents WHERE id IN (SELECT value FROM json_each(?))",
      JSON.stringify([...tops.keys()]),
    );
    const bits = postings.ofTypes(undefined, below).copy();
    for (const row of covered) bits.remove(integer(row, "n"));
    for (const { n, rev } of tops.values())
      if (!isToUnpublish(cache.get(store, n, rev))) bits.add(n);
    return bits;
  }

  /**
   * Returns how many documents meet the parts, which must express all conditions; undefined where the indexes can't
   * tell.
   */
  count(parts: readonly Sql[], types: readonly string[] | undefined): number | undefined {
    const { store, postings, below } = this.#place;
    const bits = this.bits;
    return (
      bits &&
      bitsOfParts(store.sql, postings, parts, types, [...below, ...over])
        ?.and(bits)
        .count()
    );
  }

  load(rows: Record<string, unknown>[]): ContentDocument[] {
    const { cache, store } = this.#place;
    return rows
      .filter((row) => this.bits?.has(integer(row, "n")))
      .map((row) => seenThrough(cache.get(store, integer(row, "n"), text(row, "rev"))));
  }
}
