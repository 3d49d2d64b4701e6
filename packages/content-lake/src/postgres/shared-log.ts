import type pg from "pg";
import { SerialQueue } from "../serial-queue.ts";
import { inOneGo, inSlices } from "../steps.ts";
import { logRowsOf, parseDocument } from "../store/dataset-store.ts";
import type { Copy, TransactionLog, Undecided } from "../store/transaction-log.ts";
import type { Logger, Mutation, NewTransaction, Transaction } from "../types.ts";
import { makeCopy, originOf } from "./copy.ts";
import { type Database, OutcomeUnknown } from "./database.ts";
import { type DatasetRow, datasetRow } from "./dataset-row.ts";
import { type LoggedTransaction, readTransactions, writeTransactions } from "./log-rows.ts";
import { noticeOf } from "./notices.ts";
import { pages } from "./pages.ts";

export type SharedLogOptions = {
  database: Database;
  project: string;
  /** Id of this process among those that share the project. */
  process: string;
  name: string;
  copy: Copy;
  logger: Logger;
};

/** The log does not lead from the copy to PostgreSQL's state: the copy must be made again. */
class CopyIsStale extends Error {}

/** A transaction that a caller waits for. */
type Job = {
  undecided: Undecided;
  resolve: (transaction: Transaction | undefined) => void;
  reject: (error: unknown) => void;
};

type Outcome = { job: Job; transaction?: Transaction; error?: unknown };

const outcomeOf = (job: Job, decided: NewTransaction | undefined, seq: number): Outcome => ({
  job,
  ...(decided && { transaction: { ...decided, seq } }),
});

/** Maximum number of transactions per commit. */
const together = 32;

/** Number of attempts to find out the outcome of a commit, and milliseconds between them. */
const looks = 10;
const lookEvery = 500;

/**
 * The log of a dataset that several processes write to. PostgreSQL is the source of truth: a transaction is decided
 * while the dataset's row is locked and the copy is up to date, and it counts once PostgreSQL has committed it. The
 * copy follows; whatever it misses through a crash or a lost connection, it reads from the log.
 */
export class SharedLog implements TransactionLog {
  readonly #options: SharedLogOptions;
  readonly #queue = new SerialQueue();
  readonly #jobs: Job[] = [];
  #waiting: Promise<void> | undefined;
  #closed = false;
  #trusted = false;

  constructor(options: SharedLogOptions) {
    this.#options = options;
  }

  /** Whether the copy has a state that the dataset once had. */
  isFilled(): boolean {
    return originOf(this.#options.copy.store()) !== undefined;
  }

  /** Whether the copy is behind PostgreSQL, whose log ends at `head`. */
  isBehind(head: number): boolean {
    return !this.isFilled() || this.#options.copy.store().lastSeq() !== head;
  }

  append(undecided: Undecided): Promise<Transaction | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Transaction | undefined>();
    this.#jobs.push({ undecided, resolve, reject });
    void this.#queue.run(() => this.#writeSome());
    return promise;
  }

  /** Writes waiting transactions, several per commit: a commit takes the same time for one as for many. */
  async #writeSome(): Promise<void> {
    const jobs = this.#next();
    if (jobs.length === 0) return;
    try {
      const outcomes = await this.#whole(() => this.#commit(jobs));
      await this.#apply(outcomes.flatMap(({ transaction }) => transaction ?? []));
      for (const { job, transaction, error } of outcomes)
        if (error === undefined) job.resolve(transaction);
        else job.reject(error);
    } catch (error) {
      for (const { reject } of jobs) reject(this.#options.database.asAnswer(error));
    }
  }

