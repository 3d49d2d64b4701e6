import type { Steps } from "../steps.ts";
import type { NewTransaction, Transaction } from "../types.ts";
import type { DatasetStore } from "./dataset-store.ts";

/** A transaction to be written when its turn comes. */
export type Undecided = {
  /** Computes the transaction; called while there is no other writer and the store has everything written before. */
  decide: () => Steps<NewTransaction | undefined>;
  /** Whether it takes so long that others must not wait for it; left out when that is not known in advance. */
  large?: boolean;
};

/** Decides which transaction comes next in a dataset. */
export type TransactionLog = {
  /** Writes a transaction, all or nothing. It is safe when this resolves. */
  append(transaction: Undecided): Promise<Transaction | undefined>;
  /** Resolves when the store has everything written so far, including by other processes. */
  catchUp(): Promise<void>;
  /** Whether the store has a state that the dataset once had. */
  isFilled(): boolean;
};

/** A copy of a dataset, kept up to date from a log elsewhere. */
export type Copy = {
  folder: string;
  store(): DatasetStore;
  /** Writes transactions that are already decided, all or none. */
  put(transactions: readonly Transaction[]): Promise<void>;
  /** Switches to another file, which contains more changes than the log reports. */
  use(file: string): void;
  /** Reports a transaction, of any process, that is now in the copy. */
  applied(transaction: Transaction): void;
};

/** Creates the log of a dataset in a single folder, whose file is locked during each transaction. */
export const localLog = (writer: Pick<TransactionLog, "append">): TransactionLog => ({
  append: (transaction) => writer.append(transaction),
  catchUp: async () => {},
  isFilled: () => true,
});
