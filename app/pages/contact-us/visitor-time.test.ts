import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { hoursElsewhere, isOpen } from "./visitor-time.ts";

const hours = "Monday to Friday, 9:30–18:30";
const hour = 60;

describe("an office's hours on the visitor's clock", () => {
  it("name the same days where the office opens on the same day", () => {
    expect(hoursElsewhere(hours, -4.5 * hour)).toBe("Monday to Friday, 5:00–14:00");
    expect(hoursElsewhere(hours, 6 * hour)).toBe("Monday to Friday, 15:30–0:30");
  });

  it("name the days before or after where it does not", () => {
    expect(hoursElsewhere(hours, -13.5 * hour)).toBe("Sunday to Thursday, 20:00–5:00");
    expect(hoursElsewhere("Saturday, 20:00–22:00", 5 * hour)).toBe("Sunday, 1:00–3:00");
  });

  it("are unknown when the text names no times", () => {
    expect(hoursElsewhere("by appointment", hour)).toBeUndefined();
  });
});

describe("an office", () => {
  const day = (date: string) => new Date(`2026-01-${date}Z`);

  it("is open between its times, on its days, by its own clock", () => {
    const india = 5.5 * hour;
    // Thursday 15 January, 9:29 and 9:30 in Hyderabad.
    expect(isOpen(hours, india, day("15T03:59"))).toBe(false);
    expect(isOpen(hours, india, day("15T04:00"))).toBe(true);
    expect(isOpen(hours, india, day("15T12:59"))).toBe(true);
    expect(isOpen(hours, india, day("15T13:00"))).toBe(false);
    // Saturday and Monday.
    expect(isOpen(hours, india, day("17T06:00"))).toBe(false);
    expect(isOpen(hours, india, day("19T06:00"))).toBe(true);
    expect(isOpen("Sunday to Thursday, 8:00–12:00", 0, day("18T09:00"))).toBe(true);
    expect(isOpen("Friday to Sunday, 8:00–12:00", 0, day("18T09:00"))).toBe(true);
  });

  it("is neither when its hours do not say", () => {
    expect(isOpen("by appointment", 0, day("15T10:00"))).toBeUndefined();
    expect(isOpen("9:00–18:00", 0, day("15T10:00"))).toBeUndefined();
  });

  it.each(company.offices)("in $city says its days and times", ({ hours: said }) => {
    expect(isOpen(said, 0, day("15T10:00"))).toBeDefined();
  });
});
