/**
 * How much longer than on a usual machine anything may take: 1 there, 10 on a machine ten times slower. All time limits
 * of the tests are multiplied by it. `SLOW_MACHINE` says it; otherwise a short calculation is timed.
 */
const slowness: number = Number(process.env.SLOW_MACHINE) || Math.max(leastSlowness(), measured());

// Every process of a run, whenever it starts, takes what the first one measured.
process.env.SLOW_MACHINE = String(slowness);

/** A time limit, in milliseconds, of what takes `usual` milliseconds at most on a usual machine. */
export const within = (usual: number): number => Math.ceil(usual * slowness);

/** CI shares its machine with others, and what they do meanwhile shows in no calculation timed at the beginning. */
function leastSlowness(): number {
  return process.env.CI === undefined ? 1 : 3;
}

/** Times a calculation that takes 35 ms on one core of a small virtual machine of 2026. */
function measured(): number {
  const started = performance.now();
  let sum = 0;
  for (let index = 0; index < 4_000_000; index += 1) sum = (sum * 31 + index) % 1_000_003;
  return (performance.now() - started) / 35;
}
