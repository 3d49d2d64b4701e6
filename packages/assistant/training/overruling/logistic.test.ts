import { expect, test } from "vitest";
import { logistic } from "./logistic.ts";

test("a predictive feature gets weight, an unrelated one almost none", () => {
  const cases = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
    features: [1, at % 2, at < 4 ? 1 : 0],
    is: at % 2 === 1,
  }));
  const [, telling = 0, idle = 0] = logistic(cases, 3, 0.5);
  expect(telling).toBeGreaterThan(1);
  expect(Math.abs(idle)).toBeLessThan(0.1);
});
