import { type Priority, type QueryAnswer, type QueryRequest, resultOf } from "./query/protocol.ts";
import type { DatasetStore } from "./store/dataset-store.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { Transaction } from "./types.ts";

/** What a filter says of documents of a transaction, by their ids. */
export type Matches = ReadonlyMap<string, { was: boolean; is: boolean }>;

/** What it asks of a dataset. */
type Asked = {
  readonly store: DatasetStore;
  query(request: QueryRequest): Promise<QueryAnswer>;
};

/** Decides which listeners hear of a transaction. Those who ask the same are answered together. */
export class Matching {
  readonly #dataset: Asked;
  #latest: { seq: number; answers: Map<string, Promise<Matches>> } = { seq: 0, answers: new Map() };

  constructor(dataset: Asked) {
    this.#dataset = dataset;
  }

  /**
   * Which documents of a transaction a query's filter lets pass, before and after it; those it never lets pass are left
   * out. A worker reads them from the log, so that nothing of it is the business of this thread.
   */
  of(
    query: string,
    params: Record<string, unknown>,
    { seq, changes }: Transaction,
    priority: Priority,
  ): Promise<Matches> {
    if (this.#latest.seq !== seq) this.#latest = { seq, answers: new Map() };
    const { answers } = this.#latest;
    const key = JSON.stringify([query, params, priority]);
    const known = answers.get(key);
    if (known) return known;
    const answer = this.#dataset
      .query({
        query,
        params,
        perspective: "raw",
        anonymous: false,
        priority,
        showVersions: true,
        now: currentTimestamp(),
        identity: "listener",
        limits: { bytes: 10_000_000, depth: 10 },
        changesOf: {
          seq,
          // The log goes back some months; what was written earlier is not in it.
          forgotten: changes.flatMap(({ before }) =>
            before && !this.#dataset.store.hasTransaction(before._rev) ? before : [],
          ),
        },
      })
      .then((found) => {
        // Made by `judged` of the engine.
        const list = resultOf(found) as [id: string, was: boolean, is: boolean][];
        return new Map(list.map(([id, was, is]) => [id, { was, is }]));
      });
    // Many listeners ask the same: those of one page, say.
    answers.set(key, answer);
    // Whoever comes back after a failure asks again.
    answer.catch(() => answers.delete(key));
    return answer;
  }
}
