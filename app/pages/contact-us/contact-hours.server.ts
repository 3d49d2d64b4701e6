import type { Company } from "#content/company-schema.ts";
import {
  offsetOf,
  openHours,
  type Span,
  summer,
  union,
  winter,
  withinDay,
} from "#content/office-hours.ts";
import { isOpen } from "./visitor-time.ts";

/** A part of the present UTC day, and whether the office works then: not if it is a weekend there. */
export type SpanToday = Span & { works: boolean };

/** Opening hours of the offices within one UTC day; no spans for an office whose text names no times. */
export type OpenHours = {
  offices: { city: string; hours: string; winter: Span[]; summer: Span[]; today: SpanToday[] }[];
  /** When someone at any office is available, in winter. */
  anyone: Span[];
};

/** Returns the opening hours of all offices, for the drawings. */
export function openHoursOf(offices: Company["offices"], now: Date): OpenHours {
  const spansOn = (day: Date) => (office: Company["offices"][number]) => {
    const span = openHours(office, day);
    return span ? withinDay(span) : [];
  };
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const worksIn = ({ hours, timeZone }: Company["offices"][number], { from, to }: Span) =>
    isOpen(hours, offsetOf(timeZone, now), new Date(midnight + ((from + to) / 2) * 60_000)) ??
    false;
  return {
    offices: offices.map((office) => ({
      city: office.city,
      hours: office.hours,
      winter: spansOn(winter)(office),
      summer: spansOn(summer)(office),
      today: spansOn(now)(office).map((span) => ({ ...span, works: worksIn(office, span) })),
    })),
    anyone: union(offices.flatMap(spansOn(winter))),
  };
}