  /** Takes the next jobs: several small ones, or a single large one, so that no other waits for its commit. */
  #next(): Job[] {
    const large = this.#jobs.findIndex(({ undecided }) => undecided.large);
    return this.#jobs.splice(0, large < 0 ? together : Math.min(Math.max(large, 1), together));
  }

  async catchUp(): Promise<void> {
    try {
      await this.follow();
    } catch (error) {
      throw this.#options.database.asAnswer(error);
    }
  }

  /** Brings the copy up to date. Callers share a run that has not started yet. Throws database errors unchanged. */
  follow(): Promise<void> {
    this.#waiting ??= this.#queue.run(async () => {
      this.#waiting = undefined;
      if (this.#closed) return;
      await this.#whole(() =>
        this.#options.database.transaction(async (client) =>
          this.#follow(client, await this.#row(client, { lock: false })),
        ),
      );
    });
    return this.#waiting;
  }

  /** To be called when the connection to the database was lost: the next one may reach another database. */
  distrust(): void {
    this.#trusted = false;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#queue.idle();
  }

  /** Runs work on the copy; if the log does not lead on from it, makes the copy again and tries again. */
  async #whole<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CopyIsStale)) throw error;
      await this.#makeAnew();
      return work();
    }
  }

  async #commit(jobs: readonly Job[]): Promise<Outcome[]> {
    const { database, project, process, name } = this.#options;
    let outcomes: Outcome[] = [];
    const last = () => outcomes.findLast(({ transaction }) => transaction)?.transaction;
    try {
      await database.transaction(async (client) => {
        const row = await this.#row(client, { lock: true });
        await this.#follow(client, row);
        outcomes = await this.#decide(jobs, row.head);
        const transactions = outcomes.flatMap(({ transaction }) => transaction ?? []);
        const head = last()?.seq;
        if (head === undefined) return;
        await writeTransactions(
          client,
          row.id,
          transactions.map((transaction) => ({ ...transaction, rows: logRowsOf(transaction) })),
        );
        await client.query(
          "WITH ended AS (UPDATE content_datasets SET head = $2 WHERE id = $1) SELECT pg_notify($3, $4)",
          [row.id, head, ...noticeOf({ project, from: process, dataset: name })],
        );
      });
      return outcomes;
    } catch (error) {
      const written = last();
      if (!(error instanceof OutcomeUnknown && written)) throw error;
      // Either all of them are written, or none.
      if (await this.#isWritten(written)) return outcomes;
      throw error.cause;
    }
  }

  /** Decides what to write. Each job sees the changes of those before it; the copy stays unchanged. */
  async #decide(jobs: readonly Job[], head: number): Promise<Outcome[]> {
    const [first, ...others] = jobs;
    if (first?.undecided.large && others.length === 0) {
      try {
        return [outcomeOf(first, await inSlices(first.undecided.decide()), head + 1)];
      } catch (error) {
        return [{ job: first, error }];
      }
    }
    const store = this.#options.copy.store();
    let seq = head;
    const decideOne = (job: Job): Outcome => {
      let outcome: Outcome;
      try {
        outcome = outcomeOf(job, inOneGo(job.undecided.decide()), seq + 1);
      } catch (error) {
        return { job, error };
      }
      if (!outcome.transaction) return outcome;
      seq++;
      if (jobs.length > 1) store.write(outcome.transaction, seq);
      return outcome;
    };
    return jobs.length > 1 ? store.sql.rehearse(() => jobs.map(decideOne)) : jobs.map(decideOne);
  }

  /**
   * Returns whether a transaction whose commit broke off is in the log. Throws OutcomeUnknown when that can't be
   * found out.
   */
  async #isWritten({ id }: Transaction): Promise<boolean> {
    for (let look = 1; ; look++) {
      try {
        return await this.#options.database.transaction(async (client) => {
          // Locks the row, because the server may still be about to commit.
          const row = await this.#row(client, { lock: true });
          const { rowCount } = await client.query(
            "SELECT 1 FROM content_transactions WHERE dataset = $1 AND id = $2",
            [row.id, id],
          );
          return rowCount === 1;
        });
      } catch (error) {
        if (look === looks)
          throw new OutcomeUnknown("The database did not come back", { cause: error });
        await new Promise((resolve) => setTimeout(resolve, lookEvery));
      }
    }
  }

  #row(client: pg.ClientBase, { lock }: { lock: boolean }): Promise<DatasetRow> {
    const { project, name } = this.#options;
    return datasetRow(client, project, name, { lock });
  }

  /** Applies what the copy lacks. Throws CopyIsStale when the log does not have all of it. */
  async #follow(client: pg.ClientBase, { id, head }: DatasetRow): Promise<void> {
    const store = this.#options.copy.store();
    let at = store.lastSeq();
    if (originOf(store) !== id || at > head || !(await this.#isOurs(client, id, at)))
      throw new CopyIsStale();
    if (at === head) return;
    const missing = pages((limit) =>
      readTransactions(client, id, { after: at, upTo: head, limit }),
    );
    for await (const page of missing)
      for (const logged of page) {
        if (this.#closed) return;
        if (logged.seq !== at + 1) throw new CopyIsStale();
        await this.#apply([this.#changesOf(logged)]);
        at = logged.seq;
        if (at === head) return;
      }
    throw new CopyIsStale();
  }

  /** Returns whether the copy ends with a transaction of this log; a restored database may have another one there. */
  async #isOurs(client: pg.ClientBase, dataset: string, seq: number): Promise<boolean> {
    if (this.#trusted) return true;
    const own = this.#options.copy
      .store()
      .sql.get("SELECT id FROM transactions WHERE seq = ?", seq)?.id;
    const { rows } = await client.query(
      "SELECT id FROM content_transactions WHERE dataset = $1 AND seq = $2",
      [dataset, seq],
    );
    // Either log may have deleted it by now.
    this.#trusted = own === undefined || rows[0] === undefined || rows[0].id === own;
    return this.#trusted;
  }

  #changesOf({ rows, ...transaction }: LoggedTransaction): Transaction {
    const store = this.#options.copy.store();
    return {
      ...transaction,
      changes: rows.map(({ documentId, body, mutations }) => ({
        documentId,
        before: store.get(documentId),
        after: body === null ? null : parseDocument(body),
        // Made by `logRowsOf` from the same type.
        mutations: JSON.parse(mutations) as Mutation[],
      })),
    };
  }

  async #apply(transactions: readonly Transaction[]): Promise<void> {
    const { copy } = this.#options;
    await copy.put(transactions);
    for (const transaction of transactions) copy.applied(transaction);
  }

  async #makeAnew(): Promise<void> {
    const { database, copy, name, logger } = this.#options;
    // A read-only snapshot can't create the dataset's row.
    await database.transaction((client) => this.#row(client, { lock: false }));
    const file = await database.snapshot(async (client) => {
      const row = await this.#row(client, { lock: false });
      return makeCopy(client, { ...row, name }, copy.folder, logger);
    });
    copy.use(file);
  }
}
