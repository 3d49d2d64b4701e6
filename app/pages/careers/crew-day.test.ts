import { expect, test } from "vitest";
import { crewDaysOf } from "./crew-day.ts";

const hyderabad = {
  city: "Hyderabad",
  hours: "Monday to Friday, 9:30–18:30",
  timeZone: "Asia/Kolkata",
};
const washington = {
  city: "Washington",
  hours: "Monday to Friday, 9:00–18:00",
  timeZone: "America/New_York",
};

test("the shared hours are an evening in the east and a morning in the west, whichever office is named first", () => {
  for (const offices of [
    [hyderabad, washington],
    [washington, hyderabad],
  ])
    expect(crewDaysOf(offices, 2)?.days).toMatchObject([
      { city: "Hyderabad", begins: "11:00", ends: "20:00", meets: ["18:00", "20:00"] },
      { city: "Washington", begins: "7:30", ends: "16:30", meets: ["7:30", "9:30"] },
    ]);
});

test("both days are in the drawing, as long as usual, and share no more than agreed", () => {
  const crew = crewDaysOf([hyderabad, washington], 3);
  expect(crew?.days.map(({ from, to }) => to - from)).toEqual([540, 540]);
  expect(crew?.drawn).toEqual({ from: crew?.days[0]?.from, to: crew?.days[1]?.to });
  expect((crew?.days[0]?.to ?? 0) - (crew?.days[1]?.from ?? 0)).toBe(180);
});

test("there is no shifted day of one office, of three, or of one whose hours name no times", () => {
  const london = { city: "London", hours: "9:00–17:00", timeZone: "Europe/London" };
  expect(crewDaysOf([hyderabad], 2)).toBeUndefined();
  expect(crewDaysOf([hyderabad, washington, london], 2)).toBeUndefined();
  expect(crewDaysOf([hyderabad, { ...washington, hours: "By appointment" }], 2)).toBeUndefined();
});

test("there is none of offices whose days overlap, on the same day or the next", () => {
  const berlin = { city: "Berlin", hours: "9:00–17:00", timeZone: "Europe/Berlin" };
  const auckland = { city: "Auckland", hours: "9:00–17:00", timeZone: "Pacific/Auckland" };
  const seattle = { city: "Seattle", hours: "9:00–17:00", timeZone: "America/Los_Angeles" };
  expect(crewDaysOf([hyderabad, berlin], 2)).toBeUndefined();
  expect(crewDaysOf([auckland, seattle], 2)).toBeUndefined();
});
