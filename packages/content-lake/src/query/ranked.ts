import type { DatasetStore } from "../store/dataset-store.ts";
import type { ContentDocument } from "../types.ts";
import { bestOf } from "./best.ts";
import type { Bits } from "./bits.ts";
import type { Plan } from "./candidates.ts";
import { cost, type KeyValue, type Sql } from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { bitsOfParts, bitsSql } from "./condition-bits.ts";
import { firstOfFew, type Order, OrderWalk, type Passes, readUntil } from "./order-walk.ts";
import type { PostingsReader } from "./postings-reader.ts";
import type { Ranking } from "./scorer.ts";
import { type Scores, scoresOf } from "./scores.ts";

/** What a step of a walk through an index takes, in look-ups of a document. */
const step = 0.15;
/** So many documents are looked at before a filter is asked of the index whole. */
const mostLooked = (limit: number): number => 10 * limit + 200;

/** A filter lets fewer pass than it seemed. */
class FewPass extends Error {}

/** So many documents of one score are looked at themselves rather than in an order of the index. */
const fewTied = 20;

type Row = Record<string, unknown>;

/** What is known of a dataset for one caller. */
type Seen = {
  store: DatasetStore;
  postings: PostingsReader;
  /** Variants of documents. */
  visible: readonly number[];
  /** What lies on top, where documents lie over others. */
  onTop: Bits | undefined;
  unseenWords: readonly string[];
  plan: (conditions: Condition[], how?: { generous: boolean }) => Plan;
  /** Whether every attribute of documents of the types is indexed. */
  isWhole: (types: string[] | undefined) => boolean;
  load: (rows: Row[]) => ContentDocument[];
};

/** Finds the first documents of a scored search by the scores that the index gives. */
export class FirstByScore {
  readonly #seen: Seen;

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** Documents among which are the first that pass; undefined when the index can't tell which they are. */
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
      // What no index has the numbers of, the filter itself decides.
      const known = parts.filter((part) => part.bits?.() || part.numbers);
      return { types, among: this.#meeting(known, types) };
    };
    // What a filter asks for that many documents have is soon met by the first that are looked at.
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

  #meeting(parts: Sql[], types: string[] | undefined): Bits | undefined {
    const { store, postings, visible, onTop } = this.#seen;
    const met = bitsOfParts(store.sql, postings, parts, types, visible);
    return onTop ? met?.and(onTop) : met;
  }

  /** In the order of their scores and of what decides among equals. */
  #best(
    { among, types }: { among: Bits | undefined; types: string[] | undefined },
    scores: Scores,
    { limit, positive, next }: Ranking,
    passes: Passes,
  ): ContentDocument[] | undefined {
    if (!among) return undefined;
    const { size } = this.#seen.postings;
    for (let wanted = limit; ; wanted *= 2) {
      const { above, tied, all } = bestOf(among, scores, { limit: wanted, positive, size });
      const found = passes(this.#byNumber(above));
      const need = limit - found.length;
      const others = need > 0 ? this.#firstTied(tied, types, next, need, passes) : [];
      if (!others) return undefined;
      if (others.length >= need || all) return [...new Set([...found, ...others])];
    }
  }

  #byNumber(bits: Bits): ContentDocument[] {
    return this.#seen.load(
      this.#seen.store.sql.all(
        "SELECT n, rev FROM documents WHERE n IN (SELECT value FROM json_each(?))",
        JSON.stringify([...bits.numbers()]),
      ),
    );
  }

  /** The first of those of one score that pass, and maybe more. */
  #firstTied(
    tied: Bits,
    types: string[] | undefined,
    order: Order | undefined,
    need: number,
    passes: Passes,
  ): ContentDocument[] | undefined {
    if (tied.count() <= fewTied) return passes(this.#byNumber(tied));
    const narrow = bitsSql(this.#seen.store.sql, tied, { cost: cost.some, exact: true });
    // Few of many are met seldom on the way through an index.
    const sought = tied.count() ** 2 < need * this.#seen.postings.size * step;
    if (!order) {
      const id = this.#seen.onTop ? "published_id" : "id";
      const { text: test, values } = sought && narrow.numbers ? narrow.look : narrow.test;
      return readUntil(
        need,
        (size, offset) =>
          this.#seen.store.sql.all(
            `SELECT n, rev FROM documents d WHERE ${test} ORDER BY ${sought ? "+" : ""}${id} LIMIT ? OFFSET ?`,
            ...values,
            size,
            offset,
          ),
        (rows) => passes(this.#seen.load(rows)),
      ).documents;
    }
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
}
