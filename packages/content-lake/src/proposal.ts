import { randomId } from "./document-ids.ts";
import { httpError, OperationError } from "./errors.ts";
import { WorkingSet } from "./mutations.ts";
import { checkReferences } from "./reference-checks.ts";
import type { Steps } from "./steps.ts";
import type { DatasetStore } from "./store/dataset-store.ts";
import { manyChanges } from "./store/dataset-writer.ts";
import type { Undecided } from "./store/transaction-log.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { DocumentChange, Identity, NewTransaction } from "./types.ts";

/** One step of a transaction. */
export type Operation<T> = {
  /** Index of the operation in the request, for error messages. */
  index: number;
  apply: (set: WorkingSet) => T;
};

export type TransactOptions = {
  transactionId?: string | undefined;
  dryRun?: boolean;
  prepare?: (changes: DocumentChange[]) => void;
};

/** The results of the operations, in their order, and the changes they made. */
export type Done<T> = { results: T[]; changes: DocumentChange[] };

/** A transaction of operations on documents, which are applied when the log asks for it. */
export class Proposal<T> implements Undecided {
  readonly transactionId: string;
  readonly large?: boolean;
  readonly #store: () => DatasetStore;
  readonly #author: string;
  readonly #options: TransactOptions;
  readonly #operations: readonly Operation<T>[];
  #index = 0;
  #done: Done<T> | undefined;

  /** Throws 400 for an invalid transaction id. */
  constructor(
    store: () => DatasetStore,
    identity: Identity,
    options: TransactOptions,
    operations: readonly Operation<T>[],
  ) {
    this.transactionId = options.transactionId ?? randomId();
    if (!/^[\w-]{1,128}$/.test(this.transactionId))
      throw httpError(400, `Invalid transaction ID "${this.transactionId}"`);
    this.#store = store;
    this.#author = identity.kind === "token" ? identity.id : "system";
    this.#options = options;
    this.#operations = operations;
    if (operations.length > manyChanges) this.large = true;
  }

  /** Index of the current operation. */
  get index(): number {
    return this.#index;
  }

  get done(): Done<T> {
    if (!this.#done) throw new Error("The log did not ask what to write");
    return this.#done;
  }

  /** Applies the operations; may be called more than once. Throws OperationError. */
  *decide(): Steps<NewTransaction | undefined> {
    const id = this.transactionId;
    const store = this.#store();
    if (store.hasTransaction(id))
      throw new OperationError({
        type: "transactionAlreadyExistsError",
        description: `Transaction ID "${id}" has been used before`,
      });
    const timestamp = currentTimestamp();
    const set = new WorkingSet(store, id, timestamp);
    const results: T[] = [];
    for (const { index, apply } of this.#operations) {
      this.#index = index;
      results.push(apply(set));
      yield;
    }
    yield* checkReferences(set);
    const changes = set.changes();
    this.#options.prepare?.(changes);
    this.#done = { results, changes };
    if (this.#options.dryRun || changes.length === 0) return undefined;
    return { id, author: this.#author, timestamp, changes };
  }
}
