import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Layout shifts without user input. https://web.dev/articles/cls */
    shifts: number[];
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
      for (const entry of list.getEntries())
        if ("value" in entry) window.shifts.push(Number(entry.value));
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
  const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
  // Allows one line of the headline or a paragraph to break at another word; more would mean a fallback of another
  // width.
  expect(shift, "layout shift on a phone").toBeLessThan(0.06);
}
