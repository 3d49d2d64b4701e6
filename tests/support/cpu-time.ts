/**
 * What this thread has calculated so far, in milliseconds. A clock on the wall counts what others do on the machine
 * meanwhile, too. The kernel counts in steps of some milliseconds.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A limit, in milliseconds, of what is calculated in `usual` milliseconds at most on a usual machine. */
export const calculatingWithin = (usual: number): number => Math.ceil(usual * slowness());

/** How much longer than on a usual machine one core calculates, however busy the machine is: at least 1. */
function slowness(): number {
  const started = cpuTime();
  let sum = 0;
  for (let index = 0; index < 12_000_000; index += 1) sum = (sum * 31 + index) % 1_000_003;
  return Math.max(1, (cpuTime() - started) / 100);
}
