import { pagePaths } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** Lighthouse's mid-range phone. */
test.use({ viewport: { width: 412, height: 823 } });

declare global {
  interface Window {
    /** Layout shifts without user input. https://web.dev/articles/cls */
    shifts: number[];
  }
}

for (const path of pagePaths) {
  test(`nothing moves on ${path} when its type and its scripts arrive`, async ({ page, open }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry) window.shifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Fonts that arrive before the first paint cause no shift, however wrong their fallbacks are.
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
      await route.continue();
    });
    await open(path);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
    // Allows one line of the headline or a paragraph to break at another word; more would mean a fallback of another
    // width.
    expect(shift).toBeLessThan(0.06);
  });
}
