/** A time limit of a test, in milliseconds, stretched where `SLOW_MACHINE` says that everything takes longer. */
export const within = (usual: number): number =>
  Math.ceil(usual * Number(process.env.SLOW_MACHINE || 1));

/** What this thread has calculated so far, in milliseconds: what others do on the machine meanwhile does not count. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
