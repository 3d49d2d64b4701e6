import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Logger } from "../types.ts";

/** Begins something; the answer ends it. */
export type LeaderWork = () => () => Promise<void>;

/** Milliseconds for which a process leads when it is not heard of again. */
const term = 10_000;

/**
 * Lets one of several processes work off what is due by time or by queue. The term ends by the clock of the database;
 * a process that can't renew it stops before another begins.
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

  /** Begins a term, or another one. To be called several times in each. */
  async renew(client: pg.ClientBase): Promise<void> {
    if (!this.#work) return;
    // The term counts from before the question, so it ends here earlier than there.
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

  /** Ends the term for good when the process does; a connection that only broke leaves it as it is. */
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
