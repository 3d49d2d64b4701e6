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
      expect(new Set(stops).size).toBe(stops.length);
    }
  });
});
