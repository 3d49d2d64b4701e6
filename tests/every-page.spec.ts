import { expect, type Page, test } from "@playwright/test";
import { services } from "#content/services/index.ts";
import { readsWell } from "./support/accessibility-tree.ts";
import { contrast, violations } from "./support/axe.ts";
import { brokenWords } from "./support/broken-words.ts";
import { stoodStill, watchShifts } from "./support/layout-shift.ts";
import { pagePaths, widths } from "./support/pages.ts";
import { ruledSparingly } from "./support/ruled-lines.ts";
import { sameTab } from "./support/same-tab.ts";
import { isSetLarge } from "./support/small-type.ts";
import { openPage } from "./support/test.ts";

/**
 * Checks every page's layout in a browser: nothing moves while it loads, nothing overflows, axe finds nothing, a screen
 * reader gets names, few lines are ruled, no word is broken on a phone, no running text is small, and no service page
 * is long. Each page is opened once, on a phone and in light; page-weight.spec.ts opens it on a desktop.
 */

const tab = sameTab({}, watchShifts);

/** Lighthouse's mid-range phone. */
const phone = { width: 412, height: 823 };
const desktop = { width: 1440, height: 900 };

// The specification sets the order and texts of the chatbot's page.
const servicePaths: readonly string[] = services
  .map(({ link }) => link)
  .filter((link) => link !== "/ai-chatbot");

for (const path of new Set([...pagePaths, ...servicePaths])) {
  test(`${path} in light and dark, at every width`, async () => {
    test.slow();
    const page = tab();
    await page.setViewportSize(phone);
    await openPage(page, path);
    await stoodStill(page);
    await page.setViewportSize(desktop);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/\S – \S/);
    // The check is about lists, and articles have tables of their own.
    if (!path.startsWith("/blogs/")) await ruledSparingly(page);
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `pixels beyond the edge at ${width}`).toBe(0);
    }
    expect(await brokenWords(page)).toEqual([]);
    await readsWell(page, "at 320");
    if (servicePaths.includes(path)) await isReadSoon(page);
    await page.setViewportSize(desktop);
    await readsWell(page, "at 1440");
    expect(await violations(page)).toEqual([]);
    // Colours change at once, because the tests ask for no motion: all are what they are on a page opened in dark.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, contrast)).toEqual([]);
    // At this width tables become lists and drawings are vertical, so the elements differ from those on a wide
    // screen.
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await violations(page)).toEqual([]);
    expect(await smallLinks(page)).toEqual([]);
    for (const width of [320, desktop.width]) {
      await page.setViewportSize({ width, height: 900 });
      await isSetLarge(page, `at ${width}`);
    }
  });
}

for (const path of ["/search?q=hotel", "/search?q=xyzzyqq"]) {
  test(`${path} is heard, wide and narrow`, async () => {
    const page = tab();
    await openPage(page, path);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await readsWell(page, `at ${width}`);
    }
  });
}

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Returns links of the breadcrumb and the footer that are hard to hit: under 24 pixels in one dimension (WCAG 2.5.8,
 * no exception).
 */
const smallLinks = (page: Page): Promise<string[]> =>
  page
    .getByRole("navigation", { name: "Breadcrumb" })
    .or(page.getByRole("contentinfo"))
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );

/** Maximum height of a service page in pixels, on a desktop and on a phone. */
const tallest = [
  { width: 1440, height: 900, pixels: 6_500 },
  { width: 390, height: 844, pixels: 10_000 },
];

async function isReadSoon(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const { width, height, pixels } of tallest) {
    await page.setViewportSize({ width, height });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, `height at ${width}`).toBeGreaterThan(height);
    expect(tall, `height at ${width}`).toBeLessThanOrEqual(pixels);
  }
}
