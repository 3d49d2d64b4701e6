import type { Company } from "#content/company-schema.ts";
import { openHours, type Span, summer, union, winter, withinDay } from "#content/office-hours.ts";

/** Opening hours of the offices within one UTC day; no spans for an office whose text names no times. */
export type OpenHours = {
  offices: { city: string; hours: string; winter: Span[]; summer: Span[] }[];
  /** When someone at any office is available, in winter. */
  anyone: Span[];
};

/** Returns the opening hours of all offices, for the drawings. */
export function openHoursOf(offices: Company["offices"]): OpenHours {
  const spansOn = (day: Date) => (office: Company["offices"][number]) => {
    const span = openHours(office, day);
    return span ? withinDay(span) : [];
  };
  return {
    offices: offices.map((office) => ({
      city: office.city,
      hours: office.hours,
      winter: spansOn(winter)(office),
      summer: spansOn(summer)(office),
    })),
    anyone: union(offices.flatMap(spansOn(winter))),
  };
}
