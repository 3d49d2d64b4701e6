import { expect, test } from "vitest";
import { placesOn } from "./step-scale.ts";

test("distances on the line are those in time", () => {
  const { ticks, places } = placesOn({ units: 9, share: 0.54, due: [0, 2, 9, "open"] });
  expect(places.map(({ from }) => from)).toEqual([0, 12, 54, 75]);
  expect(ticks).toHaveLength(10);
  expect(ticks.at(-1)).toBe(54);
});

test("a step that takes time has an end, and one beyond the scale is above its column", () => {
  const { places } = placesOn({ units: 4, share: 0.5, due: [0, [1, 3], 4, "later"] });
  expect(places[1]).toEqual({ from: 12.5, until: 37.5, isOpen: false });
  expect(places[3]).toEqual({ from: 75, isOpen: false });
});
