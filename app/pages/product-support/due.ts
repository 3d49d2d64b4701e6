const open = 9 * 60;
const close = 17 * 60;
const day = 24 * 60;
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** Whether a minute is in covered hours: Monday to Friday, 09:00 to 17:00. Minutes count from Monday 00:00. */
const isCovered = (minute: number) => {
  const ofDay = minute % day;
  return Math.floor(minute / day) % 7 < 5 && ofDay >= open && ofDay < close;
};

/** Returns the covered hours between two minutes. */
export function coveredBetween(from: number, to: number): { from: number; to: number }[] {
  const first = Math.floor(from / day);
  return Array.from({ length: Math.ceil(to / day) - first }, (_, index) => (first + index) * day)
    .filter((midnight) => isCovered(midnight + open))
    .map((midnight) => ({
      from: Math.max(from, midnight + open),
      to: Math.min(to, midnight + close),
    }));
}

/** Returns the minute when `minutes` have passed since `from`, counting all of them or only covered ones. */
export function dueAfter(from: number, minutes: number, covered: boolean): number {
  if (!covered) return from + minutes;
  let minute = from;
  for (let left = minutes; left > 0; minute += 1) if (isCovered(minute)) left -= 1;
  return minute;
}

/** Formats minutes since Monday 00:00: "Fri 16:30". */
export function dayAndTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${days[Math.floor(minute / day) % 7]} ${two(Math.floor((minute % day) / 60))}:${two(minute % 60)}`;
}

/** Friday, 16:30. */
export const reported = 4 * day + 16 * 60 + 30;
