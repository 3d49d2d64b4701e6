import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { AssetStore } from "./assets/asset-store.ts";
import { removeHalves } from "./assets/whole-files.ts";
import { randomId } from "./document-ids.ts";
import { OperationError, transactionError } from "./errors.ts";
import { type Asking, type Matches, Matching } from "./matching.ts";
import { findCopy, removeFile } from "./postgres/copy.ts";
import { type Done, type Operation, Proposal, type TransactOptions } from "./proposal.ts";
import type { QueryPool } from "./query/pool.ts";
import type { QueryAnswer, QueryRequest } from "./query/protocol.ts";
import { oldestKept } from "./retention.ts";
import { inSlices, type Steps } from "./steps.ts";
import { DatasetStore } from "./store/dataset-store.ts";
import { DatasetWriter } from "./store/dataset-writer.ts";
import { readAfter } from "./store/log-reading.ts";
import { integer } from "./store/sqlite.ts";
import {
  type Copy,
  localLog,
  type TransactionLog,
  type Undecided,
} from "./store/transaction-log.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { DocumentChange, Identity, NewTransaction, Transaction } from "./types.ts";

export type DatasetOptions = {
  projectId: string;
  name: string;
  /** Folder of the database file. */
  folder: string;
  /** Folder of images and files. */
  assetsFolder: string;
  /** Store that holds the images and files, when the folder has only copies of them. */
  assetStore?: AssetStore | undefined;
  pool: QueryPool;
  /** Returns the log that a copy follows; without it, the file in the folder is the dataset itself. */
  logOf?: ((copy: Copy) => TransactionLog) | undefined;
};

type File = { path: string; store: DatasetStore; writer: DatasetWriter };

/** Interval at which writes of other processes (the `content` command) are looked for, in milliseconds. */
const foreignWritesInterval = 250;
/** Milliseconds after which no query reads a replaced file any more. */
const lastReaders = 60_000;
const day = 24 * 3600 * 1000;

/** One dataset: its store, its queries, and the stream of its transactions. */
export class Dataset {
  readonly name: string;
  readonly projectId: string;
  readonly folder: string;
  readonly assetsFolder: string;
  readonly assetStore: AssetStore | undefined;
  readonly #pool: QueryPool;
  readonly #log: TransactionLog;
  readonly #matching = new Matching(this);
  readonly #events = new EventEmitter<{ transaction: [Transaction]; replaced: []; closed: [] }>();
  readonly #watch: NodeJS.Timeout | undefined;
  readonly #forgetting: NodeJS.Timeout;
  readonly #durable: boolean;
  #file: File;
  #dataVersion: number;
  #lastSeq: number;
  #isReading = false;
  #isClosed = false;

