/** Work that may pause after every step. */
export type Steps<T> = Generator<void, T>;

/** How long others wait for a slice of such work at most, in milliseconds, unless one step takes longer. */
const slice = 8;

/** Does all of it now. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does it in slices, between which whatever else waits has its turn. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let until = performance.now() + slice; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + slice;
  }
}
