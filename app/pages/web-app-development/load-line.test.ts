import { expect, test } from "vitest";
import { webAppDevelopment } from "#content/services/web-app-development.ts";
import {
  firstByte,
  kilobytesPerSecond,
  loadLine,
  oneWay,
  painted,
  paintedAfter,
  parcels,
  verdictOn,
  weight,
} from "./load-line.ts";

/** The figures of the sum as printed on the page: “− 0.6 s” is −0.6. */
const printed = webAppDevelopment.budget.sum.map(({ value }) =>
  Number(value.replace("−", "-").replace(/[^\d.-]/g, "")),
);

test("the sum on the page is the one the drawing is made of", () => {
  const left = loadLine - firstByte;
  expect(printed[0]).toBe(loadLine);
  expect(printed[1]).toBeCloseTo(-firstByte);
  expect(printed[2]).toBeCloseTo(left);
  expect(printed[3]).toBeCloseTo(left * kilobytesPerSecond);
  expect(printed[4]).toBeCloseTo((left * kilobytesPerSecond) / 2);
});

test("the cargo in the drawing is the whole allowance", () => {
  expect(weight).toBe(printed[4]);
});

test("later parcels follow without a gap, and are asked for in time", () => {
  for (const [index, parcel] of parcels.entries())
    if (index > 0) expect(parcel.starts).toBeCloseTo(parcels[index - 1]?.ends ?? 0);
  const asked = firstByte + 2 * oneWay;
  expect(parcels[1]?.starts).toBeGreaterThanOrEqual(asked - 1e-9);
});

test("the paint leaves a reserve above the load line", () => {
  expect(painted).toBeCloseTo(1.55);
  expect(painted).toBeLessThan(loadLine);
});

test("pages are judged by the time of their largest paint", () => {
  expect(verdictOn(paintedAfter(weight))).toBe("good");
  expect(verdictOn(paintedAfter(380))).toBe("good");
  expect(verdictOn(paintedAfter(381))).toBe("needs improvement");
  expect(verdictOn(paintedAfter(681))).toBe("poor");
});
