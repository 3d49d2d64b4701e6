import { expect, type Page } from "@playwright/test";

/**
 * Waits until a page has its fonts and all its sections are laid out: they are a moment after the first paint
 * (app/document/late-sections.ts), and get their names and their heights only then.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const sections = page.locator("main > section");
  const areVisible = () =>
    sections.evaluateAll((all) =>
      all.every((section) => getComputedStyle(section).contentVisibility === "visible"),
    );
  await expect.poll(areVisible).toBe(true);
}
