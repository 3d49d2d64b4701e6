import type { Dataset } from "../dataset.ts";
import { variantOf, variants } from "../document-ids.ts";
import { ContentError } from "../errors.ts";
import { resultOf } from "../query/protocol.ts";
import type { DocumentChange, Logger, Transaction } from "../types.ts";
import { byTimer, Deliveries, type DeliveryOptions } from "./deliveries.ts";
import { type Hook, hookAnswer, hookQuery, type Operation } from "./hook.ts";
import type { HookStore, NewMessage } from "./hook-store.ts";

/** Transactions that are read at once. */
const page = 100;
/** Milliseconds after which changes that could not be read are read again. */
const pause = 5000;
/** Milliseconds between two looks for calls that are old enough to be forgotten. */
const day = 24 * 60 * 60_000;

/**
 * What the query pool answers when a rule fails, and would fail again: it is wrong for this document (400), takes too
 * long (408) or asks for what is not there (501). Everything else, such as 503 for too many waiting, may pass.
 */
const failuresOfRules = new Set([400, 408, 501]);

/** What is needed of a dataset whose changes are told. */
type Watched = Pick<Dataset, "name" | "onTransaction" | "transactionsAfter" | "askAbout">;

/**
 * Turns transactions into calls. Each hook notes how far it has read the log, so that nothing is left out when the
 * process ends between a write and its calls, and nothing is called twice for it.
 */
export class Webhooks {
  readonly #store: HookStore;
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #later: NonNullable<DeliveryOptions["later"]>;
  readonly #deliveries: Deliveries;
  readonly #reading = new Map<string, Promise<void>>();
  /** Take back what is planned, by the name of a dataset that is to be read again. */
  readonly #retries = new Map<string, () => void>();
  #stopForgetting: () => void = () => {};
  readonly #unwatch: (() => void)[] = [];
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

  /** Reads what a dataset has and will have to say to its hooks. */
  watch(dataset: Watched): void {
    this.#unwatch.push(dataset.onTransaction(() => this.#wake(dataset)));
    this.#wake(dataset);
  }

  /** Calls of which another part has put the time forward. */
  wake(): void {
    this.#deliveries.wake();
  }

  #wake(dataset: Watched): void {
    if (this.#closed || !this.#hooksOf(dataset).some(() => true)) return;
    // One after the other, so that no transaction is read twice.
    const before = this.#reading.get(dataset.name) ?? Promise.resolve();
    this.#reading.set(
      dataset.name,
      before.then(() => this.#readAll(dataset)).catch((err: unknown) => this.#retry(dataset, err)),
    );
  }

  #retry(dataset: Watched, err: unknown): void {
    if (this.#closed) return;
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
    // The other hooks need not wait for one that can't read on.
    for (const hook of this.#hooksOf(dataset))
      await this.#read(hook, dataset).catch((err: unknown) => this.#retry(dataset, err));
  }

  async #read(hook: Hook, dataset: Watched): Promise<void> {
    for (;;) {
      if (this.#closed) return;
      const position = this.#store.positionOf(hook.id, dataset.name);
      const transactions = dataset.transactionsAfter(position, page);
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

  /** What a hook is called with; undefined when its filter lets the change pass by. */
  async #bodyOf(hook: Hook, dataset: Watched, change: DocumentChange): Promise<string | undefined> {
    try {
      const answer = await dataset.askAbout(hookQuery(hook.rule), change);
      const { pass, body } = hookAnswer.parse(resultOf(answer));
      return pass === true ? JSON.stringify(body ?? null) : undefined;
    } catch (error) {
      if (!(error instanceof ContentError && failuresOfRules.has(error.status))) throw error;
      // A rule that can't be evaluated for this document must not hold up all that comes after it.
      this.#logger.warn({ err: error, hook: hook.name }, "The rule of a webhook failed");
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopForgetting();
    for (const stop of [...this.#unwatch, ...this.#retries.values()]) stop();
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
