import { expect, test } from "vitest";
import { clockTime, workingDay, zoneOffset } from "./office-hours.ts";

test("a zone east or west of Greenwich has its offset of winter", () => {
  expect(zoneOffset("Asia/Kolkata")).toBe(5.5);
  expect(zoneOffset("America/New_York")).toBe(-5);
  expect(zoneOffset("Europe/London")).toBe(0);
});

test("a working day is counted from midnight UTC, also where it begins the day before", () => {
  expect(workingDay({ hours: "Monday to Friday, 9:30–18:30", timeZone: "Asia/Kolkata" })).toEqual({
    from: 4,
    to: 13,
  });
  expect(workingDay({ hours: "8.00 to 16.30", timeZone: "Pacific/Auckland" })).toEqual({
    from: -5,
    to: 3.5,
  });
  expect(workingDay({ hours: "By appointment", timeZone: "Europe/London" })).toEqual({
    from: 9,
    to: 17,
  });
});

test("an hour is shown as on the clocks of a place", () => {
  expect(clockTime(12.5, "Asia/Kolkata")).toBe("18:00");
  expect(clockTime(26, "America/New_York")).toBe("21:00");
  expect(clockTime(3, "America/New_York")).toBe("22:00");
});
