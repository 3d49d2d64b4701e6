import { type QueryAnswer, type QueryRequest, resultOf } from "./query/protocol.ts";
import type { DatasetStore } from "./store/dataset-store.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { ContentDocument, Transaction } from "./types.ts";

/** Whether documents of a transaction passed a filter before it and pass after it, by document id. */
export type Matches = ReadonlyMap<string, { was: boolean; is: boolean }>;

/** What a listener asks for. `identity` is the same for all whose filter does not ask for it. */
export type Asking = Pick<QueryRequest, "query" | "params" | "priority" | "identity">;

/** The part of a dataset that matching uses. */
type Asked = {
  readonly store: DatasetStore;
  query(request: QueryRequest): Promise<QueryAnswer>;
};

/**
 * Changes decided by one query: a filter may be slow, and a large transaction gets no more time per query than a
 * small one.
 */
const atOnce = 200;

/** Decides which listeners are sent a transaction. Identical queries are answered once. */
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
   * Returns which documents of a transaction pass a query's filter, before and after it, leaving out those that never
   * pass. A worker reads the documents from the log, so this thread does none of the work.
   */
  of(asked: Asking, transaction: Transaction): Promise<Matches> {
    // A listener that resumes in the middle of a transaction asks about part of it, which is another object.
    if (this.#latest.transaction !== transaction)
      this.#latest = {
        transaction,
        forgotten: this.#forgottenBy(transaction),
        answers: new Map(),
      };
    const { answers, forgotten } = this.#latest;
    const key = JSON.stringify(asked);
    const known = answers.get(key);
    if (known) return known;
    const answer = this.#decide(asked, transaction, forgotten);
    // Many listeners ask the same, such as those of one page.
    answers.set(key, answer);
    // A query that failed is asked again the next time.
    answer.catch(() => answers.delete(key));
    return answer;
  }

  /**
   * Returns the documents before the changes that are not in the log, which goes back some months. The same for every
   * query.
   */
  #forgottenBy({ changes }: Transaction): ContentDocument[] {
    return changes.flatMap(({ before }) =>
      before && !this.#dataset.store.hasTransaction(before._rev) ? before : [],
    );
  }

  async #decide(
    asked: Asking,
    { seq, changes }: Transaction,
    forgotten: ContentDocument[],
  ): Promise<Matches> {
    const matches = new Map<string, { was: boolean; is: boolean }>();
    const count = this.#dataset.store.changeCount(seq);
    for (let from = 0; from < count; from += atOnce) {
      const to = from + atOnce;
      // The changes of a whole transaction are in log order.
      const part = changes.length === count ? changes.slice(from, to) : changes;
      const ids = new Set(part.map(({ documentId }) => documentId));
      const found = await this.#dataset.query({
        ...asked,
        perspective: "raw",
        anonymous: false,
        showVersions: true,
        now: currentTimestamp(),
        limits: { bytes: 10_000_000, depth: 10 },
        changesOf: { seq, from, to, forgotten: forgotten.filter(({ _id }) => ids.has(_id)) },
      });
      // Made by the engine's `judged`.
      const list = resultOf(found) as [id: string, was: boolean, is: boolean][];
      for (const [id, was, is] of list) matches.set(id, { was, is });
    }
    return matches;
  }
}
