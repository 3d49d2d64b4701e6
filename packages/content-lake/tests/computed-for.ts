import { setImmediate as turn } from "node:timers/promises";

/** Processor time in milliseconds. */
const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Returns the longest processor time of this thread without a break during `work`, and the total of all threads. */
export async function computedFor(
  work: () => Promise<unknown>,
): Promise<{ longest: number; whole: number }> {
  const before = process.cpuUsage();
  let ended = false;
  const done = work().finally(() => {
    ended = true;
  });
  let longest = 0;
  for (let at = process.threadCpuUsage(); !ended; at = process.threadCpuUsage()) {
    await turn();
    longest = Math.max(longest, milliseconds(process.threadCpuUsage(at)));
  }
  await done;
  return { longest, whole: milliseconds(process.cpuUsage(before)) };
}
