import type { NewTransaction, Transaction } from "../types.ts";
import type { DatasetStore } from "./dataset-store.ts";

/** Who decides which transaction comes next in a dataset. */
export type TransactionLog = {
  /**
   * Asks `decide` what to write, while nobody else writes and the store has all that was written before; then writes it,
   * whole or not at all. It is safe when this resolves.
   */
  append(decide: () => NewTransaction | undefined): Promise<Transaction | undefined>;
};

/** The log of a dataset that one folder holds: its file is locked for the time of a transaction. */
export const localLog = (store: DatasetStore): TransactionLog => ({
  append: async (decide) =>
    store.sql.transaction(() => {
      const transaction = decide();
      return transaction && store.write(transaction);
    }),
});
