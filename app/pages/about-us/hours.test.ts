import { expect, test } from "vitest";
import { aboutUs } from "#content/pages/about-us.ts";
import { barsOf, hoursOf, hoursOn, hoursUsed, mostHours, planDays } from "./hours.ts";

const { roles } = aboutUs.crew;

test("hours of a role are its days times their hours", () => {
  expect(hoursOf({ work: [{ from: 1, to: 1, hours: 8 }] })).toBe(8);
  expect(
    hoursOf({
      work: [
        { from: 1, to: 5, hours: 8 },
        { from: 6, to: 30, hours: 5 },
      ],
    }),
  ).toBe(165);
});

test("each role works within the thirty days, never twice at once and never thicker than its row", () => {
  expect(roles).toHaveLength(9);
  for (const { work } of roles)
    for (const [index, { from, to, hours }] of work.entries()) {
      expect(from).toBeGreaterThan(work[index - 1]?.to ?? 0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(planDays);
      expect(hours).toBeLessThanOrEqual(mostHours);
    }
});

test("a bar is as wide as its days and as thick as its hours, in the middle of its row", () => {
  expect(barsOf([{ from: 6, to: 10, hours: 4 }])).toBe("M5 6h5v4h-5Z");
});

test("people who work at once have a bar each, as high together as their hours", () => {
  expect(barsOf([{ from: 11, to: 30, hours: 16 }])).toBe("M10 0h20v7.6h-20ZM10 8.4h20v7.6h-20Z");
  expect(barsOf([{ from: 1, to: 2, hours: 22 }])).toBe(
    "M0 -3h2v6.8h-2ZM0 4.6h2v6.8h-2ZM0 12.2h2v6.8h-2Z",
  );
});

test("the hours of a day are those of all roles that work on it", () => {
  const work = [{ work: [{ from: 1, to: 5, hours: 8 }] }, { work: [{ from: 5, to: 6, hours: 2 }] }];
  expect([4, 5, 6, 7].map((day) => hoursOn(day, work))).toEqual([8, 10, 2, 0]);
});

test("the Friday page uses fewer hours than planned", () => {
  expect(hoursUsed(aboutUs.friday.hours)).toBe(194);
  expect(hoursUsed(aboutUs.friday.hours)).toBeLessThanOrEqual(aboutUs.friday.hours.planned);
});
