import type { Page } from "@playwright/test";
import { group, main } from "./support/navigation.ts";
import { expect, test } from "./support/test.ts";

const start = "2026-11-20T10:00:00Z";
const later = "2026-11-20T10:05:00Z";

/** Opens a page whose clock only the test advances. */
const openStill = async (page: Page) => {
  await page.clock.install({ time: start });
  await page.goto("/privacy-policy");
  await page.evaluate(() => window.alive);
  await page.clock.pauseAt(later);
};
const leave = (page: Page) => page.mouse.move(20, 700);

test("a group opens 200 ms after the pointer came", async ({ page }) => {
  await openStill(page);
  await group(page, "Products").hover();
  await page.clock.runFor(199);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(1);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
});

test("a pointer that only crosses opens nothing", async ({ page }) => {
  await openStill(page);
  await group(page, "Products").hover();
  await page.clock.runFor(150);
  await leave(page);
  await page.clock.runFor(1000);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
});

test("a group closes 150 ms after the pointer left", async ({ page }) => {
  await openStill(page);
  await group(page, "Products").hover();
  await page.clock.runFor(200);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
  await leave(page);
  await page.clock.runFor(149);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
  await page.clock.runFor(1);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
});

test("the pointer may go from the label into the list", async ({ page }) => {
  await openStill(page);
  await group(page, "Products").hover();
  await page.clock.runFor(200);
  const link = main(page).getByRole("link", { name: /^SAP/ });
  await link.hover();
  await page.clock.runFor(1000);
  await expect(link).toBeVisible();
});

test("within 300 ms of closing, the next group opens at once", async ({ page }) => {
  await openStill(page);
  await group(page, "Products").hover();
  await page.clock.runFor(200);
  await leave(page);
  await page.clock.runFor(150);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(299);
  await group(page, "Resources").hover();
  await expect(group(page, "Resources")).toHaveAttribute("aria-expanded", "true");
});

test("300 ms after closing, a group waits its 200 ms again", async ({ page }) => {
  await openStill(page);
  await group(page, "Products").hover();
  await page.clock.runFor(200);
  await leave(page);
  await page.clock.runFor(150);
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(300);
  await group(page, "Resources").hover();
  await page.clock.runFor(199);
  await expect(group(page, "Resources")).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(1);
  await expect(group(page, "Resources")).toHaveAttribute("aria-expanded", "true");
});

test("a click opens at once, without the delay", async ({ page }) => {
  await openStill(page);
  await group(page, "About Us").click();
  await expect(group(page, "About Us")).toHaveAttribute("aria-expanded", "true");
  await group(page, "About Us").click();
  await expect(group(page, "About Us")).toHaveAttribute("aria-expanded", "false");
});
