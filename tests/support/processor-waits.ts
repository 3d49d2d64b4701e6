import { readdirSync, readFileSync } from "node:fs";

/**
 * Distinguishes a slow machine from a slow site, by how long a thread was ready to run but waited because others held
 * the processors. The kernel counts it in nanoseconds. https://docs.kernel.org/scheduler/sched-stats.html
 */

/** How long a thread has run and waited so far, in milliseconds; both 0 if the system does not say. */
type Thread = { calculated: number; waited: number };

/** Reads the first thread of a process: the one that answers requests. */
function threadOf(pid: number): Thread {
  const [calculated = 0, waited = 0] = numbersIn(`/proc/${pid}/schedstat`);
  return { calculated: calculated / 1e6, waited: waited / 1e6 };
}

/** Returns the processor time of all threads of a process, and of the whole machine, in the kernel's steps. */
function stepsOf(pid: number): { process: number; machine: number } {
  // The fields after the name, which may contain anything; the last bracket ends it.
  const fields = read(`/proc/${pid}/stat`).split(")").at(-1)?.trim().split(" ") ?? [];
  const [user = 0, nice = 0, system = 0] = numbersIn("/proc/stat");
  return {
    process: Number(fields[11] ?? 0) + Number(fields[12] ?? 0),
    machine: user + nice + system,
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const numbersIn = (file: string): number[] => (read(file).match(/\d+/g) ?? []).map(Number);

/**
 * Returns how long each other thread of a process has waited so far, in milliseconds: those that compress, query or
 * draw.
 */
function otherThreads(pid: number): Map<string, number> {
  const waits = new Map<string, number>();
  for (const thread of threadsOf(pid)) {
    if (thread === String(pid)) continue;
    const [, waited = 0] = numbersIn(`/proc/${pid}/task/${thread}/schedstat`);
    waits.set(thread, waited / 1e6);
  }
  return waits;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** How long a request took, in milliseconds, and how much of it each side waited for a processor, and had one. */
export type Timed = {
  wait: number;
  siteWaited: number;
  siteCalculated: number;
  askerWaited: number;
  askerCalculated: number;
};

/**
 * Times a request, and how long both sides waited for a processor meanwhile: on the site's side the first thread and
 * the other thread that waited longest, because a response passes from one to the other and is never in two.
 */
export async function timed(pid: number, question: () => Promise<unknown>): Promise<Timed> {
  const [site, further, asker] = [threadOf(pid), otherThreads(pid), threadOf(process.pid)];
  const started = performance.now();
  await question();
  const wait = performance.now() - started;
  const waitedFurther = [...otherThreads(pid)].map(
    ([thread, waited]) => waited - (further.get(thread) ?? waited),
  );
  const [siteNow, askerNow] = [threadOf(pid), threadOf(process.pid)];
  // The kernel counts a wait at its end, so one that began earlier may be longer than the request.
  return {
    wait,
    siteWaited: Math.min(wait, siteNow.waited - site.waited + Math.max(0, ...waitedFurther)),
    siteCalculated: siteNow.calculated - site.calculated,
    askerWaited: askerNow.waited - asker.waited,
    askerCalculated: askerNow.calculated - asker.calculated,
  };
}

export type Span = {
  /** How much of a processor the site's first thread used, from 0 to 1. */
  busy: number;
  /** The share of other programs in the processor time used outside of that thread, from 0 to 1. */
  others: number;
};

/** Starts to observe a process; the returned function ends it. */
export function watchProcessor(pid: number): () => Span {
  const began = { ...stepsOf(pid), ...threadOf(pid), at: performance.now() };
  return () => {
    const { process: all, machine } = stepsOf(pid);
    const calculated = threadOf(pid).calculated - began.calculated;
    const beside = machine - began.machine - calculated / 10;
    const others = machine - began.machine - (all - began.process);
    return {
      busy: calculated / (performance.now() - began.at),
      others: beside > 0 ? Math.min(1, Math.max(0, others / beside)) : 0,
    };
  };
}

/**
 * Returns how long a request would have taken on a machine of its own, in milliseconds: without the asker's waits for
 * a processor, and without the share of the site's waits that others caused. Contention between the site's own
 * threads remains included.
 */
export const withoutOthers = (
  { wait, siteWaited, askerWaited }: Pick<Timed, "wait" | "siteWaited" | "askerWaited">,
  { others }: Span,
): number => Math.max(0, wait - askerWaited - siteWaited * others);
