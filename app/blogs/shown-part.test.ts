import { expect, test } from "vitest";
import { scaled } from "./asset-path.ts";
import { coverShape, shownPart } from "./shown-part.ts";

const dimensions = { width: 1600, height: 1600 };
const url = "https://cms.example/content-api/images/p/d/abc-1600x1600.jpg";

test("a picture that no one cropped is shown whole, and one of the page’s shape too", () => {
  expect(shownPart({ dimensions })).toEqual({ left: 0, top: 0, width: 1600, height: 1600 });
  const wide = { dimensions: { width: 1600, height: 904 } };
  expect(shownPart(wide, coverShape)).toEqual({ left: 0, top: 0, width: 1600, height: 904 });
  expect(scaled({ url, dimensions }, 800)).toBe(
    "/content-api/images/p/d/abc-1600x1600.jpg?w=800&fit=max&auto=format&q=80",
  );
});

test("cropped parts are not shown", () => {
  const crop = { top: 0.25, bottom: 0, left: 0.5, right: 0 };
  expect(shownPart({ dimensions, crop })).toEqual({
    left: 800,
    top: 400,
    width: 800,
    height: 1200,
  });
  expect(scaled({ url, dimensions, crop }, 800)).toContain("?rect=800,400,800,1200&w=800&");
});

test("a cover is cropped around its hotspot, and never beyond the editors' crop", () => {
  const hotspot = { x: 0.5, y: 0.1 };
  expect(shownPart({ dimensions, hotspot }, coverShape)).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 900,
  });
  const crop = { top: 0.2, bottom: 0.1, left: 0, right: 0 };
  for (const y of [0, 0.3, 0.6, 1]) {
    const part = shownPart({ dimensions, crop, hotspot: { x: 0.5, y } }, coverShape);
    expect(part.top).toBeGreaterThanOrEqual(320);
    expect(part.top + part.height).toBeLessThanOrEqual(1440);
    expect(part.width / part.height).toBeCloseTo(coverShape, 2);
  }
});

test("a crop that leaves nothing leaves a pixel", () => {
  const crop = { top: 0.6, bottom: 0.6, left: 0, right: 1 };
  const { width, height } = shownPart({ dimensions, crop }, coverShape);
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
});
