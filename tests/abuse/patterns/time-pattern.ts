import { runInThisContext } from "node:vm";
import { cpuTime } from "../../support/cpu-time.ts";
import { within } from "../../support/slowness.ts";

/** Longest time that one pattern may take for all of its texts before it counts as endless, in milliseconds. */
const patience = within(1_000);

/**
 * What a pattern takes for the worst of these texts, in milliseconds: infinity where it does not end.
 *
 * @param enough is quick, and not measured twice.
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
    // The machine may have been busy with something else, and even the thread's own time grows with a cold cache.
    let least = Number.POSITIVE_INFINITY;
    for (let again = 0; again < 4 && least > enough; again += 1)
      least = Math.min(
        least,
        calculating(() => run(text), 10 * enough),
      );
    return least;
  };
  let next = 0;
  const job = () => {
    for (; next < texts.length; next += 1) {
      const text = texts[next] ?? "";
      const time = measure(text);
      if (time > worst.time) Object.assign(worst, { time, text });
      if (time > 4 * enough) return;
    }
  };
  Object.assign(globalThis, { slowestJob: job });
  const begun = cpuTime();
  try {
    for (;;) {
      try {
        // The only way to stop a pattern that does not end.
        runInThisContext("slowestJob()", { timeout: patience });
        return worst;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === stopped)) throw error;
        if (cpuTime() - begun > patience / 2)
          return { time: Number.POSITIVE_INFINITY, text: texts[next] ?? "" };
        // Others had the machine for most of the time: it goes on with the text at which it was stopped.
      }
    }
  } finally {
    Reflect.deleteProperty(globalThis, "slowestJob");
  }
}

const stopped = "ERR_SCRIPT_EXECUTION_TIMEOUT";

/** What a calculation takes by itself, in milliseconds: the mean of up to ten times, which make the kernel's steps small. */
function calculating(work: () => void, longest: number): number {
  const start = cpuTime();
  let times = 0;
  do {
    work();
    times += 1;
  } while (times < 10 && cpuTime() - start < longest);
  return (cpuTime() - start) / times;
}
