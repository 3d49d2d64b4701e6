import { Worker } from "node:worker_threads";
import { httpError, queryParseError, queryTimeout, queryTooLarge } from "../errors.ts";
import { watchCpuTime } from "./cpu-limit.ts";
import {
  priorities,
  type QueryAnswer,
  type QueryRequest,
  type WorkerReady,
  type WorkerRequest,
  type WorkerResponse,
} from "./protocol.ts";

type Job = {
  message: WorkerRequest;
  /** Whether a worker for quick queries has already given it up. */
  slow: boolean;
  resolve: (answer: QueryAnswer) => void;
  reject: (error: Error) => void;
};

type Slot = {
  worker: Worker;
  /** Whether its modules are loaded; a query's time starts only then. */
  ready: boolean;
  job: Job | undefined;
  /** CPU time of the worker before its current job, in milliseconds. */
  cpuTime: number;
  stopWatch: () => void;
};

export type PoolOptions = {
  workers?: number;
  /** CPU time limit of a query, in milliseconds. */
  deadline?: number;
  /** CPU time limit for anonymous callers, in milliseconds. */
  anonymousDeadline?: number;
  /** Maximum number of waiting queries from the site and from editors; further ones get 503. */
  maxWaiting?: number;
  /** Maximum number of waiting queries from anonymous callers. */
  maxAnonymous?: number;
  /**
   * CPU time in milliseconds after which every worker but the last passes a query on to the last, so that a page of
   * the blog never waits for expensive queries.
   */
  quick?: number;
};

/**
 * The jobs that a worker takes. `reserved` (the first worker): queries of the site and of editors, so that anonymous
 * callers can't block it. `any` (the last worker): all queries. Only the last worker takes slow queries.
 */
type WorkerRole = "reserved" | "quick" | "any";

const roleOf = (index: number, workers: number): WorkerRole =>
  index === workers - 1 ? "any" : index === 0 ? "reserved" : "quick";

const takes = (role: WorkerRole, { slow, message: { request } }: Job): boolean =>
  role === "any" || (!slow && (role === "quick" || request.priority !== "anonymous"));

/**
 * Runs queries in worker threads. A GROQ query can be arbitrarily expensive (nested subqueries), so the worker of a
 * query that exceeds its deadline is terminated and replaced. The main thread never blocks on a query.
 */
export class QueryPool {
  readonly #slots: Slot[] = [];
  readonly #waiting: Job[] = [];
  /** Slots that get a worker as soon as one that is being ended has ended. */
  readonly #vacant: Slot[] = [];
  #ending = 0;
  readonly #workers: number;
  readonly #deadline: number;
  readonly #anonymousDeadline: number;
  readonly #maxWaiting: number;
  readonly #maxAnonymous: number;
  readonly #quick: number;
  #nextId = 1;
  #closed = false;

  constructor(options: PoolOptions = {}) {
    this.#deadline = options.deadline ?? 10_000;
    this.#anonymousDeadline = Math.min(options.anonymousDeadline ?? 3000, this.#deadline);
    this.#maxWaiting = options.maxWaiting ?? 500;
    this.#maxAnonymous = options.maxAnonymous ?? 100;
    this.#quick = options.quick ?? 500;
    this.#workers = options.workers ?? 3;
  }

