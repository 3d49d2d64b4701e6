import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const panel = (page: Page) =>
  page.getByRole("region", { name: "The page you are reading, on your device" });

/** The figure shown above a term. */
const figure = (page: Page, term: string) =>
  panel(page).locator("dl > div").filter({ hasText: term }).getByRole("definition");

test("web apps: the page is measured as it was loaded", async ({ page, open }) => {
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (request.isNavigationRequest()) bytes = (await request.sizes()).responseBodySize;
  });
  await open("/web-app-development");
  await panel(page).scrollIntoViewIfNeeded();

  await expect(figure(page, "Largest paint at")).toHaveText(/^\d+\.\d\d s$/);
  await expect(figure(page, "Requests before it")).toHaveText(/^[1-9]\d*$/);
  const kilobytes = Number.parseInt(await figure(page, "Loaded before it").innerText(), 10);
  expect(bytes).toBeGreaterThan(0);
  expect(kilobytes).toBeGreaterThanOrEqual(Math.floor(bytes / 1000));
  await expect(panel(page).getByRole("status")).toContainText("load line");
});

test("web apps: who came by a link is offered a load that can be timed", async ({ page, open }) => {
  await open("/services");
  await page.getByRole("contentinfo").getByRole("link", { name: "Web App Development" }).click();
  await page.waitForURL("**/web-app-development");
  await panel(page).scrollIntoViewIfNeeded();
  await panel(page).getByRole("button", { name: "Load it afresh and time it" }).click();
  await panel(page).scrollIntoViewIfNeeded();
  await expect(figure(page, "Largest paint at")).toHaveText(/^\d+\.\d\d s$/);
});
