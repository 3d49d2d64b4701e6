import type { Page } from "@playwright/test";
import { pagePaths, widths } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

const titleOf = (html: string) => html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
const descriptionOf = (html: string) =>
  html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";

for (const path of pagePaths) {
  test(`${path} is a page of its own at every width`, async ({ page, site }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.evaluate(() => window.alive);

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/\S – \S/);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{60,}/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new URL(path, site.origin).href,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `pixels beyond the edge at ${width}`).toBe(0);
    }
  });
}

test("no two pages share a title or a description", async ({ request }) => {
  const pages: { title: string; description: string }[] = [];
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    pages.push({ title: titleOf(html), description: descriptionOf(html) });
  }
  expect(pages.every(({ title, description }) => title !== "" && description !== "")).toBe(true);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pagePaths.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pagePaths.length);
});

test("a page comes whole from the server", async ({ request }) => {
  const html = await (await request.get("/careers")).text();
  expect(html).toMatch(/<h1\b/);
  expect(html).toMatch(/<header\b[\s\S]*<main\b[\s\S]*<footer\b/);
});

test.describe("Addresses that lead nowhere", () => {
  test.use({ expectedProblems: /status of 404/ });

  for (const path of ["/no-such-page", "/services/no-such-service", "/careers/no-such-job"]) {
    test(`${path} is answered with 404 and the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(page.getByRole("main")).toContainText("404");
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }

  test("an unknown post is answered with 404, not with an empty page", async ({ page }) => {
    const response = await page.goto("/blogs/no-such-post");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/not found/i);
  });
});

test("a change of page loads no new document, goes to the top, and back restores the place", async ({
  page,
  open,
}) => {
  await open("/privacy-policy");
  await page.evaluate(() => {
    document.documentElement.dataset.document = "first";
  });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => scrollTop(page)).toBe(900);

  // Reached by keyboard: no pointer moves the view.
  await page.evaluate(() =>
    document
      .querySelector<HTMLElement>("footer a[href='/partners']")
      ?.focus({ preventScroll: true }),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/partners");
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => scrollTop(page)).toBe(900);

  await page.goForward();
  await expect(page).toHaveURL("/partners");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("data-document", "first");
});

test("a screen reader hears the new page’s name, and the focus is in its content", async ({
  page,
  open,
}) => {
  await open("/about-us");
  const announcement = page.getByRole("status", { name: "Current page" });
  await expect(announcement).toBeEmpty();

  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(page).toHaveTitle(/Partner/);
  await expect(announcement).toHaveText(await page.title());
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page is fetched when it is wanted, behind a spinner", async ({ page, open }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/partners", async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await open("/privacy-policy");
  expect(asked).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  const spinner = page.getByRole("status").filter({ hasText: "Loading page" });
  await expect(spinner).toBeVisible();
  await expect(page).toHaveTitle(/Privacy/);
  expect(asked.length).toBeGreaterThan(0);

  release();
  await expect(page).toHaveURL("/partners");
  await expect(spinner).toBeHidden();
});

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
