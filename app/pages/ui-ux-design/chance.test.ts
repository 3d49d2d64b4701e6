import { expect, test } from "vitest";
import { uiUxDesign } from "#content/services/ui-ux-design.ts";
import { chanceToSee } from "./chance.ts";

test("nobody sees nothing, and one person sees what hits everybody", () => {
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
