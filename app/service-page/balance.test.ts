import { expect, test } from "vitest";
import { amount, difference, expected } from "./balance.ts";

test("the day is added to the ledger, and the open check is what is missing", () => {
  expect(amount(expected)).toBe("44,239.20");
  expect(amount(difference)).toBe("37.00");
  expect(amount(-4_125_00)).toBe("−4,125.00");
});
