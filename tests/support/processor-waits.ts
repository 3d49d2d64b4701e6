import { readdirSync, readFileSync } from "node:fs";

/**
 * Tells a slow machine from a slow site: how long a thread was ready to calculate, and waited because others held the
 * processors. The kernel counts it in nanoseconds. https://docs.kernel.org/scheduler/sched-stats.html
 */

/** What a thread has calculated and waited so far, in milliseconds; both 0 where the system does not tell. */
type Thread = { calculated: number; waited: number };

/** The first thread of a process: the one that answers. */
function threadOf(pid: number): Thread {
  const [calculated = 0, waited = 0] = numbersIn(`/proc/${pid}/schedstat`);
  return { calculated: calculated / 1e6, waited: waited / 1e6 };
}

/** What all threads of a process have calculated, and all of the machine, in the kernel's steps. */
function stepsOf(pid: number): { process: number; machine: number } {
  // Behind the name, which may hold anything, but for its last bracket.
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

/** What each further thread of a process has waited so far, in milliseconds: those that compress, query, draw. */
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

/** What one question took, in milliseconds, and of it what each side waited for a processor. */
export type Timed = { wait: number; siteWaited: number; askerWaited: number };

/**
 * Times a question, and what both sides waited for a processor meanwhile: of the site the first thread, and the one further
 * thread that waited longest, since an answer goes from one to the other and is never in two.
 */
export async function timed(pid: number, question: () => Promise<unknown>): Promise<Timed> {
  const [site, further, asker] = [threadOf(pid), otherThreads(pid), threadOf(process.pid)];
  const started = performance.now();
  await question();
  const wait = performance.now() - started;
  const waitedFurther = [...otherThreads(pid)].map(
    ([thread, waited]) => waited - (further.get(thread) ?? waited),
  );
  // The kernel counts a wait at its end, so one that began before may be longer than the question.
  return {
    wait,
    siteWaited: Math.min(wait, threadOf(pid).waited - site.waited + Math.max(0, ...waitedFurther)),
    askerWaited: threadOf(process.pid).waited - asker.waited,
  };
}

export type Span = {
  /** How much of a processor the site's first thread used, from 0 to 1. */
  busy: number;
  /** How much of what was calculated beside that thread was none of the site's, from 0 to 1. */
  others: number;
};

/** Begins to look at a process; what comes back ends it. */
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
 * What a question would have taken if nobody but the site had calculated, in milliseconds: without what the asker waited
 * for a processor, and without the share of the site's waiting that was due to others. What the site's own threads take
 * from each other stays in it.
 */
export const withoutOthers = ({ wait, siteWaited, askerWaited }: Timed, { others }: Span): number =>
  Math.max(0, wait - askerWaited - siteWaited * others);
