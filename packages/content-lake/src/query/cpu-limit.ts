import type { Worker } from "node:worker_threads";

/** Wall-clock limit of a query as a multiple of its CPU limit: a worker that waits for a disk uses no CPU time. */
const wallTimeFactor = 4;

export type CpuLimit = {
  worker: Pick<Worker, "cpuUsage">;
  /** CPU time of the worker before the query, in milliseconds. */
  before: number;
  /** CPU time that the query may use, in milliseconds. */
  limit: number;
  exceeded: () => void;
};

/**
 * Calls `exceeded` once a worker has used more CPU time than a query may. CPU time is measured because a wall-clock
 * limit would end ordinary queries, and their workers, on a busy machine.
 *
 * @returns a function that stops watching, to call when the query is answered.
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
  // A worker that has exited by itself emits `error`.
  const checkOrEnd = () => void check().catch(() => {});
  let next = setTimeout(checkOrEnd, limit);
  const last = setTimeout(end, limit * wallTimeFactor);
  return stop;
}

/** Converts a thread's CPU time, which Node reports in microseconds. */
export const toMilliseconds = (microseconds: number): number => microseconds / 1000;
