import { expect, test } from "vitest";
import { remoteInfrastructureManagement } from "#content/services/remote-infrastructure-management.ts";
import { fillingAt, timeLeft } from "./filling.ts";

test("each rate of the page reaches somebody else, from the report to the owner", () => {
  const { rates } = remoteInfrastructureManagement.filling;
  expect(rates.map(({ rate }) => fillingAt(rate).reaches)).toEqual([
    "report",
    "ticket",
    "engineer",
    "engineer",
    "owner",
  ]);
});

test("the runbook page’s alarm is the third: full within eight hours", () => {
  expect(timeLeft(fillingAt(0.8).now)).toBe("8 h");
  expect(timeLeft(fillingAt(0.8).afterGrowing)).toBe("33 h");
});

test("time is told in the unit that fits", () => {
  expect([0.8, 2, 32, 1280].map(timeLeft)).toEqual(["48 min", "2 h", "32 h", "53 days"]);
});
