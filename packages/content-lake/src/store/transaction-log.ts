import type { Steps } from "../steps.ts";
import type { NewTransaction, Transaction } from "../types.ts";
import type { DatasetStore } from "./dataset-store.ts";

/** A transaction that is to be written, once it is its turn. */
export type Undecided = {
  /** What it is; asked while nobody else writes and the store has all that was written before. */
  decide: () => Steps<NewTransaction | undefined>;
  /** Whether it will take so long that nobody must wait for it; left out where that is not known before. */
  large?: boolean;
};

/** Who decides which transaction comes next in a dataset. */
export type TransactionLog = {
  /** Writes a transaction, whole or not at all. It is safe when this resolves. */
  append(transaction: Undecided): Promise<Transaction | undefined>;
  /** Resolves when the store has all that was written so far, by whomever. */
  catchUp(): Promise<void>;
  /** Whether the store has a state that once was that of the dataset. */
  isFilled(): boolean;
};

/** A copy of a dataset, which a log elsewhere leads on. */
export type Copy = {
  folder: string;
  store(): DatasetStore;
  /** Puts transactions in place that are decided; all or none. */
  put(transactions: readonly Transaction[]): Promise<void>;
  /** Goes on with another file, which has more than the log tells. */
  use(file: string): void;
  /** A transaction is in the copy now, of whomever. */
  applied(transaction: Transaction): void;
};

/** The log of a dataset that one folder holds: its file is locked for the time of a transaction. */
export const localLog = (writer: Pick<TransactionLog, "append">): TransactionLog => ({
  append: (transaction) => writer.append(transaction),
  catchUp: async () => {},
  isFilled: () => true,
});
