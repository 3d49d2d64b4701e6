/** A time limit of a test, in milliseconds, stretched where `SLOW_MACHINE` says that everything takes longer. */
export const within = (usual: number): number =>
  Math.ceil(usual * Number(process.env.SLOW_MACHINE || 1));
