import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../tests/support/component.ts";
import { PointGrid } from "./point-grid.tsx";

const items = ["One", "Two", "Three"].map((title) => ({ title, text: `Text of ${title}` }));

test("three items are in one row on a wide screen, and below each other on a narrow one", async () => {
  await page.viewport(1280, 800);
  const screen = await show(<PointGrid items={items} />);
  const headings = screen.getByRole("heading", { level: 3 });
  const tops = () => new Set(headings.elements().map((one) => one.getBoundingClientRect().top));
  expect(headings.elements().map((one) => one.textContent)).toEqual(["One", "Two", "Three"]);
  expect(tops().size).toBe(1);
  await page.viewport(360, 800);
  expect(tops().size).toBe(3);
});
