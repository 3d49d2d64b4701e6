import { day } from "./days.ts";

/** Times in milliseconds. */
export type DeliverySchedule = {
  /** Pause after the first failure; it doubles with each further one. */
  firstPause: number;
  longestPause: number;
  /** Counted from when the lead came in. */
  giveUpAfter: number;
  /** No delivery is given up after fewer attempts: the clock may have jumped, or the site may have been off. */
  fewestAttempts: number;
};

export const defaultSchedule: DeliverySchedule = {
  firstPause: 5_000,
  longestPause: 2 * 3_600_000,
  giveUpAfter: 3 * day,
  fewestAttempts: 12,
};

/**
 * Time of the next attempt after `attempts` failures: exponential backoff with jitter. `undefined` when the delivery is
 * given up.
 */
export function nextAttempt(
  delivery: { attempts: number; createdAt: number; now: number; random: () => number },
  schedule: DeliverySchedule,
): number | undefined {
  const { attempts, createdAt, now, random } = delivery;
  const pause = Math.min(schedule.firstPause * 2 ** (attempts - 1), schedule.longestPause);
  const due = Math.round(now + pause * (0.5 + random() / 2));
  const isOver = due > createdAt + schedule.giveUpAfter && attempts >= schedule.fewestAttempts;
  return isOver ? undefined : due;
}
