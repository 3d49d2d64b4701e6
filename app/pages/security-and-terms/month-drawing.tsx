import { tenth } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { weeksAMonth } from "./month.ts";

const day = 18;
const gap = 4;
const row = 24;
const weekLength = 5 * (day + gap) + 12;

/** Returns the outlines of the parts of a week’s days, each as wide as its part of a day. */
const daysIn = (left: number, top: number, days: number): string =>
  Array.from({ length: Math.ceil(days) }, (_, index) => {
    const width = tenth(day * Math.min(1, days - index));
    return `M${left + index * (day + gap)} ${top}h${width}v${day}h-${width}Z`;
  }).join("");

/** Returns the same over a month: four weeks and a third. */
const daysInMonth = (top: number, daysAWeek: number): string =>
  Array.from({ length: Math.ceil(weeksAMonth) }, (_, week) =>
    daysIn(week * weekLength + 1, top, daysAWeek * Math.min(1, weeksAMonth - week)),
  ).join("");

/** A month’s working days, a row for each person, with the days they work filled in. */
export function MonthDrawing({ people, label }: { people: readonly number[]; label: string }) {
  const rows = people.map((daysAWeek, index) => ({ daysAWeek, top: index * row + 1 }));
  return (
    <Sheet
      label={label}
      width={4 * weekLength + 2 * (day + gap)}
      height={people.length * row - row + day + 2}
    >
      <path
        d={rows.map(({ top }) => daysInMonth(top, 5)).join("")}
        className="stroke-text"
        strokeOpacity=".45"
      />
      <path
        d={rows.map(({ top, daysAWeek }) => daysInMonth(top, daysAWeek)).join("")}
        className="fill-secondary"
      />
    </Sheet>
  );
}
