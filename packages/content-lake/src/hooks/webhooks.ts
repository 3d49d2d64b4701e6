import type { Dataset } from "../dataset.ts";
import { variantOf, variants } from "../document-ids.ts";
import { ContentError } from "../errors.ts";
import { resultOf } from "../query/protocol.ts";
import type { DocumentChange, Logger, Transaction } from "../types.ts";
import { byTimer, Deliveries, type DeliveryOptions } from "./deliveries.ts";
import { type Hook, hookAnswer, hookQuery, type Operation } from "./hook.ts";
import type { HookStore, NewMessage } from "./hook-store.ts";

/** Number of transactions that are read at once. */
const page = 100;
/** Pause before failed reads are retried, in milliseconds. */
const pause = 5000;
/** Interval between deletions of old calls, in milliseconds. */
const day = 24 * 60 * 60_000;

/**
 * Statuses of the query pool for rules that would fail again: the rule is invalid for this document (400), takes too
 * long (408) or uses an unsupported function (501). Other failures, such as 503 for too many waiting queries, are
 * temporary.
 */
const failuresOfRules = new Set([400, 408, 501]);

/** The methods needed of a watched dataset. */
type Watched = Pick<Dataset, "name" | "onTransaction" | "transactionsAfter" | "askAbout">;

/**
 * Turns transactions into calls. Each hook's position in the log is stored, so that no call is lost or duplicated if
 * the process ends between a write and its calls.
 */
export class Webhooks {
  readonly #store: HookStore;
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #later: NonNullable<DeliveryOptions["later"]>;
  readonly #deliveries: Deliveries;
  readonly #reading = new Map<string, Promise<void>>();
  /** Functions that cancel planned retries, by dataset name. */
  readonly #retries = new Map<string, () => void>();
  #stopForgetting: () => void = () => {};
  /** The watched datasets, and functions that end the watch. */
  readonly #watched = new Map<Watched, () => void>();
  #closed = false;

  constructor(options: DeliveryOptions) {
    this.#store = options.store;
    this.#logger = options.logger;
    this.#now = options.now ?? Date.now;
    this.#later = options.later ?? byTimer;
    this.#deliveries = new Deliveries(options);
    this.#forgetDaily();
    this.#deliveries.wake();
  }

  #forgetDaily(): void {
    this.#store
      .forgetOld(this.#now())
      .catch((err: unknown) => this.#logger.warn({ err }, "Old calls of webhooks stay a while"));
    this.#stopForgetting = this.#later(() => this.#forgetDaily(), day);
  }

  /** Reads a dataset's unread and future transactions for its hooks. */
  watch(dataset: Watched): void {
    const unwatch = dataset.onTransaction(() => this.#wake(dataset));
    this.#watched.set(dataset, unwatch);
    this.#wake(dataset);
  }

  /** Ends the watch of a dataset that is closed. */
  forget(name: string): void {
    this.#retries.get(name)?.();
    this.#retries.delete(name);
    for (const [dataset, unwatch] of this.#watched)
      if (dataset.name === name) {
        unwatch();
        this.#watched.delete(dataset);
      }
  }

  /**
   * Reads on for hooks that other processes have added or changed. A transaction may arrive before the hook that was
   * there when it was written.
   */
  hooksChanged(): void {
    for (const dataset of this.#watched.keys()) this.#wake(dataset);
  }

  #wake(dataset: Watched): void {
    if (this.#closed || this.#hooksOf(dataset).length === 0) return;
    // Reads run one after the other, so that no transaction is read twice.
    const before = this.#reading.get(dataset.name) ?? Promise.resolve();
    this.#reading.set(
      dataset.name,
      before.then(() => this.#readAll(dataset)).catch((err: unknown) => this.#retry(dataset, err)),
    );
  }

  #retry(dataset: Watched, err: unknown): void {
    if (this.#closed || !this.#watched.has(dataset)) return;
    this.#logger.error({ err }, "Webhooks could not read a change, and will try again");
    this.#retries.get(dataset.name)?.();
    this.#retries.set(
      dataset.name,
      this.#later(() => this.#wake(dataset), pause),
    );
  }

  #hooksOf({ name }: Watched): Hook[] {
    return this.#store.list().filter(({ dataset }) => dataset === "*" || dataset === name);
  }

  async #readAll(dataset: Watched): Promise<void> {
    // A hook that fails to read must not block the others.
    for (const hook of this.#hooksOf(dataset))
      await this.#read(hook, dataset).catch((err: unknown) => this.#retry(dataset, err));
  }

  async #read(hook: Hook, dataset: Watched): Promise<void> {
    for (;;) {
      if (this.#closed) return;
      const position = this.#store.positionOf(hook.id, dataset.name);
      const transactions = await dataset.transactionsAfter(position, page);
      if (transactions.length === 0) return;
      for (const transaction of transactions) {
        const calls = await this.#callsOf(hook, dataset, transaction);
        if (this.#closed) return;
        const read = { dataset: dataset.name, seq: transaction.seq };
        await this.#store.enqueue(hook.id, read, calls, this.#now());
        if (calls.length > 0) this.#deliveries.wake();
      }
    }
  }

  async #callsOf(hook: Hook, dataset: Watched, transaction: Transaction): Promise<NewMessage[]> {
    if (hook.isDisabledByUser) return [];
    const calls: NewMessage[] = [];
    for (const change of transaction.changes) {
      const operation = operationOf(change);
      if (!hook.rule.on.includes(operation) || !isSeen(hook, change.documentId)) continue;
      const body = await this.#bodyOf(hook, dataset, change);
      if (body === undefined) continue;
      const { documentId } = change;
      calls.push({
        dataset: dataset.name,
        transactionId: transaction.id,
        documentId,
        operation,
        body,
      });
    }
    return calls;
  }

  /** Returns the body of a hook's call; undefined if the filter excludes the change. */
  async #bodyOf(hook: Hook, dataset: Watched, change: DocumentChange): Promise<string | undefined> {
    try {
      const answer = await dataset.askAbout(hookQuery(hook.rule), change);
      const { pass, body } = hookAnswer.parse(resultOf(answer));
      return pass === true ? JSON.stringify(body ?? null) : undefined;
    } catch (error) {
      if (!(error instanceof ContentError && failuresOfRules.has(error.status))) throw error;
      // A rule that can't be evaluated for one document must not block later changes.
      this.#logger.warn({ err: error, hook: hook.name }, "The rule of a webhook failed");
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopForgetting();
    for (const stop of [...this.#watched.values(), ...this.#retries.values()]) stop();
    await this.#deliveries.close();
  }
}

const operationOf = ({ before, after }: DocumentChange): Operation =>
  before ? (after ? "update" : "delete") : "create";

function isSeen(hook: Hook, documentId: string): boolean {
  const variant = variantOf(documentId);
  if (variant === variants.draft) return hook.includeDrafts || hook.includeAllVersions;
  return variant !== variants.version || hook.includeAllVersions;
}
