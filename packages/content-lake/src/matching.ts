import { type Priority, type QueryAnswer, type QueryRequest, resultOf } from "./query/protocol.ts";
import type { DatasetStore } from "./store/dataset-store.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { ContentDocument, Transaction } from "./types.ts";

/** What a filter says of documents of a transaction, by their ids. */
export type Matches = ReadonlyMap<string, { was: boolean; is: boolean }>;

/** What it asks of a dataset. */
type Asked = {
  readonly store: DatasetStore;
  query(request: QueryRequest): Promise<QueryAnswer>;
};

/** So many changes are decided by one query: a filter may be slow, and has no longer for a large transaction than for a small one. */
const atOnce = 200;

/** Decides which listeners hear of a transaction. Those who ask the same are answered together. */
export class Matching {
  readonly #dataset: Asked;
  #latest: {
    transaction: Transaction | undefined;
    forgotten: ContentDocument[];
    answers: Map<string, Promise<Matches>>;
  };

  constructor(dataset: Asked) {
    this.#dataset = dataset;
    this.#latest = { transaction: undefined, forgotten: [], answers: new Map() };
  }

  /**
   * Which documents of a transaction a query's filter lets pass, before and after it; those it never lets pass are left
   * out. A worker reads them from the log, so that nothing of it is the business of this thread.
   */
  of(
    query: string,
    params: Record<string, unknown>,
    transaction: Transaction,
    priority: Priority,
  ): Promise<Matches> {
    // Whoever takes up again in the midst of one asks about a part of it, which is another object.
    if (this.#latest.transaction !== transaction)
      this.#latest = {
        transaction,
        forgotten: this.#forgottenBy(transaction),
        answers: new Map(),
      };
    const { answers, forgotten } = this.#latest;
    const key = JSON.stringify([query, params, priority]);
    const known = answers.get(key);
    if (known) return known;
    const answer = this.#decide({ query, params, priority }, transaction, forgotten);
    // Many listeners ask the same: those of one page, say.
    answers.set(key, answer);
    // Whoever comes back after a failure asks again.
    answer.catch(() => answers.delete(key));
    return answer;
  }

  /** What was before the changes and is not in the log, which goes back some months. The same for all who ask. */
  #forgottenBy({ changes }: Transaction): ContentDocument[] {
    return changes.flatMap(({ before }) =>
      before && !this.#dataset.store.hasTransaction(before._rev) ? before : [],
    );
  }

  async #decide(
    asked: Pick<QueryRequest, "query" | "params" | "priority">,
    { seq, changes }: Transaction,
    forgotten: ContentDocument[],
  ): Promise<Matches> {
    const matches = new Map<string, { was: boolean; is: boolean }>();
    const count = this.#dataset.store.changeCount(seq);
    for (let from = 0; from < count; from += atOnce) {
      const to = from + atOnce;
      // The changes of a whole transaction are in the order of the log.
      const part = changes.length === count ? changes.slice(from, to) : changes;
      const ids = new Set(part.map(({ documentId }) => documentId));
      const found = await this.#dataset.query({
        ...asked,
        perspective: "raw",
        anonymous: false,
        showVersions: true,
        now: currentTimestamp(),
        identity: "listener",
        limits: { bytes: 10_000_000, depth: 10 },
        changesOf: { seq, from, to, forgotten: forgotten.filter(({ _id }) => ids.has(_id)) },
      });
      // Made by `judged` of the engine.
      const list = resultOf(found) as [id: string, was: boolean, is: boolean][];
      for (const [id, was, is] of list) matches.set(id, { was, is });
    }
    return matches;
  }
}
