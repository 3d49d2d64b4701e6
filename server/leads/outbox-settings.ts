import { type DeliverySchedule, defaultSchedule } from "./backoff.ts";

/** Times in milliseconds. */
export type OutboxSettings = DeliverySchedule & {
  /** Time limit of one attempt, where a target has none of its own. */
  attemptLimit: number;
  /** Lease of a claimed delivery, renewed while it is being tried: past it the process is taken for dead. */
  lease: number;
  /** Interval of polls for what other processes wrote or left behind. */
  pollEvery: number;
  /** Concurrent attempts of one target and process, those that take long not counted. */
  parallel: number;
  /** An attempt that takes longer than this no longer holds up the next ones. */
  slowAfter: number;
  /** Concurrent attempts of one target and process, with those that take long. */
  most: number;
  /** After so many failures of a target without a delivery between, it is the target that fails, and not a lead. */
  failuresInARow: number;
  /** How often a target that fails is tried. */
  probeEvery: number;
  /** How long running attempts may take after the call to stop. */
  stopWithin: number;
  /** How often times are looked for that only another clock can have given. */
  mendEvery: number;
};

export const outboxDefaults: OutboxSettings = {
  ...defaultSchedule,
  attemptLimit: 30_000,
  lease: 120_000,
  pollEvery: 2_000,
  parallel: 1,
  slowAfter: 2_000,
  most: 20,
  failuresInARow: 5,
  probeEvery: 10_000,
  stopWithin: 30_000,
  mendEvery: 30_000,
};
