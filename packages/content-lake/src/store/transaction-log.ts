import type { NewTransaction, Transaction } from "../types.ts";
import type { DatasetStore } from "./dataset-store.ts";

/** Who decides which transaction comes next in a dataset. */
export type TransactionLog = {
  /**
   * Asks `decide` what to write, while nobody else writes and the store has all that was written before; then writes it,
   * whole or not at all. It is safe when this resolves.
   */
  append(decide: () => NewTransaction | undefined): Promise<Transaction | undefined>;
  /** Resolves when the store has all that was written so far, by whomever. */
  catchUp(): Promise<void>;
  /** Whether the store has a state that once was that of the dataset. */
  isFilled(): boolean;
};

/** A copy of a dataset, which a log elsewhere leads on. */
export type Copy = {
  folder: string;
  store(): DatasetStore;
  /** Goes on with another file, which has more than the log tells. */
  use(file: string): void;
  /** A transaction is in the copy now, of whomever. */
  applied(transaction: Transaction): void;
};

/** The log of a dataset that one folder holds: its file is locked for the time of a transaction. */
export const localLog = (store: DatasetStore): TransactionLog => ({
  append: async (decide) =>
    store.sql.transaction(() => {
      const transaction = decide();
      return transaction && store.write(transaction);
    }),
  catchUp: async () => {},
  isFilled: () => true,
});
