import { describe, expect, it } from "vitest";
import { thresholdExample } from "#content/services/ai-ml.ts";
import { cheapestLine, costCurve, density, outcomeAt, shareBelow } from "./threshold.ts";

const standard = { mean: 0, deviation: 1 };

describe("shareBelow", () => {
  it.each([
    [0, 0.5],
    [1, 0.841345],
    [-1, 0.158655],
    [1.96, 0.975002],
  ])("gives the tabled share below %d deviations", (z, share) => {
    expect(shareBelow(z, standard)).toBeCloseTo(share, 5);
  });
});

describe("cheapestLine", () => {
  it("moves left as a missed fault gets dearer", () => {
    const lines = thresholdExample.costRatios.map(
      (ratio) => cheapestLine(thresholdExample, ratio).line,
    );
    expect(lines).toEqual(lines.toSorted((a, b) => b - a));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("stands where one more catch costs as much as it saves", () => {
    const { parts, faultyShare, good, faulty } = thresholdExample;
    for (const ratio of thresholdExample.costRatios) {
      const { line } = cheapestLine(thresholdExample, ratio);
      const saved = ratio * parts * faultyShare * density(line, faulty);
      const spent = parts * (1 - faultyShare) * density(line, good);
      expect(saved / spent).toBeCloseTo(1, 1);
    }
  });

  it("counts every part once", () => {
    const { caught, missed } = outcomeAt(50, thresholdExample, 20);
    expect(caught + missed).toBeCloseTo(thresholdExample.parts * thresholdExample.faultyShare, 6);
  });
});

describe("costCurve", () => {
  it("ends on the ceiling where it passes it, and says how far it climbs", () => {
    const { points, climbsTo } = costCurve(thresholdExample, 80, 9_600);
    expect(points.at(-1)?.cost).toBe(9_600);
    expect(outcomeAt(points.at(-1)?.line ?? 0, thresholdExample, 80).cost).toBeCloseTo(9_600, -2);
    expect(climbsTo).toBe(outcomeAt(100, thresholdExample, 80).cost);
  });

  it("goes to the end of the scale where it stays below", () => {
    const { points, climbsTo } = costCurve(thresholdExample, 5, 9_600);
    expect(points.at(-1)?.line).toBe(100);
    expect(climbsTo).toBeUndefined();
  });
});
