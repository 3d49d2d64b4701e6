import { expect, type Page } from "@playwright/test";

/** An entry of the Layout Instability API, which TypeScript has no type for. https://wicg.github.io/layout-instability/ */
type LayoutShift = {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  interface Window {
    /** Layout shifts without user input, and what moved from where to where. https://web.dev/articles/cls */
    shifts: { value: number; moved: string[] }[];
  }
}

/**
 * Notes what moves on the pages that are opened from now on. Their type is held back until the first paint: type that
 * comes before it moves nothing, however wrong its fallbacks are.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        window.shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} “${node?.textContent?.trim().slice(0, 60)}”: ${box(previousRect)} to ${box(currentRect)}`,
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await route.continue();
  });
}

/** Asserts that nothing moved on an opened page when its type and its scripts arrived. */
export async function stoodStill(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await page.evaluate(() => window.shifts);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts
    .map(({ value, moved }) => [value.toFixed(3), ...moved].join("\n  "))
    .join("\n");
  // Allows one line of the headline or a paragraph to break at another word; more would mean a fallback of another
  // width.
  expect(shift, `layout shift on a phone\n${moved}`).toBeLessThan(0.06);
}
