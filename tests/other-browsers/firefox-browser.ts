import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { within } from "../support/slowness.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";

/** Firefox by WebDriver BiDi: Playwright drives only its own build. */
export async function startFirefox(executablePath: string, origin: string): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: within(30_000),
  });
  return {
    async visit(path, look) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(within(10_000));
      const errors: unknown[] = [];
      page.on("pageerror", (error) => {
        errors.push(error);
      });
      await page.setViewport({ width: 1280, height: 900 });
      const driven = drivenPage(page, origin);
      await driven.goto(path);
      await look(driven);
      await context.close();
      if (errors.length > 0) throw new AggregateError(errors, `A script of ${path} failed.`);
    },
    close: () => browser.close(),
  };
}

/**
 * The first button in view of those named so by their label or their own words, which the page looks for itself: Puppeteer's
 * search by role works out the name of everything on the page each time, for ten seconds on a long one.
 */
const shownButton = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(
    (button) =>
      (button.ariaLabel ?? button.innerText.trim()) === name &&
      button.checkVisibility() &&
      !button.disabled,
  );

function drivenPage(page: Page, origin: string): DrivenPage {
  return {
    goto: async (path) => void (await page.goto(origin + path)),
    press: async (name) => {
      const found = await page.waitForFunction(shownButton, {}, name);
      // It waits until there is one.
      await (found as ElementHandle<HTMLButtonElement>).click();
    },
    click: (selector) => page.locator(selector).click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    read: (look, given = "") => page.evaluate(look, given) as Promise<ReturnType<typeof look>>,
    until: async (holds, given = "") => void (await page.waitForFunction(holds, {}, given)),
  };
}
