import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Icon } from "./icon.tsx";

test("an icon is a drawing of the asked size that screen readers pass over", async () => {
  const { container } = await show(<Icon name="check" size={24} />);
  const svg = container.querySelector("svg");
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
  expect(svg?.getBoundingClientRect().width).toBe(24);
  expect(svg?.children.length).toBeGreaterThan(0);
});
