import { range } from "#app/ui/drawing/geometry.ts";

/** The example night behind the strip chart of one alarm: what is measured, when it fails, and who does what. */

/** Range of minutes that is shown; the failed check is at zero. */
export const first = -10;
export const last = 40;
export const minutes = range(first, last, last - first);

/** Thresholds as shares of the chart's height. A check fails above `pageAt`, and passes again below `warnAt`. */
export const warnAt = 0.36;
export const pageAt = 0.66;

const ease = (from: number, to: number, minute: number) => {
  const part = Math.min(1, Math.max(0, (minute - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** Returns the measured value at a minute, 0 to 1: a quiet load, a climb, two repairs, quiet again. */
export function valueAt(minute: number): number {
  const ripple =
    0.017 * Math.sin(minute * 1.7) +
    0.015 * Math.sin(minute * 4.3 + 1) +
    0.012 * Math.sin(minute * 9.1 + 2) * Math.sin(minute * 0.9) +
    0.008 * Math.sin(minute * 17.3);
  const climb = 0.72 * ease(-4, 1.6, minute);
  const restart = 0.17 * ease(15, 18, minute);
  const failover = 0.52 * ease(23, 28, minute);
  const unrest = 1 + 2.2 * ease(-1, 2, minute) * (1 - ease(23, 28, minute));
  // Rounded, because server and browser differ in the last digits of a sine and must render the same drawing.
  return Math.round((0.15 + climb - restart - failover + ripple * unrest) * 1000) / 1000;
}

/** Minutes at which the check failed. */
export const failed: ReadonlySet<number> = failedMinutes();

function failedMinutes(): Set<number> {
  const found = new Set<number>();
  for (const minute of minutes)
    if (valueAt(minute) > (found.has(minute - 1) ? warnAt : pageAt)) found.add(minute);
  return found;
}

export type Moment = { at: number; clock: string; text: string };

export const moments: readonly Moment[] = [
  { at: 0, clock: "00:00", text: "check fails" },
  { at: 1, clock: "00:01", text: "second probe agrees" },
  { at: 2, clock: "00:02", text: "phone rings" },
  { at: 4, clock: "00:04", text: "engineer answers" },
  { at: 15, clock: "00:15", text: "first action" },
  { at: 20, clock: "00:20", text: "message to you" },
  { at: 23, clock: "00:23", text: "failover" },
  { at: 30, clock: "00:30", text: "five checks passed" },
  { at: 33, clock: "00:33", text: "all clear to you" },
];
