import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { ensureFirefox } from "../../cli/firefox.ts";
import { within } from "../support/slowness.ts";

/** What a visitor does most, in the Firefox of the system, by WebDriver BiDi: Playwright drives only its own build. */

const firefox = await ensureFirefox();
if ("missing" in firefox) console.warn(firefox.missing);

const origin = inject("siteOrigin");

describe.skipIf("missing" in firefox)("in Firefox", () => {
  let browser: Browser;

  beforeAll(async () => {
    if ("missing" in firefox) return;
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: firefox.path,
      headless: true,
      timeout: within(30_000),
    });
  }, within(90_000));
  afterAll(async () => {
    await browser?.close();
  });

  /** A page of a visitor who has not been here. Errors of its scripts fail the test. */
  async function visit(path: string, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(within(10_000));
    const errors: unknown[] = [];
    page.on("pageerror", (error) => {
      errors.push(error);
    });
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(() => {
      window.alive = new Promise((resolve) => {
        addEventListener("site:alive", resolve, { once: true });
      });
    });
    await page.goto(origin + path);
    await page.evaluate(() => window.alive.then(() => undefined));
    await look(page);
    expect(errors).toEqual([]);
    await context.close();
  }

  const heading = (page: Page) => page.$eval("h1", (element) => element.textContent?.trim() ?? "");
  const byRole = (page: Page, role: string, name: string) =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  const shows = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();

  test.each(["/", "/services", "/blogs/night-audit-runbook"])("%s is read", async (path) => {
    await visit(path, async (page) => {
      expect(await heading(page)).not.toBe("");
      expect(await page.title()).toContain(company.name);
      const text = await page.$eval("main", (main) => main.innerText.length);
      expect(text).toBeGreaterThan(600);
    });
  });

  test("the menu opens, and leads to a service", async () => {
    await visit("/", async (page) => {
      await byRole(page, "button", "Products").click();
      await page.locator('nav a[href="/sap"]').click();
      await page.waitForFunction(() => location.pathname === "/sap");
      expect(await heading(page)).not.toBe("");
    });
  });

  test("the colour scheme turns over, and stays for the next page", async () => {
    await visit("/", async (page) => {
      const ground = () => page.$eval("body", (body) => getComputedStyle(body).backgroundColor);
      const before = await ground();
      await byRole(page, "button", "Use dark colours").click();
      await page.waitForFunction(
        (old) => getComputedStyle(document.body).backgroundColor !== old,
        {},
        before,
      );
      const after = await ground();
      await page.goto(`${origin}/services`);
      expect(await ground()).toBe(after);
    });
  });

  test("a talk in the chatbot demo", async () => {
    await visit("/ai-chatbot", async (page) => {
      await byRole(page, "button", "Experience the Future").click();
      await byRole(page, "textbox", "Full Name *").fill("Ada Marsh");
      await byRole(page, "textbox", "Email Address *").fill("ada@brightkeel.example");
      // The radio itself lies hidden under its label.
      await page.$eval('dialog input[value="hospitality"]', (radio) =>
        radio.closest("label")?.click(),
      );
      await byRole(page, "button", "Continue to Demo").click();
      await byRole(page, "textbox", "Your message").fill("Is breakfast included?");
      await byRole(page, "button", "Send message").click();
      await page.waitForFunction(
        () => document.querySelectorAll("[role=log] > ol > li").length >= 3,
      );
      const answer = await page.$$eval(
        "[role=log] > ol > li",
        (all) => all.at(-1)?.textContent ?? "",
      );
      expect(answer).toMatch(/breakfast/i);
    });
  });

  test("the contact form is checked and sent", async () => {
    await visit("/contact-us", async (page) => {
      const fill = (name: string, value: string) =>
        page.locator(`main form [name="${name}"]`).fill(value);
      await fill("name", "Ada Marsh");
      await fill("email", "ada@brightkeel.example");
      await fill("message", "We would like to talk about our SAP weekend.");
      // The server takes what is filled faster than anybody types for a machine’s.
      await page.waitForFunction(
        (since) => performance.now() > since,
        {},
        await page.evaluate(() => performance.now() + 4_000),
      );
      await page.locator("main form button[type=submit]").click();
      await shows(page, contactUs.form.sent.title);
    });
  });
});
