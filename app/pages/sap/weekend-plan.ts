import { type Stretch, sap } from "#content/services/sap.ts";

const { starts, wayBack } = sap.cutover;
const stretches: readonly Stretch[] = sap.cutover.stretches;
const days = ["Fri", "Sat", "Sun", "Mon"] as const;

/** Each stretch with its start and end, in hours from the shutdown of the old system. */
export const course = stretches.map((stretch, index) => {
  const from = stretches.slice(0, index).reduce((sum, { hours }) => sum + hours, 0);
  return { ...stretch, from, to: from + stretch.hours };
});

/** Whether a stretch is long enough for its name in the horizontal drawing: the others are in the key below. */
export const isNamed = ({ hours }: Stretch): boolean => hours >= 5;

export const length = stretches.reduce((sum, { hours }) => sum + hours, 0);

/** The last hour at which going back is possible; below, when the old system is restored and reopened. */
export const decided = course.find(({ kind }) => kind === "decision")?.to ?? 0;
export const restored = decided + wayBack.restore;
export const reopened = restored + wayBack.reopen;

/** Formats hours since the shutdown on Friday: "Sat 21:00". */
export function clock(hours: number): string {
  const since = starts + hours;
  return `${days[Math.floor(since / 24)]} ${String(since % 24).padStart(2, "0")}:00`;
}

/**
 * Returns the weekend with another conversion time: the remaining reserve, and whether the old system is back in
 * time.
 */
export function weekendWith(conversion: number): {
  reserve: number;
  decided: number;
  reopened: number;
  wayBack: boolean;
} {
  const later = conversion - (course.find(({ name }) => name === "Conversion")?.hours ?? 0);
  const reserve = course.find(({ kind }) => kind === "reserve")?.hours ?? 0;
  return {
    reserve: reserve - later,
    decided: decided + later,
    reopened: reopened + later,
    wayBack: reopened + later <= length,
  };
}