  constructor(options: DatasetOptions) {
    this.name = options.name;
    this.projectId = options.projectId;
    this.folder = options.folder;
    this.assetsFolder = options.assetsFolder;
    this.assetStore = options.assetStore;
    mkdirSync(options.folder, { recursive: true });
    mkdirSync(this.assetsFolder, { recursive: true });
    const path = options.logOf ? findCopy(options.folder) : join(options.folder, "content.sqlite");
    this.#durable = !options.logOf;
    this.#file = this.#open(path);
    this.#pool = options.pool;
    this.#log =
      options.logOf?.({
        folder: options.folder,
        store: () => this.store,
        put: (transactions) => this.#file.writer.put(transactions),
        use: (file) => this.#replace(file),
        applied: (transaction) => this.#emit(transaction),
      }) ?? localLog(this.#file.writer);
    this.#events.setMaxListeners(0);
    this.#forgetOld();
    this.#forgetting = setInterval(() => {
      // Another process may hold the lock for longer than the timeout; then this is retried a day later.
      this.#file.writer.alone(() => this.#forgetOld()).catch(() => {});
    }, day).unref();
    this.#dataVersion = this.#readDataVersion();
    this.#lastSeq = this.store.lastSeq();
    if (!options.logOf)
      this.#watch = setInterval(() => this.#emitForeignWrites(), foreignWritesInterval).unref();
  }

  #open(path: string): File {
    const durable = this.#durable;
    const store = new DatasetStore(path, { durable });
    return { path, store, writer: new DatasetWriter(path, store, { durable }) };
  }

  get store(): DatasetStore {
    return this.#file.store;
  }

  /** Path of the database file. */
  get database(): string {
    return this.#file.path;
  }

  /** Whether there is something to read: a copy may have to be made first. */
  isFilled(): boolean {
    return this.#log.isFilled();
  }

  /** Resolves when the store has everything written so far, including by other processes. */
  catchUp(): Promise<void> {
    return this.#log.catchUp();
  }

  #replace(path: string): void {
    const before = this.#file;
    this.#file = this.#open(path);
    this.#lastSeq = this.store.lastSeq();
    before.writer.close();
    before.store.close();
    this.#pool.release(before.path);
    // Queries in the queue were given the previous file.
    setTimeout(() => removeFile(before.path), lastReaders).unref();
    this.#events.emit("replaced");
  }

  /** Calls `listener` when more has changed than transactions say, or at the end. Returns the unsubscribe function. */
  on(event: "replaced" | "closed", listener: () => void): () => void {
    this.#events.on(event, listener);
    return () => this.#events.off(event, listener);
  }

  /** Answers a query in a worker thread. Rejects as `QueryPool.run` does. */
  query(request: QueryRequest, signal?: AbortSignal): Promise<QueryAnswer> {
    return this.#pool.run(
      { database: this.database, projectId: this.projectId, dataset: this.name },
      request,
      signal,
    );
  }

  /** Returns which documents of a transaction pass a query's filter, before and after it. */
  matching(asked: Asking, transaction: Transaction): Promise<Matches> {
    return this.#matching.of(asked, transaction);
  }

  /** Answers a query about a change: a filter or a projection of a webhook. */
  askAbout(query: string, { before, after }: DocumentChange): Promise<QueryAnswer> {
    return this.query({
      query,
      params: {},
      perspective: "raw",
      anonymous: false,
      priority: "editors",
      showVersions: true,
      now: currentTimestamp(),
      identity: "webhook",
      limits: { bytes: 10_000_000, depth: 200 },
      delta: { before, after },
    });
  }

  /** Calls `listener` after every committed transaction, in log order. Returns the unsubscribe function. */
  onTransaction(listener: (transaction: Transaction) => void): () => void {
    this.#events.on("transaction", listener);
    return () => this.#events.off("transaction", listener);
  }

  /**
   * Applies operations to a set of documents and writes the changes as one transaction, all or nothing. The
   * transaction is on the disk when this resolves. Throws a ContentError that names the operation that failed.
   */
  async transact<T>(
    kind: "mutation" | "action",
    identity: Identity,
    options: TransactOptions,
    operations: readonly Operation<T>[],
  ): Promise<Done<T> & { transactionId: string }> {
    const proposal = new Proposal(() => this.store, identity, options, operations);
    try {
      await this.#append(proposal);
    } catch (error) {
      if (error instanceof OperationError)
        throw transactionError(kind, error.failure, proposal.index, error.status);
      throw error;
    }
    return { transactionId: proposal.transactionId, ...proposal.done };
  }

  /** Writes documents unchanged, including revisions and timestamps, as one transaction: for seeds and imports. */
  async load(
    changes: DocumentChange[],
    author: string,
    { onlyWhenEmpty = false } = {},
  ): Promise<void> {
    if (changes.length === 0) return;
    const decide = function* (this: Dataset): Steps<NewTransaction | undefined> {
      yield;
      // Another process may have filled it meanwhile.
      if (onlyWhenEmpty && this.store.count() > 0) return undefined;
      return { id: randomId(), author, timestamp: currentTimestamp(), changes };
    };
    // A caller that loads has nothing else to do meanwhile, and a thread would need memory of its own.
    await this.#append({ decide: () => decide.call(this), large: false });
  }

  async #append(transaction: Undecided): Promise<void> {
    const written = await this.#log.append(transaction);
    if (written) this.#emit(written);
  }

  /** Returns at most `limit` transactions after `seq`, oldest first. */
  transactionsAfter(seq: number, limit = 1000): Promise<Transaction[]> {
    return inSlices(readAfter(this.store, seq, limit));
  }

  /** Deletes transactions from the log that are older than its retention, and abandoned halves of files. */
  #forgetOld(): void {
    void removeHalves(this.assetsFolder);
    this.store.sql.run("DELETE FROM transactions WHERE timestamp < ?", oldestKept());
  }

  #emit(transaction: Transaction): void {
    if (transaction.seq <= this.#lastSeq) return;
    // Transactions that other processes wrote in between come first, so that listeners see the order of the log.
    if (this.#isReading || transaction.seq > this.#lastSeq + 1) void this.#emitFromLog();
    else this.#tell(transaction);
  }

  #tell(transaction: Transaction): void {
    this.#lastSeq = transaction.seq;
    this.#events.emit("transaction", transaction);
  }

  #emitForeignWrites(): void {
    const version = this.#readDataVersion();
    if (version === this.#dataVersion) return;
    this.#dataVersion = version;
    void this.#emitFromLog();
  }

  /** Emits what the log has, a document at a time: an import writes hundreds in one transaction. */
  async #emitFromLog(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      for (;;) {
        const [next] = await this.transactionsAfter(this.#lastSeq, 1);
        if (!next || this.#isClosed) return;
        // The file may have been replaced meanwhile.
        if (next.seq > this.#lastSeq) this.#tell(next);
      }
    } catch {
      // Closed meanwhile, or locked for longer than the timeout: then it is looked at again a moment later.
      this.#dataVersion = -1;
    } finally {
      this.#isReading = false;
    }
  }

  /** Changes when another connection has written: https://www.sqlite.org/pragma.html#pragma_data_version */
  #readDataVersion(): number {
    return integer(this.store.sql.get("PRAGMA data_version"), "data_version");
  }

  /** Closes the dataset once pending writes are done. */
  async end(): Promise<void> {
    await this.#file.writer.idle();
    this.close();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watch);
    clearInterval(this.#forgetting);
    this.#events.emit("closed");
    this.#events.removeAllListeners();
    this.#pool.release(this.database);
    this.#file.writer.close();
    this.store.close();
  }
}
