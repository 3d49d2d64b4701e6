import { expect, test } from "vitest";
import { scale } from "./sheet-drawing.tsx";

test("values stand in proportion between the edges", () => {
  const at = scale(-50, 50, 0, 200);
  expect([at(-50), at(0), at(50)]).toEqual([0, 100, 200]);
  expect(scale(0, 3, 0, 100)(1)).toBe(33.3);
});
