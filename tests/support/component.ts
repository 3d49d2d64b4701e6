import "#app/styles/app.css";
import axe from "axe-core";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { render } from "vitest-browser-react";

/** Renders a component with the site's styles, and runs axe on it. */
export async function show(element: ReactNode) {
  const screen = await render(element);
  await expectAccessible(screen.container);
  return screen;
}

async function expectAccessible(container: Element): Promise<void> {
  // Rules about whole pages, such as landmarks, do not apply to a part.
  const { violations } = await axe.run(container, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
    preload: false,
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, "what axe finds").toEqual([]);
}
