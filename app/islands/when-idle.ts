// Safari before 26 lacks `requestIdleCallback`.
/** Runs a function when the browser is idle, at the latest after two seconds. */
export const whenIdle: (run: () => void) => void =
  "requestIdleCallback" in window
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 100);
