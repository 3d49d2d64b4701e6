import { expect, test } from "vitest";
import { uiUxDesign } from "#content/services/ui-ux-design.ts";
import { chanceToSee, inTwoRounds } from "./chance.ts";

test("no one sees nothing, and one person sees what hits everyone", () => {
  expect(chanceToSee(0.3, 0)).toBe(0);
  expect(chanceToSee(1, 1)).toBe(1);
});

test("five people find what the page says they find", () => {
  const percent = uiUxDesign.five.chances.map(({ share }) =>
    Math.round(chanceToSee(share, 5) * 100),
  );
  expect(percent).toEqual([97, 83, 41, 10]);
});

test("a second five never lowers the chance", () => {
  for (const { share } of uiUxDesign.five.chances)
    expect(chanceToSee(share, 10)).toBeGreaterThan(chanceToSee(share, 5));
});

test("what two rounds meet and miss is all there is", () => {
  // 5 × (0.969 + 0.832 + 0.410 + 0.096) = 11.5, and with ten 5 × (0.999 + 0.972 + 0.651 + 0.183) = 14.0.
  const shares = uiUxDesign.five.chances.map(({ share }) => share);
  expect(inTwoRounds(shares, 5, 5)).toEqual({ first: 12, second: 2, neither: 6 });
  for (const people of uiUxDesign.five.testers) {
    const { first, second, neither } = inTwoRounds(shares, people, 5);
    expect(first + second + neither).toBe(20);
    expect(second).toBeGreaterThan(0);
  }
});
