/** Returns a test's time limit in milliseconds, multiplied by `SLOW_MACHINE` on a slow machine. */
export const within = (usual: number): number =>
  Math.ceil(usual * Number(process.env.SLOW_MACHINE || 1));

/** Returns the CPU time of this thread so far, in milliseconds, which other load on the machine does not affect. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
