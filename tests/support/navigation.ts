import type { Locator, Page } from "@playwright/test";

/** Finds the links and groups of the bar. */
export const main = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

/** Finds the button of a group in the bar. */
export const group = (page: Page, name: string): Locator =>
  main(page).getByRole("button", { name, exact: true });

/** Opens a page whose script does not arrive before the returned function is called. */
export async function openWithLateScript(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/careers");
  return async () => {
    release();
    await page.evaluate(() => window.alive);
  };
}
