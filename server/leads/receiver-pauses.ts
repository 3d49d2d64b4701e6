import type { Database } from "../storage/index.ts";
import type { LeadTables } from "./tables.ts";

/** The longest that a receiver may ask to be left alone, in milliseconds. */
export const longestRetryAfter = 86_400_000;

/**
 * Receivers that are left alone for a while: those that ask for it, and those that fail whatever they get. Of these one lead at
 * a time is tried, so that an outage costs a line a pause, and not an attempt of each lead that waits.
 */
export function createPauses(options: {
  db: Database<LeadTables>;
  clock: () => number;
  settings: {
    /** After so many failures without a delivery between, it is the receiver that fails. */
    failuresInARow: number;
    /** How often one that fails is tried, in milliseconds. */
    probeEvery: number;
  };
}) {
  const { db, clock, settings } = options;
  /** Until when on the clock of `performance`, since when on `clock`. */
  const pauses = new Map<string, { until: number; since: number }>();
  const failures = new Map<string, number>();

  const isFailing = (target: string) => (failures.get(target) ?? 0) >= settings.failuresInARow;
  const pause = (target: string, length: number) =>
    pauses.set(target, { until: performance.now() + length, since: clock() });

  return {
    isFailing,

    /** Whether a receiver is to be left alone: until its time is over, or a person asks for a delivery again. */
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
      // Unless an attempt that ended meanwhile was told anew.
      if (pauses.get(target) === paused) pauses.delete(target);
      return pauses.has(target);
    },

    /** An attempt begins; while it hangs, one that fails gets no other. */
    began(target: string): void {
      if (isFailing(target)) pause(target, settings.probeEvery);
    },

    /**
     * An attempt failed.
     *
     * @param retryAfter how long the receiver asked to be left alone; 0 when it did not.
     * @returns whether this is the failure by which the receiver counts as one that fails.
     */
    failed(target: string, retryAfter: number): boolean {
      const count = (failures.get(target) ?? 0) + 1;
      failures.set(target, count);
      const length = Math.max(retryAfter, isFailing(target) ? settings.probeEvery : 0);
      if (length > 0) pause(target, length);
      return count === settings.failuresInARow;
    },

    /** A lead was taken. Returns whether the receiver had counted as one that fails. */
    succeeded(target: string): boolean {
      const wasFailing = isFailing(target);
      failures.delete(target);
      if (wasFailing) pauses.delete(target);
      return wasFailing;
    },
  };
}
