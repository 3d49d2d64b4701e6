import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { demoOf, knowVisitor, say } from "./support/demo.ts";
import { type Front, startFront } from "./support/front.ts";
import { within } from "./support/slowness.ts";
import { alive, test as base, expect } from "./support/test.ts";

const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front = await startFront(site.origin);
    await use(front);
    await front.close();
  },
  baseURL: ({ front }, use) => use(front.origin),
});
test.use({ serviceWorkers: "allow" });

/** Opens a page, waits until the worker controls it, and marks the document so that a reload can be detected. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller) {
      await new Promise((resolve) =>
        serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    }
    document.documentElement.dataset.document = "first";
  });
}

const marked = (page: Page) => page.locator("html[data-document=first]");

/** Makes the browser find the released worker; resolves when it has taken over, unless the page reloads before. */
const takeUpdate = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true }),
    );
    const look = async (): Promise<void> => {
      await (await serviceWorker.ready).update();
      // Chromium lets the new worker wait until the old one has no work. While DevTools watch the old one, it may miss
      // that moment, and looks again only after another event.
      serviceWorker.controller?.postMessage({ type: "nothing" });
    };
    // The browser's own check, from the start of a page, may still be in progress with the old response.
    const looking = setInterval(look, 500);
    await changed;
    clearInterval(looking);
  });

/** Does the same for a page that reloads then, so that no one is left to say when. */
const findUpdate = (page: Page): void => {
  takeUpdate(page).catch(() => {});
};

const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("is at /sw.js for the whole site, and the first one reloads nothing", async ({
  page,
  front,
}) => {
  await openControlled(page, "/privacy-policy");
  const registration = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL };
  });
  expect(registration).toEqual({ scope: `${front.origin}/`, script: `${front.origin}/sw.js` });
  await expect(marked(page)).toHaveCount(1);
  expect(front.documents).toEqual(["/privacy-policy"]);
});

test("a new version reloads the page, once", async ({ page, front }) => {
  await openControlled(page, "/privacy-policy");
  front.release("2");
  findUpdate(page);
  await expect(marked(page)).toHaveCount(0);
  await alive(page);
  expect(front.documents).toEqual(["/privacy-policy", "/privacy-policy"]);
});

test("a version that another tab found reloads this one too", async ({ page, context, front }) => {
  await openControlled(page, "/privacy-policy");
  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await other.evaluate(() => navigator.serviceWorker.ready);
  front.release("2");
  findUpdate(other);
  await expect(marked(page)).toHaveCount(0);
});

test("never while a form is half filled: then at the next change of page", async ({
  page,
  front,
}) => {
  await openControlled(page, "/contact-us");
  const name = page.getByRole("main").getByRole("textbox", { name: /name/i }).first();
  await name.fill("Ada Marsh");
  front.release("2");
  await takeUpdate(page);
  await expect(marked(page)).toHaveCount(1);
  await expect(name).toHaveValue("Ada Marsh");
  expect(front.documents).toEqual(["/contact-us"]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(marked(page)).toHaveCount(0);
  expect(front.documents).toEqual(["/contact-us", "/partners"]);
});

test("never while the demo is open, nor right after: at the next change of page", async ({
  page,
  front,
}) => {
  await knowVisitor(page);
  await openControlled(page, "/ai-chatbot");
  const demo = demoOf(page);
  await demo.opener.click();
  await demo.industryButton("Marketing").click();
  front.release("2");
  await takeUpdate(page);
  await expect(marked(page)).toHaveCount(1);
  await expect(demo.messages).toHaveCount(1);
  await demo.close.click();
  await expect(demo.dialog).toBeHidden();
  await expect(marked(page)).toHaveCount(1);

  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(marked(page)).toHaveCount(0);
  expect(front.documents).toEqual(["/ai-chatbot", "/careers"]);
});

test("never while somebody talks with the hotel’s assistant, or searches", async ({
  page,
  front,
}) => {
  await openControlled(page, "/hospitality-chatbot");
  const assistant = page.getByRole("main").getByRole("log");
  await page.getByRole("textbox", { name: "Your message" }).fill("When is breakfast?");
  await page.keyboard.press("Enter");
  await expect(assistant.getByText("When is breakfast?")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeEnabled();
  front.release("2");
  await takeUpdate(page);
  await expect(marked(page)).toHaveCount(1);
  await expect(assistant.getByText("When is breakfast?")).toBeVisible();

  await openControlled(page, "/privacy-policy");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /^Search/ });
  await field.fill("breakf");
  front.release("3");
  await takeUpdate(page);
  await expect(marked(page)).toHaveCount(1);
  await expect(field).toHaveValue("breakf");
});

