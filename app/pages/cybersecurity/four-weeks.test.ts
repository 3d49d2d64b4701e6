import { expect, test } from "vitest";
import { dayColumns } from "./four-weeks.tsx";
import { parts } from "./testers-drawing.tsx";

test("the texts stand below their days in the drawing", () => {
  expect(dayColumns).toBe(`xl:grid-cols-[${parts.map((days) => `${days}fr`).join("_")}]`);
});
