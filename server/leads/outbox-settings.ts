import { type DeliverySchedule, defaultSchedule } from "./backoff.ts";

/** Times in milliseconds. */
export type OutboxSettings = DeliverySchedule & {
  /** Time limit of one attempt, unless the target has its own. */
  attemptLimit: number;
  /** Lease of a claimed delivery, renewed during the attempt; once it expires, the process is taken for dead. */
  lease: number;
  /** Interval between polls for what other processes wrote or left behind. */
  pollEvery: number;
  /** Concurrent attempts per target and process, long-running ones excluded. */
  parallel: number;
  /** An attempt that takes longer than this no longer holds up the next ones. */
  slowAfter: number;
  /** Concurrent attempts per target and process, long-running ones included. */
  most: number;
  /** After this many failures in a row, the target counts as failing, rather than a single lead. */
  failuresInARow: number;
  /** How often a failing target is tried. */
  probeEvery: number;
  /** How long running attempts may continue after the call to stop. */
  stopWithin: number;
  /** How often to look for times that only a wrong clock can have set. */
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