test.describe("Without a network", () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_(FAILED|EMPTY_RESPONSE)/ });

  test("a page seen before is shown; for any other, the notice lists what can be read", async ({
    page,
    front,
  }) => {
    await openControlled(page, "/privacy-policy");
    await page.goto("/partners");
    // The page's scripts are cached too.
    await alive(page);
    const heading = page.getByRole("heading", { level: 1 });
    const words = await heading.textContent();
    await expect.poll(() => storedPaths(page)).toContain("/partners");
    front.cut();

    await page.reload();
    await expect(heading).toHaveText(words ?? "none");

    const response = await page.goto("/sap");
    expect(response?.status()).toBe(503);
    await expect(heading).toHaveText("No connection");
    const loadedFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
    await expect.poll(loadedFonts).toBeGreaterThan(0);
    await expect(page.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByRole("link", { name: company.email })).toBeVisible();
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /Partners/ })
      .click();
    await expect(heading).toHaveText(words ?? "none");

    front.mend();
    await page.goto("/sap");
    await expect(page).toHaveTitle(/SAP/);
  });

  test("a copy answers for its own page only, whatever campaign led to either", async ({
    page,
    front,
  }) => {
    await openControlled(page, "/partners?utm_source=mail");
    await page.goto("/search?q=sap");
    await page.goto("/blogs?page=2");
    await expect.poll(() => storedPaths(page)).toContain("/blogs");
    front.cut();
    const heading = page.getByRole("heading", { level: 1 });
    for (const path of ["/search?q=hotel", "/search", "/blogs", "/blogs?page=3"]) {
      await page.goto(path);
      await expect(heading, path).toHaveText("No connection");
    }
    for (const path of ["/search?q=sap&utm_source=feed", "/blogs?page=2&utm_source=feed"]) {
      await page.goto(path);
      await expect(heading, path).not.toHaveText("No connection");
    }
    for (const path of ["/partners", "/partners?utm_source=feed"]) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(/Partner/);
    }
  });

  test("prefetching a link reloads nothing; following it shows what is available", async ({
    page,
    front,
  }) => {
    await openControlled(page, "/privacy-policy");
    const footer = page.getByRole("contentinfo");
    front.cut();
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
    // Sections that are laid out late may move the link away under the pointer before it has rested there.
    await expect(async () => {
      await footer.getByRole("link", { name: "Partners" }).hover();
      await expect.poll(() => failed, { timeout: within(1_000) }).toContain("/partners");
    }).toPass({ timeout: within(15_000) });
    await footer.getByRole("link", { name: "Careers" }).hover();
    await expect(marked(page)).toHaveCount(1);

    await footer.getByRole("link", { name: "Partners" }).click();
    await expect(page).toHaveURL("/partners");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
    front.mend();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveTitle(/Partners/);
  });

  test("a message to the bot fails with the specified words", async ({ page, front }) => {
    await knowVisitor(page);
    await openControlled(page, "/ai-chatbot");
    const demo = demoOf(page);
    await demo.opener.click();
    await demo.industryButton("Marketing").click();
    front.cut();
    await say(demo, "Hello");
    await expect(demo.messages.last()).toContainText(
      "Oops! Something went wrong. Please try again later.",
    );
  });
});

test("stores pages and hashed files: no webhook, no content service, no form made for one", async ({
  page,
}) => {
  await knowVisitor(page);
  await openControlled(page, "/ai-chatbot");
  const demo = demoOf(page);
  await demo.opener.click();
  await demo.industryButton("Hospitality").click();
  await say(demo, "Is breakfast included?");
  await expect(demo.messages).toHaveCount(3);
  await page.evaluate(() => fetch("/content-api/v2025-02-06/data/query/blogs?query=1"));
  await page.goto("/contact-us");
  await page.goto("/blogs");
  await expect.poll(() => storedPaths(page)).toContain("/blogs");
  const stored = await storedPaths(page);
  expect(stored).toContain("/ai-chatbot");
  expect(stored.filter((path) => !/^\/(?:assets|drawings|styles)\//.test(path)).sort()).toEqual([
    "/ai-chatbot",
    "/blogs",
  ]);
});
