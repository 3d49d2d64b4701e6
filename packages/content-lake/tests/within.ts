/** Returns a time limit for a test in milliseconds, multiplied by `SLOW_MACHINE` on slow machines. */
export const within = (usual: number): number =>
  Math.ceil(usual * Number(process.env.SLOW_MACHINE || 1));
