import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { within } from "../support/slowness.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";

/** Starts Firefox over WebDriver BiDi, because Playwright drives only its own build. */
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
 * Returns the first visible button with this label or text, searched in the page itself: Puppeteer's search by role
 * computes the names of all elements each time, which takes ten seconds on a long page.
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
      // Puppeteer waits until the button exists.
      await (found as ElementHandle<HTMLButtonElement>).click();
    },
    click: (selector) => page.locator(selector).click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    read: (look, given = "") => page.evaluate(look, given) as Promise<ReturnType<typeof look>>,
    until: async (holds, given = "") => void (await page.waitForFunction(holds, {}, given)),
  };
}
