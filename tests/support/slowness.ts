import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/**
 * How much longer than on a usual machine anything may take: 1 there, 10 on a machine ten times slower. All time limits
 * of the tests are multiplied by it. `SLOW_MACHINE` says it; otherwise a short calculation is timed.
 */
const slowness: number =
  Number(process.env.SLOW_MACHINE) || Math.max(leastSlowness(), await measured());

// Every process of a run, whenever it starts, takes what the first one measured.
process.env.SLOW_MACHINE = String(slowness);

/** A time limit, in milliseconds, of what takes `usual` milliseconds at most on a usual machine. */
export const within = (usual: number): number => Math.ceil(usual * slowness);

/** CI shares its machine with others, and what they do meanwhile shows in no calculation timed at the beginning. */
function leastSlowness(): number {
  return process.env.CI === undefined ? 1 : 3;
}

/**
 * Times a calculation that takes 100 ms on one core of a small virtual machine of 2026, as many at once as there will be
 * tests: a container that may use a fifth of a core says that it has several, and gives each test a share of the fifth.
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
