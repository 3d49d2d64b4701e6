import { expect, test } from "vitest";
import { describeImage } from "./describe-image.ts";

test("an SVG with an excessive number of shapes is rejected without a server error", async () => {
  const uses = (of: number) => `<use href="#g${of}"/>`.repeat(10);
  const groups = Array.from({ length: 20 }, (_, of) => `<g id="g${of + 1}">${uses(of)}</g>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs>${groups.join("")}<g id="g0"><rect width="9" height="9"/></g></defs><use href="#g20"/></svg>`;
  await expect(describeImage(Buffer.from(drawing))).rejects.toMatchObject({ status: 400 });
});
