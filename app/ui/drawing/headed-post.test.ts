import { expect, test } from "vitest";
import { polyline } from "./geometry.ts";
import { headedPost } from "./headed-post.ts";

test("a post stands on its foot and is widest at its head", () => {
  const bollard = headedPost(10, { foot: 40, top: 16, width: 20, head: 10, overhang: 5 });
  expect(polyline(bollard)).toBe("M10 40l0-14-5 0 0-10 30 0 0 10-5 0 0 14");
});