  /**
   * Starts the workers ahead of the first query. Otherwise the first query starts them, because commands that only
   * write don't need them.
   */
  start(): void {
    while (this.#slots.length < this.#workers) this.#slots.push(this.#start());
  }

  /**
   * Answers a query, or rejects with a ContentError: 400 syntax, 408 deadline, 503 too many waiting; or with another error
   * where the database can't be read. `signal` aborts
   * when the caller no longer waits for the answer.
   */
  run(
    target: { database: string; projectId: string; dataset: string },
    request: QueryRequest,
    signal?: AbortSignal,
  ): Promise<QueryAnswer> {
    if (this.#closed) return Promise.reject(httpError(503, "The content service is closing"));
    if (this.#isFull(request.priority === "anonymous"))
      return Promise.reject(httpError(503, "Too many queries are waiting; try again shortly"));
    this.start();
    return new Promise((resolve, reject) => {
      const message = { id: this.#nextId++, ...target, request };
      this.#waiting.push({ message, slow: false, resolve, reject });
      signal?.addEventListener("abort", () => this.#forget(message.id), { once: true });
      this.#dispatch();
    });
  }

  /** Drops a waiting query whose caller has gone. */
  #forget(id: number): void {
    const at = this.#waiting.findIndex((job) => job.message.id === id);
    const [job] = at < 0 ? [] : this.#waiting.splice(at, 1);
    job?.reject(httpError(503, "The request was given up"));
  }

  #isFull(anonymous: boolean): boolean {
    const waiting = this.#waiting.filter(
      ({ message: { request } }) => (request.priority === "anonymous") === anonymous,
    );
    return waiting.length >= (anonymous ? this.#maxAnonymous : this.#maxWaiting);
  }

  #start(): Slot {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    const slot: Slot = { worker, ready: false, job: undefined, cpuTime: 0, stopWatch: () => {} };
    worker.on("message", (message: WorkerResponse | WorkerReady) => {
      slot.cpuTime = message.cpuTime;
      if ("id" in message) return this.#finish(slot, message);
      slot.ready = true;
      // A worker that is being stopped keeps the process alive until it has exited.
      if (!this.#closed) worker.unref();
      this.#dispatch();
    });
    worker.on("error", (error: unknown) => this.#replace(slot, failureOf(error, slot.job)));
    return slot;
  }

  #dispatch(): void {
    for (const [index, slot] of this.#slots.entries()) {
      if (slot.job || !slot.ready) continue;
      const role = roleOf(index, this.#slots.length);
      const job = this.#next(role);
      if (!job) continue;
      slot.job = job;
      slot.worker.ref(); // keeps the process alive while the worker is busy
      const deadline = this.#deadlineOf(job);
      const handsOn = role !== "any" && this.#quick < deadline;
      slot.stopWatch = watchCpuTime({
        worker: slot.worker,
        before: slot.cpuTime,
        limit: handsOn ? this.#quick : deadline,
        exceeded: () => this.#giveUp(slot, job, handsOn),
      });
      slot.worker.postMessage(job.message);
    }
  }

  /** Takes the waiting job with the highest priority; among equals, the one that has waited longest. */
  #next(role: WorkerRole): Job | undefined {
    for (const priority of priorities) {
      const at = this.#waiting.findIndex(
        (job) => job.message.request.priority === priority && takes(role, job),
      );
      if (at >= 0) return this.#waiting.splice(at, 1)[0];
    }
    return undefined;
  }

  #deadlineOf({ message: { request } }: Job): number {
    return request.priority === "anonymous" ? this.#anonymousDeadline : this.#deadline;
  }

  #giveUp(slot: Slot, job: Job, handsOn: boolean): void {
    if (handsOn) {
      slot.job = undefined;
      this.#waiting.push({ ...job, slow: true });
    }
    this.#replace(slot, queryTimeout(job.message.request.query, this.#deadlineOf(job)));
  }

  #finish(slot: Slot, response: WorkerResponse): void {
    const job = slot.job;
    if (!job || job.message.id !== response.id) return;
    this.#free(slot);
    const { query } = job.message.request;
    if ("answer" in response) job.resolve(response.answer);
    else if ("parseError" in response) {
      const { description, start, end } = response.parseError;
      job.reject(queryParseError(query, description, start, end));
    } else if ("tooLarge" in response) job.reject(queryTooLarge(query, response.tooLarge));
    else if ("unsupported" in response) job.reject(httpError(501, response.unsupported));
    else if ("failure" in response) job.reject(httpError(400, response.failure));
    else job.reject(new Error(`The database could not be read: ${response.unreadable}`));
    this.#dispatch();
  }

  #free(slot: Slot): void {
    slot.stopWatch();
    slot.job = undefined;
    slot.worker.unref();
  }

  #replace(slot: Slot, reason: Error): void {
    const at = this.#slots.indexOf(slot);
    if (at < 0) return;
    slot.job?.reject(reason);
    // The worker is being stopped already, and `close` awaits its exit.
    if (this.#closed) return;
    this.#free(slot);
    slot.worker.removeAllListeners();
    slot.worker.on("error", () => {}); // it is being stopped, so further errors are ignored
    this.#end(slot);
    this.#vacant.push(slot);
    this.#fillVacant();
    this.#dispatch();
  }

  #end(slot: Slot): void {
    slot.ready = false;
    this.#ending += 1;
    void slot.worker.terminate().finally(() => {
      this.#ending -= 1;
      this.#fillVacant();
    });
  }

  /**
   * Starts new workers in place of those that are being ended, while fewer than twice as many run as there are places:
   * code of V8 or SQLite that nothing interrupts goes on although its worker is ended, and whoever asks for it again and
   * again would fill the processor and the memory with threads.
   */
  #fillVacant(): void {
    while (!this.#closed) {
      const running = this.#slots.length - this.#vacant.length + this.#ending;
      const slot = running < 2 * this.#workers ? this.#vacant.shift() : undefined;
      if (!slot) return;
      this.#slots[this.#slots.indexOf(slot)] = this.#start();
    }
  }

  /** Closes a database file in all workers, so that it can be deleted. */
  release(database: string): void {
    for (const slot of this.#slots) slot.worker.postMessage({ close: database });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0))
      job.reject(httpError(503, "The content service is closing"));
    await Promise.all(
      this.#slots.map((slot) => {
        slot.job?.reject(httpError(503, "The content service is closing"));
        slot.stopWatch();
        slot.worker.ref();
        return slot.worker.terminate();
      }),
    );
  }
}

/** Returns the reason why a worker has exited by itself. Running out of memory counts as the query's fault. */
function failureOf(error: unknown, job: Job | undefined): Error {
  const outOfMemory =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (outOfMemory && job)
    return queryTooLarge(
      job.message.request.query,
      "The query needs more memory than one may take; ask for fewer documents",
    );
  return httpError(500, `Query failed: ${String(error)}`);
}
