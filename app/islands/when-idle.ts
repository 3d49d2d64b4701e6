// Safari before 26 has no idle callback.
/** Runs something when the browser has time, or after two seconds. */
export const whenIdle: (run: () => void) => void =
  "requestIdleCallback" in window
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 100);
