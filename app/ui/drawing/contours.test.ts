import { describe, expect, it } from "vitest";
import { contours, sample } from "./contours.ts";

describe("contours", () => {
  it("draws a circle as one closed line at the right distance", () => {
    const field = (x: number, y: number) => Math.hypot(x - 10, y - 10);
    const lines = contours(sample(field, 20, 20), 6);
    expect(lines).toHaveLength(1);
    const line = lines[0] ?? [];
    expect(line[0]).toEqual(line.at(-1));
    for (const [x, y] of line) expect(field(x, y)).toBeCloseTo(6, 1);
  });

  it("keeps two separate depths apart", () => {
    const hill = (cx: number) => (x: number, y: number) =>
      Math.exp(-((x - cx) ** 2 + (y - 5) ** 2) / 6);
    const hills = sample((x, y) => hill(5)(x, y) + hill(25)(x, y), 30, 10);
    expect(contours(hills, 0.5)).toHaveLength(2);
  });

  it("leaves a line open where it meets the border", () => {
    const line =
      contours(
        sample((x) => x, 10, 4),
        3.5,
      )[0] ?? [];
    expect(line).toHaveLength(5);
    expect(line[0]).not.toEqual(line.at(-1));
  });

  it("draws nothing where the field never has the value", () => {
    expect(
      contours(
        sample(() => 1, 5, 5),
        2,
      ),
    ).toEqual([]);
  });
});
