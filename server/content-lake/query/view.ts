import { type Variant, variants } from "../document-ids.ts";
import { type DatasetStore, parseDocument } from "../store/dataset-store.ts";
import { ranks } from "../store/indexing.ts";
import { integer, text } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";
import { type KeyValue, type Sql, sqlOf } from "./candidates.ts";
import type { Condition } from "./conditions.ts";
import type { Perspective } from "./protocol.ts";

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

/** Up to so many documents are sorted rather than walked through in an order. */
const fewDocuments = 200;

export type ViewOptions = {
  perspective: Perspective;
  anonymous: boolean;
  showVersions: boolean;
};

/** Documents in a fixed order of their attributes; the first in the order come first. */
export type Order = { path: string; descending: boolean };

/** The one path that conditions ask for beside types; "" when they ask for types alone. */
function onlyPath(conditions: Condition[]): string | undefined {
  const others = conditions.filter((condition) => condition.kind !== "types");
  const [only] = others;
  if (!only) return "";
  return others.length === 1 && only.kind === "defined" ? only.path : undefined;
}

/** What one caller sees of a dataset in one perspective. */
export class DatasetView {
  readonly #store: DatasetStore;
  readonly #cache: DocumentCache;
  readonly #visible: Variant[];
  /** Id prefixes of what lies over the published documents, the topmost first. Empty: nothing does. */
  readonly #layers: string[];

