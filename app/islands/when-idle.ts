/**
 * Runs a function when the browser is idle.
 *
 * @param timeout after which it runs in any case, in milliseconds.
 */
export const whenIdle: (run: () => void, timeout?: number) => void =
  "requestIdleCallback" in window
    ? (run, timeout = 2000) => requestIdleCallback(run, { timeout })
    : // Safari before 26.
      (run) => setTimeout(run, 100);
