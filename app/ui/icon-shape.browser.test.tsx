import check from "@phosphor-icons/core/bold/check-bold.svg?raw";
import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { IconShape } from "./icon-shape.tsx";

test("a file becomes a drawing of the asked size, in the colour of the text around it", async () => {
  const { container } = await show(<IconShape svg={check} size={24} className="mt-1" />);
  const svg = container.querySelector("svg");
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
  expect(svg?.getAttribute("fill")).toBe("currentColor");
  expect(svg?.classList.contains("mt-1")).toBe(true);
  expect(svg?.getBoundingClientRect().width).toBe(24);
  expect(svg?.querySelector("path")).not.toBeNull();
});
