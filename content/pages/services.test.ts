import { describe, expect, it } from "vitest";
import { services } from "../services/index.ts";
import { servicesPage } from "./services.ts";

describe("where to start", () => {
  it("sends the reader to each of the thirteen services once", () => {
    const first = servicesPage.signals.items.map((signal) => signal.first);
    expect(first.toSorted()).toEqual(services.map(({ slug }) => slug).toSorted());
  });
});

describe("courses", () => {
  it("call at no service twice", () => {
    for (const { stops } of servicesPage.courses.items) {
      expect(new Set(stops.map(({ slug }) => slug)).size).toBe(stops.length);
    }
  });

  it("run from left to right within their weeks", () => {
    for (const { stops } of servicesPage.courses.items) {
      expect(stops[0]?.week).toBe(1);
      for (const [index, { week }] of stops.entries()) {
        expect(week).toBeGreaterThanOrEqual(index === 0 ? 1 : (stops[index - 1]?.week ?? 0) + 4);
        expect(week).toBeLessThan(servicesPage.courses.weeks - 3);
      }
    }
  });
});
