import { expect, test } from "vitest";
import { fairBreadth } from "./hull.ts";

test("the lines of the hull from above have no kink", () => {
  const step = 1 / 60;
  for (const t of [0.03, 0.16, 0.45, 1]) {
    // Away from stem and stern, where the lines end.
    for (let e = -0.7; e < 0.7; e += step) {
      const [before, here, after] = [e - step, e, e + step].map((at) => fairBreadth(at, t));
      const bend = ((before ?? 0) - 2 * (here ?? 0) + (after ?? 0)) / step ** 2;
      expect(Math.abs(bend), `at station ${e.toFixed(2)}, height ${t}`).toBeLessThan(6);
    }
  }
});
