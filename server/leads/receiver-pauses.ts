import type { Database } from "../storage/index.ts";
import { day } from "./days.ts";
import type { LeadTables } from "./tables.ts";

/** The longest pause that a receiver may ask for, in milliseconds. */
export const longestRetryAfter = day;

/**
 * Pauses deliveries to receivers that ask for it, and to those that fail whatever they get. The latter are tried with
 * one lead at a time, so that an outage costs one log line per pause rather than an attempt of every waiting lead.
 */
export function createPauses(options: {
  db: Database<LeadTables>;
  clock: () => number;
  settings: {
    /** After this many failures in a row, the receiver counts as failing. */
    failuresInARow: number;
    /** How often a failing receiver is tried, in milliseconds. */
    probeEvery: number;
  };
}) {
  const { db, clock, settings } = options;
  /** End of the pause on the clock of `performance`, and its start on `clock`. */
  const pauses = new Map<string, { until: number; since: number }>();
  const failures = new Map<string, number>();

  const isFailing = (target: string) => (failures.get(target) ?? 0) >= settings.failuresInARow;
  const pause = (target: string, length: number) =>
    pauses.set(target, { until: performance.now() + length, since: clock() });

  return {
    isFailing,

    /** Whether to leave a receiver alone: until its pause is over, or a person asks for a delivery again. */
    async isPaused(target: string): Promise<boolean> {
      const paused = pauses.get(target);
      if (!paused) return false;
      if (paused.until > performance.now()) {
        const asked = await db
          .selectFrom("lead_deliveries")
          .select("id")
          .where("target", "=", target)
          .where("state", "=", "pending")
          .where("asked_at", ">", paused.since)
          .limit(1)
          .executeTakeFirst();
        if (!asked) return true;
      }
      // Unless an attempt that ended meanwhile set a new one.
      if (pauses.get(target) === paused) pauses.delete(target);
      return pauses.has(target);
    },

    /** Records the start of an attempt; while it hangs, a failing receiver gets no other. */
    began(target: string): void {
      if (isFailing(target)) pause(target, settings.probeEvery);
    },

    /**
     * Records a failed attempt.
     *
     * @param retryAfter how long the receiver asked to be left alone; 0 when it did not.
     * @returns whether this failure makes the receiver count as failing.
     */
    failed(target: string, retryAfter: number): boolean {
      const count = (failures.get(target) ?? 0) + 1;
      failures.set(target, count);
      const length = Math.max(retryAfter, isFailing(target) ? settings.probeEvery : 0);
      if (length > 0) pause(target, length);
      return count === settings.failuresInARow;
    },

    /** Records a success. Returns whether the receiver had counted as failing. */
    succeeded(target: string): boolean {
      const wasFailing = isFailing(target);
      failures.delete(target);
      if (wasFailing) pauses.delete(target);
      return wasFailing;
    },
  };
}
