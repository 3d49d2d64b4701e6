import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Logger } from "../types.ts";

/** Starts the leader's work; returns a function that stops it. */
export type LeaderWork = () => () => Promise<void>;

/** Length of a lease in milliseconds, unless it is renewed. */
const term = 10_000;

/**
 * Elects one of several processes to do scheduled and queued work. A lease expires by the database's clock; a process
 * that can't renew it stops before another starts.
 */
export class LeaderLease {
  readonly #project: string;
  readonly #logger: Logger;
  readonly #holder = randomUUID();
  #work: LeaderWork | undefined;
  #stop: (() => Promise<void>) | undefined;
  #end: NodeJS.Timeout | undefined;

  constructor(project: string, logger: Logger) {
    this.#project = project;
    this.#logger = logger;
  }

  take(work: LeaderWork): void {
    this.#work = work;
  }

  /** Acquires or renews the lease. To be called several times per term. */
  async renew(client: pg.ClientBase): Promise<void> {
    if (!this.#work) return;
    // The term is counted from before the query, so it ends earlier here than in the database.
    const end = performance.now() + term;
    const { rowCount } = await client.query(
      `INSERT INTO content_leases VALUES ($1, $2, now() + $3 * interval '1 ms')
       ON CONFLICT (project) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at
       WHERE content_leases.holder = excluded.holder OR content_leases.ends_at < now()`,
      [this.#project, this.#holder, term],
    );
    if (rowCount === 0) return this.#rest();
    clearTimeout(this.#end);
    this.#end = setTimeout(() => void this.#rest(), end - performance.now()).unref();
    this.#stop ??= this.#work();
  }

  /** Releases the lease when the process ends; a broken connection leaves it as it is. */
  async giveBack(client: pg.ClientBase, forGood: boolean): Promise<void> {
    if (!forGood) return;
    await this.#rest();
    await client
      .query("DELETE FROM content_leases WHERE project = $1 AND holder = $2", [
        this.#project,
        this.#holder,
      ])
      .catch(() => {});
  }

  async #rest(): Promise<void> {
    clearTimeout(this.#end);
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.().catch((err: unknown) =>
      this.#logger.error({ err }, "What one process does for all did not end well"),
    );
  }
}
