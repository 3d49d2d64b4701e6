import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/**
 * How much slower than a usual machine this one is: 1 there, 10 on a machine ten times slower. All time limits of the
 * tests are multiplied by it. `SLOW_MACHINE` sets it; otherwise a short calculation is timed.
 */
const slowness: number =
  Number(process.env.SLOW_MACHINE) || Math.max(leastSlowness(), await measured());

// All processes of a run use the value that the first one measured.
process.env.SLOW_MACHINE = String(slowness);

/** Returns a time limit, in milliseconds, for what takes at most `usual` milliseconds on a usual machine. */
export const within = (usual: number): number => Math.ceil(usual * slowness);

/** CI shares its machine with others, whose load a single measurement at the start does not show. */
function leastSlowness(): number {
  return process.env.CI === undefined ? 1 : 3;
}

/**
 * Times a calculation that takes 100 ms on one core of a small virtual machine of 2026, in as many threads as there
 * will be tests: a container limited to a fifth of a core may report several cores, and then each test gets a share
 * of the fifth.
 */
async function measured(): Promise<number> {
  const calculation = `
    const started = performance.now();
    let sum = 0;
    for (let index = 0; index < 12_000_000; index += 1) sum = (sum * 31 + index) % 1_000_003;
    require("node:worker_threads").parentPort.postMessage(performance.now() - started);`;
  const times = await Promise.all(
    Array.from(
      { length: availableParallelism() },
      () =>
        new Promise<number>((resolve, reject) => {
          new Worker(calculation, { eval: true }).once("message", resolve).once("error", reject);
        }),
    ),
  );
  return Math.max(...times) / 100;
}
