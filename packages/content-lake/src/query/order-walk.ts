import type { DatasetStore } from "../store/dataset-store.ts";
import { ranks } from "../store/indexing.ts";
import { integer, type SqliteFile } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";
import type { Clause, Sql } from "./clauses.ts";
import { bySize, isMany } from "./part-sizes.ts";

/** An order of documents by an attribute. */
export type Order = { path: string; descending: boolean };

/** The documents of one type, in an order. */
type Along = {
  type: string;
  order: Order;
  /** The range of the order that comparisons of its own key allow. */
  ranges: Clause[];
  /** Other conditions on the documents. */
  narrow: Sql[];
};

/** Filters documents down to those in the answer. */
export type Passes = (documents: ContentDocument[]) => ContentDocument[];

type Row = Record<string, unknown>;
type Pages = {
  documents: ContentDocument[];
  /** Whether there was nothing left to read. */
  exhausted: boolean;
};

/** Maximum number of index entries to walk before sorting the documents that meet a condition instead. */
const walked = 5000;
/** With more documents than this outside the order, the walk isn't worth it. */
const mostOutside = 2000;

/** Walks the attribute index in order, no further than necessary. */
export class OrderWalk {
  readonly #store: DatasetStore;
  /** Variants visible to the caller, as an SQL list. */
  readonly #visible: string;
  readonly #load: (rows: Row[]) => ContentDocument[];

  constructor(
    store: DatasetStore,
    visible: readonly number[],
    load: (rows: Row[]) => ContentDocument[],
  ) {
    this.#store = store;
    this.#visible = visible.join(", ");
    this.#load = load;
  }

  /**
   * Returns the first `limit` documents that pass, and all that tie with the last of them. Undefined if too many
   * documents have no value at the order's path.
   */
  first(along: Along, limit: number, passes: Passes): ContentDocument[] | undefined {
    const outside = this.#outside(along);
    if (!outside) return undefined;
    const [smallest] = bySize(
      this.#store.sql,
      along.narrow.filter((part) => part.numbers),
    );
    // Slow tests of conditions that many documents meet are left out: the walk soon finds documents that pass.
    const quick = along.narrow.filter((part) => !part.slowTest || !isMany(this.#store.sql, part));
    const end = smallest && this.#endOfWalk(along);
    const walk = this.#walk({ ...along, narrow: quick }, end, limit, passes);
    const found =
      smallest && walk.exhausted
        ? this.#walk(
            { ...along, ranges: [...along.ranges, smallest.look] },
            undefined,
            limit,
            passes,
          )
        : walk;
    // Documents without a value come first or last; sorting the result puts them there.
    return [...new Set([...passes(outside), ...found.documents])];
  }

  #walk(
    { type, order, ranges, narrow }: Along,
    end: Clause | undefined,
    limit: number,
    passes: Passes,
  ): Pages {
    const clauses = [...ranges, ...(end ? [end] : []), ...narrow.map((part) => part.test)];
    const direction = order.descending ? "DESC" : "ASC";
    const read = (size: number, offset: number) =>
      this.#store.sql.all(
        `SELECT e.n, e.rev, s.rank, s.value FROM (
           SELECT d.n, d.rank, d.value FROM attributes d
           WHERE d.type = ? AND d.path = ? AND d.rank BETWEEN ${ranks.number} AND ${ranks.boolean}
             AND d.variant IN (${this.#visible})
             ${clauses.map((clause) => `AND ${clause.text}`).join(" ")}
           ORDER BY d.rank ${direction}, d.value ${direction} LIMIT ? OFFSET ?
         ) s JOIN documents e ON e.n = s.n ORDER BY s.rank ${direction}, s.value ${direction}`,
        type,
        order.path,
        ...clauses.flatMap((clause) => clause.values),
        size,
        offset,
      );
    return readUntil(limit, read, (rows) => passes(this.#load(rows)));
  }

  /** Returns where to give up the walk; undefined if the order ends before that. */
  #endOfWalk({ type, order, ranges }: Along): Clause | undefined {
    const direction = order.descending ? "DESC" : "ASC";
    const last = this.#store.sql.get(
      `SELECT d.rank, d.value FROM attributes d
       WHERE d.type = ? AND d.path = ? AND d.rank BETWEEN ${ranks.number} AND ${ranks.boolean}
         ${ranges.map((range) => `AND ${range.text}`).join(" ")}
       ORDER BY d.rank ${direction}, d.value ${direction} LIMIT 1 OFFSET ${walked}`,
      type,
      order.path,
      ...ranges.flatMap((range) => range.values),
    );
    if (!last) return undefined;
    const { value } = last;
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    return {
      text: `(d.rank, d.value) ${order.descending ? ">=" : "<="} (?, ?)`,
      values: [integer(last, "rank"), value],
    };
  }

  /** Returns the type's documents without a scalar at the order's path; undefined if there are too many. */
  #outside({ type, order: { path } }: Along): ContentDocument[] | undefined {
    const { sql } = this.#store;
    const counted = sql.get(
      `SELECT coalesce(sum(CASE path WHEN '' THEN documents ELSE -documents END), 0) AS missing
       FROM attribute_counts WHERE type = ? AND path IN ('', ?) AND variant IN (${this.#visible})`,
      type,
      path,
    );
    const missing = integer(counted, "missing");
    const odd = sql.get(
      `SELECT 1 AS x FROM attributes WHERE type = ? AND path = ? AND rank > ${ranks.boolean} LIMIT 1`,
      type,
      path,
    );
    if (missing === 0 && !odd) return [];
    if (missing > mostOutside) return undefined;
    const rows = sql.all(
      `SELECT n, rev FROM documents WHERE type = ?1 AND variant IN (${this.#visible}) AND n NOT IN (
         SELECT n FROM attributes WHERE type = ?1 AND path = ?2 AND rank <= ${ranks.boolean})`,
      type,
      path,
    );
    return rows.length > mostOutside ? undefined : this.#load(rows);
  }
}

