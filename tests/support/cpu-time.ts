/**
 * Returns the processor time of this thread so far, in milliseconds. Wall-clock time would include what other
 * programs use meanwhile. The kernel counts in steps of some milliseconds.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns a limit of processor time, in milliseconds, for what takes at most `usual` milliseconds on a usual machine.
 */
export const calculatingWithin = (usual: number): number => Math.ceil(usual * slowness());

/** Returns how much slower one core is than on a usual machine, regardless of other load: at least 1. */
function slowness(): number {
  const started = cpuTime();
  let sum = 0;
  for (let index = 0; index < 12_000_000; index += 1) sum = (sum * 31 + index) % 1_000_003;
  return Math.max(1, (cpuTime() - started) / 100);
}
