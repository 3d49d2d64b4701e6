import type { Page, Route } from "@playwright/test";
import { laidOut } from "./support/laid-out.ts";
import { startSite } from "./support/site.ts";
import { alive, expect, test } from "./support/test.ts";

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
  // Text fonts load after the first paint, and lines move with them.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => scrollTop(page)).toBe(900);

  // Focused by keyboard, because a pointer would scroll the page.
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

test("a change of page fetches no drawing that waits until it comes near, and no font again", async ({
  page,
  open,
}) => {
  await open("/");
  await laidOut(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(`${request.resourceType()} ${request.url()}`));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/Career/i);
  await laidOut(page);
  expect(fetched.filter((request) => /^image .*\/drawings\/|^font /.test(request))).toEqual([]);
  const heading = page.getByRole("heading", { level: 1 });
  const { family, size, weight } = await heading.evaluate((element) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    return { family: fontFamily.split(",")[0], size: fontSize, weight: fontWeight };
  });
  const isDrawn = (font: string) => document.fonts.check(font, "Career");
  expect(await page.evaluate(isDrawn, `${weight} ${size} ${family}`)).toBe(true);
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

test("going back behind an open dialog closes it, and the focus is in the page", async ({
  page,
  open,
}) => {
  await open("/privacy-policy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/Career/i);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a link to a part of a page is fetched once, and leads to that part", async ({
  page,
  open,
}) => {
  await open("/careers");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Downloads" });
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = "/cloud-devops#questions";
  });
  const prefetched = page.waitForResponse("**/cloud-devops");
  await link.focus();
  await prefetched;
  await link.click();
  await expect(page.locator("#questions")).toBeInViewport();
  expect(fetched.filter((path) => path === "/cloud-devops")).toHaveLength(1);
});

test("a page is fetched when it is wanted, behind a spinner", async ({ page, open }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await open("/privacy-policy");
  await page.route("**/partners", async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
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

test.describe("A form that comes back", () => {
  test.use({ expectedProblems: /Failed to load resource: .* status of 4\d\d/ });

  test("is read from what is wrong with it, keeps what was typed, and loads no new document", async ({
    page,
    open,
  }) => {
    await open("/contact-us");
    await page.evaluate(() => {
      document.documentElement.dataset.document = "first";
    });
    const form = page.getByRole("main").locator("form");
    await form.locator("[name=name]").fill("Ada Marsh");
    await form.getByRole("button").click();
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expect(form.locator("[name=name]")).toHaveValue("Ada Marsh");
    await expect(page.locator("html")).toHaveAttribute("data-document", "first");
  });

  test("says every mistake at once, also when it is sent with Enter", async ({ page, open }) => {
    await open("/contact-us");
    await page.getByRole("main").getByLabel("Your name").press("Enter");
    const summary = page.getByRole("main").getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(3);
  });
});

test.describe("A form that comes back without the Navigation API, and before its script", () => {
  test.use({ expectedProblems: /Failed to load resource: .* status of 422/ });

  /** Opens the contact page and sends its empty form as a whole document, whose script waits. */
  async function sendWhole(page: Page): Promise<() => Promise<void>> {
    await page.addInitScript("delete window.navigation");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/client-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/contact-us");
    await page
      .getByRole("main")
      .locator("form")
      .evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole("main").getByRole("link", { name: /name/i })).toBeVisible();
    return async () => {
      release();
      await page.evaluate(() => window.alive);
    };
  }

  test("is read from what is wrong with it", async ({ page }) => {
    const arrive = await sendWhole(page);
    await arrive();
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  });

  test("takes the focus from no one who is typing already", async ({ page }) => {
    const arrive = await sendWhole(page);
    const name = page.getByRole("main").locator("[name=name]");
    await name.click();
    await page.keyboard.type("Ada");
    await arrive();
    await page.keyboard.type(" Marsh");
    await expect(name).toHaveValue("Ada Marsh");
  });
});

test.describe("A form that is not taken", () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  /** Fills in a part of the contact form, and submits it. */
  async function send(page: Page, email = "ada@marsh.example") {
    const form = page.getByRole("main").locator("form");
    await form.locator("[name=name]").fill("Ada Marsh");
    await form.locator("[name=email]").fill(email);
    await form.getByRole("button").click();
    return form;
  }

  test("because too many came keeps what was typed, and says when to send it again", async ({
    page,
  }) => {
    const site = await startSite({ LEADS_PER_MINUTE: "1" });
    await page.request.post(`${site.origin}/contact-us`, { form: { name: "Somebody else" } });
    await page.goto(`${site.origin}/contact-us`);
    await alive(page);
    const form = await send(page);
    await expect(form.getByRole("alert")).toContainText(/again in \d+ seconds?/);
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(form.locator("[name=name]")).toHaveValue("Ada Marsh");
    await expect(form.getByRole("button")).toBeEnabled();
    await site.remove();
  });

  for (const [what, answer] of [
    ["there is no network", (route: Route) => route.abort()],
    [
      "a proxy answers in the server’s place",
      (route: Route) =>
        route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    ],
  ] as const) {
    test(`because ${what} keeps what was typed, and says so`, async ({ page, open }) => {
      await open("/contact-us");
      await page.route("**/contact-us", answer);
      const form = await send(page);
      await expect(form.getByRole("alert")).toContainText("Nothing you wrote is lost");
      await expect(form.getByRole("alert")).toBeFocused();
      await expect(form.locator("[name=email]")).toHaveValue("ada@marsh.example");
    });
  }

  test("by a newer build is shown as that build answers", async ({ page, open }) => {
    await open("/contact-us");
    await page.evaluate(() => {
      document.querySelector("meta[name=runtime]")?.setAttribute("content", "/older.js");
    });
    const form = await send(page, "nobody");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expect(form.locator("[name=email]")).toHaveValue("nobody");
  });
});

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
