import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Returns how many sections the browser skips because they are out of view. */
const skipped = (page: Page): Promise<number> =>
  page
    .locator("main > section")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === "auto").length,
    );

test("sections below the first screen are laid out once the page is painted and idle", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (run) =>
      waiting.push(() => run({ didTimeout: false, timeRemaining: () => 50 }));
    Object.assign(window, {
      becomeIdle: () => {
        for (const run of waiting.splice(0)) run();
      },
    });
  });
  await page.goto("/cloud-devops");
  expect(await skipped(page)).toBeGreaterThan(3);
  await expect(async () => {
    await page.evaluate("becomeIdle()");
    expect(await skipped(page)).toBe(0);
  }).toPass();
});

test("nothing is left out where a place is to be found again", async ({ page, open }) => {
  await open("/cloud-devops#questions");
  expect(await skipped(page)).toBe(0);
  await expect(page.locator("#questions")).toBeInViewport();
});

test.describe("Before the page is idle", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/cloud-devops");
    expect(await skipped(page)).toBeGreaterThan(3);
    // Without idleness, the page's script waits for the visitor.
    await page.evaluate(() => window.scrollTo(0, 10));
    await page.evaluate(() => window.alive);
  });

  test("nothing is left out after a reload", async ({ page }) => {
    await page.reload();
    expect(await skipped(page)).toBe(0);
  });

  test("the next page is laid out from its top, and one that visitors go back to as a whole", async ({
    page,
  }) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveTitle(/Career/i);
    expect(await skipped(page)).toBeGreaterThan(3);
    await page.goBack();
    await expect(page).toHaveTitle(/DevOps/);
    expect(await skipped(page)).toBe(0);
  });
});

test("the sections of the next page are laid out too once it is idle", async ({ page, open }) => {
  await open("/cloud-devops");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/Career/i);
  await expect.poll(() => skipped(page)).toBe(0);
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is left out", async ({ page }) => {
    await page.goto("/cloud-devops");
    await expect(page.locator("main > section").last()).toHaveCSS("content-visibility", "visible");
  });
});