  constructor(store: DatasetStore, cache: DocumentCache, options: ViewOptions) {
    this.#store = store;
    this.#cache = cache;
    const { perspective, anonymous } = options;
    const overlaid = !anonymous && typeof perspective !== "string";
    this.#layers = overlaid
      ? perspective.map((layer) => (layer === "drafts" ? "drafts." : `versions.${layer}.`))
      : [];
    if (anonymous) this.#visible = [variants.published];
    else if (perspective === "raw")
      this.#visible = [
        variants.published,
        variants.draft,
        variants.private,
        ...(options.showVersions ? [variants.version] : []),
      ];
    else this.#visible = [variants.published, variants.private];
  }

  get overlaid(): boolean {
    return this.#layers.length > 0;
  }

  /** Where a reference to `id` leads. */
  byId(id: string): ContentDocument | null {
    if (this.overlaid) return this.#overlay(id);
    const row = this.#store.sql.get(
      `SELECT n, rev FROM documents WHERE id = ? AND variant IN (${this.#visible.join(",")})`,
      id,
    );
    return row ? this.#cache.get(this.#store, integer(row, "n"), text(row, "rev")) : null;
  }

  /** Every document that meets the conditions, and maybe more, in the order of their ids. */
  candidates(conditions: Condition[], resolve: KeyValue): ContentDocument[] {
    const { parts, types } = sqlOf(conditions, resolve, {
      everything: false,
      overlaid: this.overlaid,
    });
    const { where, values } = this.#where(parts, types);
    if (this.overlaid) {
      const ids = this.#store.sql
        .all(
          `SELECT DISTINCT published_id AS id FROM documents d WHERE ${where} ORDER BY 1`,
          ...values,
        )
        .map((row) => text(row, "id"));
      return ids.flatMap((id) => this.#overlay(id) ?? []);
    }
    return this.#load(
      this.#store.sql.all(
        `SELECT n, rev FROM documents d WHERE ${where} ORDER BY ${parts.length > 0 ? "+id" : "id"}`,
        ...values,
      ),
    );
  }

  /** How many documents meet the conditions; undefined when the indexes can't tell for certain. */
  count(conditions: Condition[], resolve: KeyValue): number | undefined {
    if (this.overlaid) return undefined;
    const { parts, types, complete } = sqlOf(conditions, resolve, {
      everything: true,
      overlaid: false,
    });
    if (
      !complete ||
      this.#store.sql.get(
        "SELECT 1 AS x FROM attribute_counts WHERE path = '*' AND documents > 0 LIMIT 1",
      )
    )
      return undefined;
    // What the index of attributes has counted need not be counted again.
    const path = onlyPath(conditions);
    if (path !== undefined && types)
      return integer(
        this.#store.sql.get(
          `SELECT coalesce(sum(documents), 0) AS c FROM attribute_counts
           WHERE type IN (${types.map(() => "?").join(", ")}) AND path = ? AND variant IN (${this.#visible.join(",")})`,
          ...types,
          path,
        ),
        "c",
      );
    const { where, values } = this.#where(parts, types);
    return integer(
      this.#store.sql.get(`SELECT count(*) AS c FROM documents d WHERE ${where}`, ...values),
      "c",
    );
  }

  /**
   * The first `limit` documents for which `passes` says yes, and all that are equal to the last of them in the
   * order, without looking at the rest. Undefined when the indexes can't give the documents in that order.
   */
  first(
    conditions: Condition[],
    resolve: KeyValue,
    order: Order | undefined,
    limit: number,
    passes: (documents: ContentDocument[]) => ContentDocument[],
  ): ContentDocument[] | undefined {
    if (this.overlaid) return undefined;
    const { parts, types } = sqlOf(conditions, resolve, { everything: false, overlaid: false });
    // A look-up that leaves few documents is quicker than any order.
    if (parts.length > 0 && this.#isFew(parts, types)) return undefined;
    const { where, values } = this.#where(parts, order ? undefined : types);
    if (!order)
      return this.#pages(
        (size, offset) =>
          this.#store.sql.all(
            `SELECT n, rev FROM documents d WHERE ${where} ORDER BY id LIMIT ? OFFSET ?`,
            ...values,
            size,
            offset,
          ),
        limit,
        passes,
      );
    const [type] = types ?? [];
    if (type === undefined || types?.length !== 1) return undefined;
    const outside = this.#outsideOfOrder(type, order.path);
    if (!outside) return undefined;
    const direction = order.descending ? "DESC" : "ASC";
    const found = this.#pages(
      (size, offset) =>
        this.#store.sql.all(
          `SELECT d.n, d.rev, a.rank, a.value FROM attributes a CROSS JOIN documents d ON d.n = a.n
           WHERE a.type = ? AND a.path = ? AND a.rank BETWEEN ${ranks.number} AND ${ranks.boolean} AND ${where}
           ORDER BY a.rank ${direction}, a.value ${direction} LIMIT ? OFFSET ?`,
          type,
          order.path,
          ...values,
          size,
          offset,
        ),
      limit,
      passes,
    );
    // Those without a place in the order come first or last, which the order itself sees to.
    const all = new Set([...passes(outside), ...found]);
    return [...all].sort((a, b) => (a._id < b._id ? -1 : 1));
  }

  #isFew(parts: Sql[], types: string[] | undefined): boolean {
    const { where, values } = this.#where(parts, types);
    const found = this.#store.sql.all(
      `SELECT 1 FROM documents d WHERE ${where} LIMIT ${fewDocuments}`,
      ...values,
    );
    return found.length < fewDocuments;
  }

  /** Documents of a type that have no scalar at `path`; undefined when they are too many to bother. */
  #outsideOfOrder(type: string, path: string): ContentDocument[] | undefined {
    const visible = this.#visible.join(",");
    const counted = this.#store.sql.get(
      `SELECT coalesce(sum(CASE path WHEN '' THEN documents ELSE -documents END), 0) AS missing
       FROM attribute_counts WHERE type = ? AND path IN ('', ?) AND variant IN (${visible})`,
      type,
      path,
    );
    const odd = this.#store.sql.get(
      `SELECT 1 AS x FROM attributes WHERE type = ? AND path = ? AND rank > ${ranks.boolean} LIMIT 1`,
      type,
      path,
    );
    if (integer(counted, "missing") === 0 && !odd) return [];
    if (integer(counted, "missing") > 2000) return undefined;
    const rows = this.#store.sql.all(
      `SELECT n, rev FROM documents WHERE type = ?1 AND variant IN (${visible}) AND n NOT IN (
         SELECT n FROM attributes WHERE type = ?1 AND path = ?2 AND rank <= ${ranks.boolean})`,
      type,
      path,
    );
    return rows.length > 2000 ? undefined : this.#load(rows);
  }

  #pages(
    read: (size: number, offset: number) => Record<string, unknown>[],
    limit: number,
    passes: (documents: ContentDocument[]) => ContentDocument[],
  ): ContentDocument[] {
    const found: ContentDocument[] = [];
    for (let size = limit + 8, offset = 0; ; size *= 2) {
      const rows = read(size, offset);
      offset += rows.length;
      found.push(...passes(this.#load(rows)));
      const last = rows.at(-1);
      if (!last || rows.length < size) return found;
      if (found.length < limit) continue;
      // Whatever is equal to the last one in the order may come before it by another key.
      while ("value" in last) {
        const next = read(size, offset);
        offset += next.length;
        const equal = next.filter((row) => row.value === last.value && row.rank === last.rank);
        found.push(...passes(this.#load(equal)));
        if (equal.length < size) break;
      }
      return found;
    }
  }

  #where(
    parts: Sql[],
    types: string[] | undefined,
  ): { where: string; values: (string | number)[] } {
    const clauses = parts.map((part) => part.text);
    const values = parts.flatMap((part) => part.values);
    if (types) {
      // The plus keeps SQLite from going through all documents of a type when a look-up finds the few.
      const column = parts.length > 0 ? "+d.type" : "d.type";
      clauses.push(`${column} IN (${types.map(() => "?").join(", ")})`);
      values.push(...types);
    }
    // Drafts and versions lie over what is published, so a hit in any of them may show.
    const seen = this.overlaid
      ? [...this.#visible, variants.draft, variants.version]
      : this.#visible;
    clauses.push(`d.variant IN (${seen.join(", ")})`);
    return { where: clauses.join(" AND "), values };
  }

  #load(rows: Record<string, unknown>[]): ContentDocument[] {
    return rows.map((row) => this.#cache.get(this.#store, integer(row, "n"), text(row, "rev")));
  }

  /** The document as it looks with the layers over it: under the published id, with the id it really has beside. */
  #overlay(publishedId: string): ContentDocument | null {
    for (const prefix of [...this.#layers, ""]) {
      const row = this.#store.sql.get(
        "SELECT n, rev FROM documents WHERE id = ?",
        prefix + publishedId,
      );
      if (!row) continue;
      const document = this.#cache.get(this.#store, integer(row, "n"), text(row, "rev"));
      return { ...document, _id: publishedId, _originalId: document._id };
    }
    return null;
  }
}
