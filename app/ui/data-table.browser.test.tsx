import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../tests/support/component.ts";
import { DataTable } from "./data-table.tsx";

const table = (
  <DataTable
    caption="Plans"
    head={["Plan", "Hours", "Price"]}
    rows={[
      ["Small", "8", "€ 900"],
      ["Large", "40", "€ 4,000"],
    ]}
  />
);

test("a table by its caption, its columns and its rows", async () => {
  await page.viewport(1024, 768);
  const screen = await show(table);
  await expect.element(screen.getByRole("table", { name: "Plans" })).toBeVisible();
  const headings = screen.getByRole("columnheader").elements();
  expect(headings.map((cell) => cell.textContent)).toEqual(["Plan", "Hours", "Price"]);
  await expect.element(screen.getByRole("rowheader", { name: "Large" })).toBeVisible();
});

test("on a narrow screen each figure is beside the name of its column", async () => {
  await page.viewport(360, 640);
  const screen = await show(table);
  const names = screen.getByText("Hours").elements();
  expect(names.filter((name) => name.checkVisibility() && name.closest("td"))).toHaveLength(2);
});
