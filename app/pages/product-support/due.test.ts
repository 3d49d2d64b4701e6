import { expect, test } from "vitest";
import { productSupport } from "#content/services/product-support.ts";
import { coveredBetween, dayAndTime, dueAfter, reported } from "./due.ts";

test("the report comes in when the page says", () => {
  expect(dayAndTime(reported)).toBe("Fri 16:30");
  expect(productSupport.severities.title).toContain("Friday at 16:30");
});

test("the clock of the upper severity runs through the evening", () => {
  expect(dayAndTime(dueAfter(reported, 30, false))).toBe("Fri 17:00");
  expect(dayAndTime(dueAfter(reported, 240, false))).toBe("Fri 20:30");
});

test("covered hours stop over the weekend", () => {
  expect(dayAndTime(dueAfter(reported, 30, true))).toBe("Fri 17:00");
  expect(dayAndTime(dueAfter(reported, 120, true))).toBe("Mon 10:30");
  expect(dayAndTime(dueAfter(reported, 480, true))).toBe("Mon 16:30");
  expect(dayAndTime(dueAfter(reported, 960, true))).toBe("Tue 16:30");
});

test("the covered hours from Friday noon to Tuesday leave the weekend out", () => {
  const day = 24 * 60;
  const spans = coveredBetween(4.5 * day, 8.75 * day);
  expect(spans.map(({ from, to }) => [dayAndTime(from), dayAndTime(to)])).toEqual([
    ["Fri 12:00", "Fri 17:00"],
    ["Mon 09:00", "Mon 17:00"],
    ["Tue 09:00", "Tue 17:00"],
  ]);
});