/**
 * Returns the first of a few documents in an order, and all that tie with the last. `found` is over `documents AS d`.
 */
export function firstOfFew(
  sql: SqliteFile,
  found: Clause,
  { path, descending }: Order,
  limit: number,
  passes: Passes,
  load: (rows: Row[]) => ContentDocument[],
): ContentDocument[] {
  const direction = descending ? "DESC" : "ASC";
  const rows = sql.all(
    `SELECT d.n, d.rev, a.rank, a.value FROM documents d LEFT JOIN attributes a
       ON a.n = d.n AND a.path = ? AND a.rank BETWEEN ${ranks.number} AND ${ranks.boolean}
     WHERE ${found.text} ORDER BY a.rank ${direction}, a.value ${direction}`,
    path,
    ...found.values,
  );
  // Sorting the result puts documents without a value in their place.
  const outside = rows.filter(({ rank }) => rank === null);
  const placed = rows.filter(({ rank }) => rank !== null);
  const first = readUntil(
    limit,
    (size, offset) => placed.slice(offset, offset + size),
    (page) => passes(load(page)),
  );
  return [...passes(load(outside)), ...first.documents];
}

/** Reads pages of growing size until `limit` documents have passed, and then all that tie with the last one. */
export function readUntil(
  limit: number,
  read: (size: number, offset: number) => Row[],
  passing: (rows: Row[]) => ContentDocument[],
): Pages {
  const found: ContentDocument[] = [];
  for (let size = limit + 8, offset = 0; ; size *= 2) {
    const rows = read(size, offset);
    offset += rows.length;
    found.push(...passing(rows));
    const last = rows.at(-1);
    if (!last || rows.length < size) return { documents: found, exhausted: true };
    if (found.length < limit) continue;
    // A document that ties with the last one may precede it by another key.
    while ("value" in last) {
      const next = read(size, offset);
      offset += next.length;
      const equal = next.filter((row) => row.value === last.value && row.rank === last.rank);
      found.push(...passing(equal));
      if (equal.length < size) break;
    }
    return { documents: found, exhausted: false };
  }
}
