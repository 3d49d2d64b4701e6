import { expect, test } from "vitest";
import { productSupport } from "#content/services/product-support.ts";
import { dayAndTime, dueAfter, reported } from "./due.ts";

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
