import { expect, test } from "vitest";
import { remoteInfrastructureManagement } from "#content/services/remote-infrastructure-management.ts";
import { failed, minutes, moments, pageAt, valueAt, warnAt } from "./alarm.ts";

const momentAt = (clock: string) => moments.find((moment) => moment.clock === clock);

test("each moment stands at the minute that its clock says", () => {
  for (const { at, clock } of moments) expect(clock).toBe(`00:${String(at).padStart(2, "0")}`);
});

test("the moments are those of the escalation written below the drawing", () => {
  const written = remoteInfrastructureManagement.alarm.moments.map(({ at }) => at);
  for (const clock of ["00:00", "00:01", "00:02", "00:15", "00:20"]) {
    expect(written).toContain(clock);
    expect(momentAt(clock)).toBeDefined();
  }
});

test("the engineer answers before the second one would be called, and repairs before the lead joins", () => {
  expect(momentAt("00:04")?.text).toBe("engineer answers");
  expect(remoteInfrastructureManagement.alarm.moments.find(({ at }) => at === "00:07")?.title).toBe(
    "Nobody answered",
  );
  expect(Math.max(...failed)).toBeLessThan(45);
});

test("the first check to fail is the one at zero", () => {
  expect(Math.min(...failed)).toBe(0);
  expect(valueAt(-1)).toBeLessThan(pageAt);
  expect(valueAt(0)).toBeGreaterThan(pageAt);
});

test("checks fail without a gap, and pass for five minutes before it is said that they do", () => {
  const lastFailure = Math.max(...failed);
  expect(failed.size).toBe(lastFailure + 1);
  expect(valueAt(lastFailure + 1)).toBeLessThan(warnAt);
  const passed = minutes.filter((minute) => minute > lastFailure && minute <= 30);
  expect(passed).toHaveLength(5);
  expect(momentAt("00:30")?.text).toBe("five checks passed");
});
