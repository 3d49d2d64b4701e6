import { SerialQueue } from "../serial-queue.ts";
import { inOneGo, inSlices, inTime, type Steps } from "../steps.ts";
import { lengthOf, type NewTransaction, type Transaction } from "../types.ts";
import { type DatasetStore, logRowOf } from "./dataset-store.ts";
import type { Undecided } from "./transaction-log.ts";
import { WriteThread } from "./write-thread.ts";

/** Transactions of more changes than this are indexed and stored in a separate thread. */
export const manyChanges = 25;
/** So are those of more characters in all their documents: indexing as many takes 30 ms, or 80 with many references. */
const manyCharacters = 250_000;
/** So are those that are not decided after so many milliseconds. */
const soon = 20;
/** Documents serialised at a time. */
const chunk = 20;

function isLarge(changes: NewTransaction["changes"]): boolean {
  if (changes.length > manyChanges) return true;
  let left = manyCharacters;
  for (const { before, after } of changes)
    left -= lengthOf(before, left) + lengthOf(after, manyCharacters);
  return left <= 0;
}

/**
 * Writes to the file of a dataset, one transaction after another: small ones at once, large ones in a separate
 * thread, so that the thread that answers requests stays free. Readers see either all of a transaction or nothing.
 */
export class DatasetWriter {
  readonly #store: DatasetStore;
  readonly #queue = new SerialQueue();
  readonly #thread: WriteThread;

  constructor(path: string, store: DatasetStore, options: { durable: boolean }) {
    this.#store = store;
    this.#thread = new WriteThread({ path, ...options });
  }

  append(undecided: Undecided): Promise<Transaction | undefined> {
    return this.#queue.run(async () => {
      if (undecided.large) return this.#appendLarge(undecided);
      const written = this.#store.sql.transaction(() => {
        const decided = this.#decideSmall(undecided);
        return decided && (decided === "large" ? decided : this.#store.write(decided));
      });
      // Decided again, because the lock was released.
      return written === "large" ? this.#appendLarge(undecided) : written;
    });
  }

  #decideSmall(undecided: Undecided): NewTransaction | undefined | "large" {
    if (undecided.large === false) return inOneGo(undecided.decide());
    const decided = inTime(undecided.decide(), soon);
    if (!decided || isLarge(decided.value?.changes ?? [])) return "large";
    return decided.value;
  }

  /** Writes transactions that already have numbers. */
  put(transactions: readonly Transaction[]): Promise<void> {
    return this.#queue.run(async () => {
      if (isLarge(transactions.flatMap(({ changes }) => changes)))
        return this.#thread.during(async () => {
          for (const transaction of transactions) await this.#send(transaction, transaction.seq);
        });
      this.#store.sql.transaction(() => {
        for (const { seq, ...transaction } of transactions) this.#store.write(transaction, seq);
      });
    });
  }

  /** Runs work on the store while no transaction is under way. */
  alone(work: () => void): Promise<void> {
    return this.#queue.run(async () => work());
  }

  /** Resolves when everything queued so far is written. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  close(): void {
    this.#thread.close();
  }

  #appendLarge(undecided: Undecided): Promise<Transaction | undefined> {
    // The thread holds the lock, so what is read here can't change until it has written.
    return this.#thread.during(async () => {
      const transaction = await inSlices(undecided.decide());
      return transaction && { seq: await this.#send(transaction), ...transaction };
    });
  }

  async #send({ changes, ...transaction }: NewTransaction, place?: number): Promise<number> {
    const { id, author, timestamp } = transaction;
    await inSlices(this.#rows(changes));
    return this.#thread.write({ id, author, timestamp }, place);
  }

  *#rows(changes: NewTransaction["changes"]): Steps<void> {
    for (let from = 0; from < changes.length; from += chunk) {
      this.#thread.add(changes.slice(from, from + chunk).map(logRowOf));
      yield;
    }
  }
}
