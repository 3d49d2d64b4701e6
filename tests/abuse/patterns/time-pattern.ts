import { runInThisContext } from "node:vm";
import { cpuTime } from "../../support/cpu-time.ts";
import { within } from "../../support/slowness.ts";

/** Longest time for one text before the pattern counts as endless, in milliseconds. */
const patience = within(1_000);

/**
 * Returns the time that a pattern takes for the worst of these texts, in milliseconds; infinity if it does not end.
 *
 * @param enough a time that counts as fast and is not measured again.
 */
export function slowest(
  pattern: RegExp,
  texts: readonly string[],
  enough: number,
): { time: number; text: string } {
  const worst = { time: 0, text: "" };
  const run = (text: string) => {
    pattern.lastIndex = 0;
    text.replace(pattern, "");
  };
  const measure = (text: string) => {
    const start = performance.now();
    run(text);
    const time = performance.now() - start;
    if (time <= enough) return time;
    // Measured again: the machine may have been busy, and even the thread's own time grows with a cold cache.
    let least = Number.POSITIVE_INFINITY;
    for (let again = 0; again < 4 && least > enough; again += 1)
      least = Math.min(
        least,
        calculating(() => run(text), 10 * enough),
      );
    return least;
  };
  let next = 0;
  let begun = 0;
  const job = () => {
    for (; next < texts.length; next += 1) {
      const text = texts[next] ?? "";
      begun = cpuTime();
      const time = measure(text);
      if (time > worst.time) Object.assign(worst, { time, text });
      if (time > 4 * enough) return;
    }
  };
  Object.assign(globalThis, { slowestJob: job });
  try {
    for (;;) {
      try {
        // A timeout is the only way to stop a pattern that does not end.
        runInThisContext("slowestJob()", { timeout: patience });
        return worst;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === stopped)) throw error;
        if (cpuTime() - begun > patience / 2)
          return { time: Number.POSITIVE_INFINITY, text: texts[next] ?? "" };
        // Other texts, or other programs, took the time: continue with the text that was interrupted.
      }
    }
  } finally {
    Reflect.deleteProperty(globalThis, "slowestJob");
  }
}

const stopped = "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * Returns the processor time of a calculation, in milliseconds: the mean of up to ten runs, which reduces the effect
 * of the kernel's coarse steps.
 */
function calculating(work: () => void, longest: number): number {
  const start = cpuTime();
  let times = 0;
  do {
    work();
    times += 1;
  } while (times < 10 && cpuTime() - start < longest);
  return (cpuTime() - start) / times;
}
