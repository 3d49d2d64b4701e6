import { runInThisContext } from "node:vm";

/** Longest time that one pattern may take for all of its texts before it counts as endless, in milliseconds. */
const patience = 1_000;

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
  let current = "";
  const measure = (text: string) => {
    pattern.lastIndex = 0;
    const start = performance.now();
    text.replace(pattern, "");
    return performance.now() - start;
  };
  const job = () => {
    for (const text of texts) {
      current = text;
      let time = measure(text);
      // The machine may have been busy with something else.
      for (let again = 0; again < 4 && time > enough; again += 1)
        time = Math.min(time, measure(text));
      if (time > worst.time) Object.assign(worst, { time, text });
      if (time > 4 * enough) return;
    }
  };
  Object.assign(globalThis, { slowestJob: job });
  try {
    // The only way to stop a pattern that does not end.
    runInThisContext("slowestJob()", { timeout: patience });
  } catch {
    return { time: Number.POSITIVE_INFINITY, text: current };
  } finally {
    Reflect.deleteProperty(globalThis, "slowestJob");
  }
  return worst;
}
