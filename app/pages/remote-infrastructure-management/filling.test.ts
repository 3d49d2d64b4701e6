import { expect, test } from "vitest";
import { remoteInfrastructureManagement } from "#content/services/remote-infrastructure-management.ts";
import { fillingAt, onScale, timeLeft } from "./filling.ts";

test("each rate of the page reaches someone else, from the report to the owner", () => {
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

test("every time the page shows has its place on the scale, the longer further to the right", () => {
  const { rates } = remoteInfrastructureManagement.filling;
  const times = rates.flatMap(({ rate }) => [fillingAt(rate).now, fillingAt(rate).afterGrowing]);
  const places = times.toSorted((a, b) => a - b).map(onScale);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.filter((place) => place <= 0 || place >= 1)).toEqual([]);
});

test("times are shown in a suitable unit", () => {
  expect([0.8, 2, 32, 1280].map(timeLeft)).toEqual(["48 min", "2 h", "32 h", "53 days"]);
});
