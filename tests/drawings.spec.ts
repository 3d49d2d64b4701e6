import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const isDrawing = (url: string) => new URL(url).pathname.startsWith("/drawings/");

/** Returns an address as documents name it. */
const addressOf = (url: string) => new URL(url).pathname + new URL(url).search;

/**
 * Opens a page with a stopped clock, because drawings out of view are fetched some seconds later. A touch starts the
 * page's script.
 */
async function openWithoutTime(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.evaluate(() => window.alive);
}

test("a drawing below the first screen is fetched when it comes near, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (isDrawing(request.url())) fetched.push(addressOf(request.url()));
  });
  await openWithoutTime(page, "/careers");
  const drawing = page.getByRole("main").getByRole("img").filter({ visible: true }).last();
  const address = (await drawing.getAttribute("data-drawing")) ?? "";
  expect(fetched).not.toContain(address);
  const before = await drawing.boundingBox();

  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator("path").first()).toBeAttached();
  expect(fetched).toContain(address);
  const after = await drawing.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test("a drawing of the first screen that is there before the first paint is reported is not fetched again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(callback: PerformanceObserverCallback) {
        super((list, observer) => {
          addEventListener("test:report", () => callback(list, observer), { once: true });
        });
      }
    };
  });
  await page.goto("/search");
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const drawing = page.getByRole("main").locator("svg[role=img]").filter({ visible: true }).first();
  await expect(drawing.locator("path").first()).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("test:report")));
  await expect(drawing.locator("use[href^=undefined]")).toHaveCount(0);
});

test("compositions for other widths are not fetched", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (isDrawing(request.url())) fetched.push(addressOf(request.url()));
  });
  await openWithoutTime(page, "/careers");
  const drawing = page.getByRole("main").getByRole("img").filter({ visible: true }).last();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator("path").first()).toBeAttached();
  const hidden = page.locator("main svg[data-drawing]").filter({ visible: false }).first();
  expect(fetched).not.toContain(await hidden.getAttribute("data-drawing"));
});

test("the drawings of a page that was reached by a link are drawn too", async ({ page, open }) => {
  await open("/privacy-policy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  // The address changes before the page does.
  await expect(page).toHaveTitle(/Careers/);
  const drawing = page.getByRole("main").getByRole("img").filter({ visible: true }).last();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator("path").first()).toBeAttached();
});

test("on paper a page has all of its drawings right after it is opened", async ({ page }) => {
  for (const path of ["/", "/careers", "/hospitality"]) {
    await openWithoutTime(page, path);
    await expect(page.locator("main svg[data-drawing]")).not.toHaveCount(0);
    await page.pdf({ format: "A4" });
    await expect(page.locator("main svg[data-drawing]"), path).toHaveCount(0);
  }
});

test("a page that is printed before its script runs has its drawings and none of the screen's parts", async ({
  page,
}) => {
  // Never answered.
  await page.route("**/assets/*.js", () => undefined);
  for (const path of ["/", "/hospitality"]) {
    await page.goto(path);
    const places = page.locator("main svg[data-drawing]");
    expect(await places.count()).toBeGreaterThan(3);
    await page.pdf({ format: "A4" });
    for (const place of await places.all())
      await expect(place.locator(":scope > *"), path).not.toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    // Of the header, paper has the brand alone.
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /, home$/ })).toBeVisible();
    await expect(header.getByRole("button")).toHaveCount(0);
    await expect(header.getByRole("navigation")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});

test("drawings that never came near are fetched last", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.clock.install();
  await open("/careers");
  await page.clock.runFor(10_000);
  await expect(page.locator("main svg[data-drawing]")).toHaveCount(0);
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a drawing is a picture in its place", async ({ page }) => {
    await page.goto("/careers");
    const picture = page.getByRole("main").getByRole("img").filter({ visible: true }).last();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  });
});
