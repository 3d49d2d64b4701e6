import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Returns the processor time of a process and its children, from Linux's /proc, in milliseconds. */
export async function processorTime(pid: number): Promise<number> {
  let ticks = 0;
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // The program's name may contain anything, and ends with a bracket.
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(name) === pid || Number(fields[1]) === pid)
      ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10;
}

/** Resolves when a process has been nearly idle for three seconds. */
export async function untilIdle(pid: number): Promise<void> {
  let before = await processorTime(pid);
  for (let quiet = 0; quiet < 3; ) {
    await pause(1000);
    const now = await processorTime(pid);
    quiet = now - before < 50 ? quiet + 1 : 0;
    before = now;
  }
}
