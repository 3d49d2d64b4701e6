import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { NewTransaction } from "../types.ts";
import type { LogRow } from "./dataset-store.ts";

export type ThreadOptions = { path: string; durable: boolean };

/**
 * Messages to the thread. `begin`, `write` and `end` are answered; readers see everything between `begin` and `end`
 * as one step.
 */
export type ToThread =
  | { do: "begin" }
  /** Documents of the next transaction. */
  | { do: "add"; rows: LogRow[] }
  | { do: "write"; transaction: Omit<NewTransaction, "changes">; place: number | undefined }
  | { do: "end"; keep: boolean };

export type FromThread = { seq?: number } | { error: Error };

/** Milliseconds after which an idle thread ends. */
const stays = 30_000;

/** A thread that writes large transactions, running only while it is needed. */
export class WriteThread {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #leaves: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Locks the file, runs `work`, and commits what was written meanwhile; rolls it back if `work` throws. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    clearTimeout(this.#leaves);
    this.#worker ??= this.#start();
    try {
      await this.#ask({ do: "begin" });
      let result: T;
      try {
        result = await work();
      } catch (error) {
        // A thread that has ended has rolled back too; the first error is the one to report.
        await this.#ask({ do: "end", keep: false }).catch(() => {});
        throw error;
      }
      await this.#ask({ do: "end", keep: true });
      return result;
    } finally {
      this.#leaves = setTimeout(() => this.close(), stays).unref();
    }
  }

  /** Passes on documents of the transaction that is written next. */
  add(rows: LogRow[]): void {
    this.#tell({ do: "add", rows });
  }

  /** Writes a transaction with the documents added; returns its number. */
  async write(
    transaction: Omit<NewTransaction, "changes">,
    place: number | undefined,
  ): Promise<number> {
    const { seq } = await this.#ask({ do: "write", transaction, place });
    if (seq === undefined) throw new TypeError("A transaction that is written has a number");
    return seq;
  }

  close(): void {
    clearTimeout(this.#leaves);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Throws when the thread has ended: a new one would know nothing of the transaction begun. */
  #tell(message: ToThread): Worker {
    if (!this.#worker) throw new Error("The thread that writes has ended");
    this.#worker.postMessage(message);
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./write-worker.ts", import.meta.url), {
      workerData: this.#options,
    });
    worker.unref();
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // Callers waiting for an answer receive these events too.
    worker.on("error", forget).on("exit", forget);
    return worker;
  }

  async #ask(message: ToThread): Promise<{ seq?: number }> {
    const worker = this.#tell(message);
    worker.ref(); // keeps the process alive while it works
    const ended = new AbortController();
    try {
      // `write-worker.ts` sends these messages.
      const [answer] = (await Promise.race([
        once(worker, "message", { signal: ended.signal }),
        once(worker, "exit", { signal: ended.signal }).then(() => {
          throw new Error("The thread that writes has ended");
        }),
      ])) as [FromThread];
      if ("error" in answer) throw answer.error;
      return answer;
    } finally {
      ended.abort();
      worker.unref();
    }
  }
}
