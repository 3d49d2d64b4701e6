import { expect, test } from "vitest";
import bed from "#app/icons/bed-duotone.svg?raw";
import { show } from "../../tests/support/component.ts";
import { IconShape } from "./icon-shape.tsx";

/** A file as the build gives it. */
const check = '<svg viewBox="0 0 256 256" stroke-width="24"><path d="m40 144 56 56L224 72"/></svg>';

test("a file becomes a drawing of the given size, in the colour of the text around it", async () => {
  const { container } = await show(<IconShape svg={check} size={24} className="mt-1" />);
  const svg = container.querySelector("svg");
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
  expect(svg?.getAttribute("stroke")).toBe("currentColor");
  expect(svg?.classList.contains("mt-1")).toBe(true);
  expect(svg?.getBoundingClientRect().width).toBe(24);
  expect(svg?.querySelector("path")).not.toBeNull();
});

test("a tinted icon has lines of the same weight at every size", async () => {
  const tinted =
    '<svg viewBox="0 0 256 256" class="lines"><path d="M8 8h8v8Z" opacity=".2"/><path d="M8 8h8v8Z"/></svg>';
  const { container } = await show(
    <>
      <IconShape svg={tinted} size={80} />
      <IconShape svg={tinted} size={32} />
    </>,
  );
  for (const svg of container.querySelectorAll("svg")) {
    const [tint, lines] = svg.children;
    expect(tint?.getAttribute("stroke")).toBeNull();
    expect(lines?.getAttribute("fill")).toBe("none");
    const width = (Number(lines?.getAttribute("stroke-width")) * svg.clientWidth) / 256;
    expect(width).toBeGreaterThan(1.6);
    expect(width).toBeLessThan(1.9);
  }
});

test("an icon of areas is filled with the colour of the text around it", async () => {
  const { container } = await show(<IconShape svg={bed} />);
  const svg = container.querySelector("svg");
  expect(svg?.getAttribute("fill")).toBe("currentColor");
  expect(svg?.hasAttribute("stroke")).toBe(false);
});
