import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { iconFit } from "./icon-fit.ts";

test("no icon leaves its square, and none is shown much smaller or larger than it is drawn", () => {
  for (const { img } of services) {
    const [, x = "", y = "", scale = ""] =
      /^translate\((-?\d+) (-?\d+)\)scale\((\d\.\d\d)\)$/.exec(iconFit(img)) ?? [];
    expect(Number(scale)).toBeGreaterThan(0.8);
    expect(Number(scale)).toBeLessThan(1.1);
    expect(Number(x)).toBeGreaterThan(-64);
    expect(Number(y) + 256 * Number(scale)).toBeGreaterThan(246);
  }
});
