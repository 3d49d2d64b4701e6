/** Work that may be paused after every step. */
export type Steps<T> = Generator<void, T>;

/** Longest time in milliseconds that such work blocks the thread, unless a single step takes longer. */
const slice = 8;

/** Runs all steps at once. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the steps in slices, yielding to the event loop in between. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let until = performance.now() + slice; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + slice;
  }
}

/** Runs the steps at once, for `milliseconds` at most, unless a single step takes longer; undefined if that was too short. */
export function inTime<T>(steps: Steps<T>, milliseconds: number): { value: T } | undefined {
  for (const until = performance.now() + milliseconds; performance.now() < until; ) {
    const { done, value } = steps.next();
    if (done) return { value };
  }
  return undefined;
}
