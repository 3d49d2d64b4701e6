/**
 * Creates a circuit breaker: after several failures in a row, requests fail at once instead of each waiting for the
 * time limit, and the other system can recover. After a pause one trial request is let through; its outcome closes
 * the circuit or opens it again. https://learn.microsoft.com/azure/architecture/patterns/circuit-breaker
 */
export function createCircuitBreaker(options: {
  failures: number;
  /** Milliseconds. */
  pause: number;
  clock: () => number;
}) {
  let failuresInARow = 0;
  let openUntil = 0;
  let trying = false;

  return {
    /** Returns 0 if a request may be sent, otherwise the milliseconds until one may. */
    wait(): number {
      if (openUntil === 0) return 0;
      const left = openUntil - options.clock();
      if (left > 0) return left;
      if (trying) return options.pause;
      trying = true;
      return 0;
    },
    succeeded(): void {
      failuresInARow = 0;
      openUntil = 0;
      trying = false;
    },
    /** Records a failure; returns true if it opened the circuit. */
    failed(): boolean {
      failuresInARow += 1;
      const opens = trying || failuresInARow === options.failures;
      if (opens) openUntil = options.clock() + options.pause;
      trying = false;
      return opens;
    },
    /** Records a request that neither succeeded nor failed: the visitor left before the answer. */
    abandoned(): void {
      trying = false;
    },
  };
}
