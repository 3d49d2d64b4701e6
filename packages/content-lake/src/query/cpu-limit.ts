import type { Worker } from "node:worker_threads";

/** How many times its limit a query may take by the clock: a worker that waits for a disk uses no processor. */
const wallTimeFactor = 4;

export type CpuLimit = {
  worker: Pick<Worker, "cpuUsage">;
  /** Processor time of the worker before the query, in milliseconds. */
  before: number;
  /** Processor time that the query may use, in milliseconds. */
  limit: number;
  exceeded: () => void;
};

/**
 * Calls `exceeded` once a worker has computed for longer than a query may. Time that the machine spends on something
 * else does not count: by the clock, ordinary queries were ended on a busy machine, and their workers with them.
 *
 * @returns ends the watch, when the query is answered.
 * @see https://nodejs.org/api/worker_threads.html#workercpuusageprev
 */
export function watchCpuTime({ worker, before, limit, exceeded }: CpuLimit): () => void {
  let ended = false;
  const stop = () => {
    ended = true;
    clearTimeout(next);
    clearTimeout(last);
  };
  const end = () => {
    if (ended) return;
    stop();
    exceeded();
  };
  const check = async () => {
    const { user, system } = await worker.cpuUsage();
    if (ended) return;
    const left = limit - (toMilliseconds(user + system) - before);
    if (left <= 0) end();
    else next = setTimeout(checkOrEnd, left);
  };
  // A worker that has ended by itself says so with its event `error`.
  const checkOrEnd = () => void check().catch(() => {});
  let next = setTimeout(checkOrEnd, limit);
  const last = setTimeout(end, limit * wallTimeFactor);
  return stop;
}

/** The processor time of a thread, which Node counts in microseconds. */
export const toMilliseconds = (microseconds: number): number => microseconds / 1000;
