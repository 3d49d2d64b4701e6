import { publishedIdOf } from "../document-ids.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import type { ContentDocument } from "../types.ts";
import { bestOf } from "./best.ts";
import type { BitSet } from "./bit-set.ts";
import type { Plan } from "./candidates.ts";
import { cost, type KeyValue, type Sql } from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { bitsOfParts, bitsSql } from "./condition-bits.ts";
import type { IdCache } from "./document-cache.ts";
import { firstOfFew, type Order, OrderWalk, type Passes, readUntil } from "./order-walk.ts";
import type { PostingsReader } from "./postings-reader.ts";
import type { Ranking } from "./scorer.ts";
import { inArrays, type Scores, scoresOf } from "./scores.ts";

/** Cost of one step of an index walk, relative to a document lookup. */
const step = 0.15;
/** Number of documents that are tested before the index is queried for the complete filter. */
const mostLooked = (limit: number): number => 10 * limit + 200;

/**
 * From this share of all documents on, the scores of all are worked out and kept. Each block has some document with
 * much of one part of a sum, so the bounds of the parts would exclude few blocks.
 */
const manyScored = 1 / 8;

/** Thrown when fewer documents pass a filter than expected. */
class FewPass extends Error {}

/** Up to this many tied documents are read directly, without walking an order of the index. */
const fewTied = 20;

type Row = Record<string, unknown>;

/** A dataset as one caller sees it. */
type Seen = {
  store: DatasetStore;
  ids: IdCache;
  postings: PostingsReader;
  /** Variants visible to the caller. */
  visible: readonly number[];
  /** The topmost documents, if there are overlays. */
  onTop: BitSet | undefined;
  unseenWords: readonly string[];
  plan: (conditions: Condition[], how?: { generous: boolean }) => Plan;
  /** Whether all attributes of the types' documents are indexed. */
  isWhole: (types: string[] | undefined) => boolean;
  load: (rows: Row[]) => ContentDocument[];
};

/** Finds the first documents of a scored search by the index's scores. */
export class FirstByScore {
  readonly #seen: Seen;

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** Returns documents that include the first ones that pass; undefined when the index can't tell which those are. */
  first(
    conditions: Condition[],
    resolve: KeyValue,
    ranking: Ranking,
    passes: Passes,
  ): ContentDocument[] | undefined {
    const { postings, plan, isWhole } = this.#seen;
    const scores = scoresOf(ranking.scorers, {
      postings,
      resolve,
      unseenWords: this.#seen.unseenWords,
      meeting: (asked: Condition[]) => {
        const { parts, types, complete } = plan(asked);
        return complete && isWhole(types) ? this.#meeting(parts, types) : undefined;
      },
    });
    if (!scores) return undefined;
    const narrowed = (how: { generous: boolean }) => {
      const { parts, types } = plan(conditions, how);
      // Conditions without an index are left to the filter itself.
      const known = parts.filter((part) => part.bits?.() || part.numbers);
      return { types, among: this.#meeting(known, types) };
    };
    // Conditions that many documents meet are left to the filter at first, as enough of the top documents will pass.
    let looked = 0;
    const soon: Passes = (documents) => {
      looked += documents.length;
      if (looked > mostLooked(ranking.limit)) throw new FewPass();
      return passes(documents);
    };
    try {
      return this.#best(narrowed({ generous: true }), scores, ranking, soon);
    } catch (error) {
      if (!(error instanceof FewPass)) throw error;
      return this.#best(narrowed({ generous: false }), scores, ranking, passes);
    }
  }

  #meeting(parts: Sql[], types: string[] | undefined): BitSet | undefined {
    const { store, postings, visible, onTop } = this.#seen;
    const met = bitsOfParts(store.sql, postings, parts, types, visible);
    return onTop ? met?.and(onTop) : met;
  }

  /** Returns the first documents by score, with ties broken by the next key. */
  #best(
    { among, types }: { among: BitSet | undefined; types: string[] | undefined },
    scores: Scores,
    { limit, positive, next }: Ranking,
    passes: Passes,
  ): ContentDocument[] | undefined {
    if (!among) return undefined;
    const { postings } = this.#seen;
    const { size } = postings;
    const areMany = !scores.isTight && among.count() > size * manyScored;
    const kept = areMany ? inArrays(scores, postings) : scores;
    for (let wanted = limit; ; wanted *= 2) {
      const { above, tied, all } = bestOf(among, kept, { limit: wanted, positive, size });
      const found = passes(this.#byNumber(above));
      const need = limit - found.length;
      const others = need > 0 ? this.#firstTied(tied, types, next, need, passes) : [];
      if (!others) return undefined;
      if (others.length >= need || all) return [...new Set([...found, ...others])];
    }
  }

  #byNumber(bits: BitSet): ContentDocument[] {
    return this.#seen.load(this.#rowsOf([...bits.numbers()]));
  }

  #rowsOf(numbers: number[]): Row[] {
    return this.#seen.store.sql.all(
      "SELECT n, rev FROM documents WHERE n IN (SELECT value FROM json_each(?))",
      JSON.stringify(numbers),
    );
  }

  /** Returns the first tied documents that pass, and maybe more. */
  #firstTied(
    tied: BitSet,
    types: string[] | undefined,
    order: Order | undefined,
    need: number,
    passes: Passes,
  ): ContentDocument[] | undefined {
    if (tied.count() <= fewTied) return passes(this.#byNumber(tied));
    const narrow = bitsSql(this.#seen.store.sql, tied, { cost: cost.some, exact: true });
    // A walk of the whole index rarely meets the tied documents if they are few.
    const sought = tied.count() ** 2 < need * this.#seen.postings.size * step;
    if (!order) return this.#firstById(tied, sought, narrow, need, passes);
    const { numbers } = narrow;
    if (numbers && sought) {
      const found = { ...numbers, text: `d.n IN (${numbers.text})` };
      const load = (rows: Row[]) => this.#seen.load(rows);
      return firstOfFew(this.#seen.store.sql, found, order, need, passes, load);
    }
    if (!types) return undefined;
    const walk = new OrderWalk(this.#seen.store, this.#seen.visible, this.#seen.load);
    const found: ContentDocument[] = [];
    for (const type of types) {
      const ofType = walk.first({ type, order, ranges: [], narrow: [narrow] }, need, passes);
      if (!ofType) return undefined;
      found.push(...ofType);
    }
    return found;
  }

  #firstById(
    tied: BitSet,
    sought: boolean,
    narrow: Sql,
    need: number,
    passes: Passes,
  ): ContentDocument[] {
    const { store, ids, onTop, load } = this.#seen;
    let read: (size: number, offset: number) => Row[];
    if (sought) {
      const placed = ids.inOrder(store.sql, tied.numbers(), onTop ? publishedIdOf : (id) => id);
      read = (size, offset) => this.#rowsOf(placed.slice(offset, offset + size));
    } else {
      const { text: test, values } = narrow.test;
      read = (size, offset) =>
        store.sql.all(
          `SELECT n, rev FROM documents d WHERE ${test} ORDER BY ${onTop ? "published_id" : "id"} LIMIT ? OFFSET ?`,
          ...values,
          size,
          offset,
        );
    }
    return readUntil(need, read, (rows) => passes(load(rows))).documents;
  }
}
