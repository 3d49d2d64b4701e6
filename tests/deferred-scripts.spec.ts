import type { Page, Request } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const isScript = (url: string) => new URL(url).pathname.endsWith(".js");

const fontsOf = (requests: readonly Request[]) =>
  requests.map((request) => request.url()).filter((url) => url.endsWith(".woff2"));

test("no script and no module preload delays the first paint", async ({ request }) => {
  const text = await (await request.get("/ai-chatbot")).text();
  const html = text.replace(/<noscript\b[\s\S]*?<\/noscript>/g, "");
  expect(html).not.toContain("modulepreload");
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toMatch(/<script[^>]+type="module"/);
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
});

test("a heading font that no heading uses loads with a menu that needs it", async ({
  page,
  open,
}) => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  const lighter = () => fontsOf(requests).filter((font) => font.includes("-600-"));
  await open("/blogs");
  await page.waitForLoadState("networkidle");
  expect(fontsOf(requests).length).toBeGreaterThan(2);
  expect(lighter()).toEqual([]);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect.poll(lighter).toHaveLength(1);
});

test.describe("The entry", () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_FAILED|dynamically imported/ });

  /** Stops the page's clock from the start: it never becomes idle by itself. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      window.requestIdleCallback = (callback) => {
        waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
        return waiting.length;
      };
      Object.assign(window, {
        becomeIdle: () => {
          for (const run of waiting.splice(0)) run();
        },
      });
    });
  });

  test("waits for the page to be idle", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (isScript(request.url())) scripts.push(request.url());
    });
    await page.goto("/ai-chatbot");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    // The page registers for idleness a moment after the paint.
    await expect(async () => {
      await page.evaluate("becomeIdle()");
      expect(scripts.length).toBeGreaterThan(0);
    }).toPass();
    await page.evaluate(() => window.alive);
  });

  for (const [sign, give] of [
    // The first event of a page tells where the pointer is, and no movement.
    ["pointer", (page) => page.mouse.move(300, 300, { steps: 2 })],
    ["key", (page) => page.keyboard.press("Tab")],
    ["scroll", (page) => page.evaluate(() => window.scrollTo(0, 300))],
    ["touch", (page) => page.locator("h1").dispatchEvent("touchstart")],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
    test(`starts at the first ${sign}, without waiting for idleness`, async ({ page }) => {
      await page.goto("/ai-chatbot");
      await give(page);
      await page.evaluate(() => window.alive);
    });
  }

  test("an earlier click is kept, and carried out once", async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/ai-chatbot");
    await page.getByRole("button", { name: "Experience the Future" }).click();
    const dialog = page.getByRole("dialog", { name: "AI Chatbot Demo" });
    await expect(dialog).toBeHidden();
    release();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("a click made while React hydrates counts once", async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      let pressed = false;
      // React adds its listeners to the element that it is about to hydrate.
      EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
        addEventListener.call(this, type, ...rest);
        const island =
          this instanceof Element && this.closest('site-island[name="banner-controls"]');
        if (!island || type !== "click" || pressed) return;
        pressed = true;
        const next = island.querySelector<HTMLElement>('[aria-label="Next slide"]');
        queueMicrotask(() => next?.click());
      };
    });
    await page.goto("/services");
    await page.getByRole("button", { name: "Next slide" }).scrollIntoViewIfNeeded();
    await expect(page.locator("[aria-live=polite]", { hasText: /^Slide 2 of 2/ })).toHaveCount(1);
  });

  test("a link works before", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/ai-chatbot");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
    await expect(page).toHaveTitle(/Career/i);
  });
});

test.describe("Code that fails to arrive once", () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_FAILED|dynamically imported/ });

  /** Lets the first request of a file fail, as on a line that drops out, and returns whether it has. */
  async function failOnce(page: Page, file: string): Promise<() => boolean> {
    let failed = false;
    await page.route(`**/assets/${file}-*.js`, (route) => {
      if (failed) return route.continue();
      failed = true;
      return route.abort();
    });
    return () => failed;
  }

  test("of every page: the next movement fetches it again, and carries the click out", async ({
    page,
  }) => {
    const hasFailed = await failOnce(page, "client");
    await page.goto("/ai-chatbot");
    await page.getByRole("button", { name: "Experience the Future" }).click();
    await expect.poll(hasFailed).toBe(true);
    const dialog = page.getByRole("dialog", { name: "AI Chatbot Demo" });
    await expect(async () => {
      await page.mouse.move(300, 300, { steps: 3 });
      await page.mouse.move(310, 310, { steps: 3 });
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("of an island: the next press runs it, and counts", async ({ page }) => {
    const hasFailed = await failOnce(page, "comparison-controls.island");
    await page.goto("/ai-chatbot");
    await page.evaluate(() => window.alive);
    const next = page.getByRole("button", { name: "Next comparison" });
    await next.scrollIntoViewIfNeeded();
    await expect.poll(hasFailed).toBe(true);
    await next.click();
    await expect(page.getByRole("heading", { name: "Basic Chatbot", exact: true })).toBeVisible();
  });

  test("of the banner's carousel: the next press turns it", async ({ page }) => {
    const hasFailed = await failOnce(page, "embla-carousel.esm");
    await page.goto("/services");
    const next = page.getByRole("button", { name: "Next slide" });
    await next.click();
    await expect.poll(hasFailed).toBe(true);
    await next.click();
    await expect(page.locator("[aria-live=polite]", { hasText: /^Slide 2 of 2/ })).toHaveCount(1);
  });
});
