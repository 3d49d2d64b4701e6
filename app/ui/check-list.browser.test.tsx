import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { CheckList } from "./check-list.tsx";

test.each(["tick", "cross"] as const)("a list with a %s before each item", async (mark) => {
  const screen = await show(<CheckList items={["Backups", "Restores"]} mark={mark} />);
  const items = screen.getByRole("listitem");
  expect(items.elements().map((item) => item.textContent)).toEqual(["Backups", "Restores"]);
  for (const item of items.elements()) {
    expect(item.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  }
});
