import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { within } from "../support/slowness.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";

/** Tests the most common actions of visitors in a browser other than that of all other tests. */
export function smokeTests(start: () => Promise<DrivenBrowser>): void {
  let browser: DrivenBrowser;
  beforeAll(async () => {
    browser = await start();
  }, within(90_000));
  afterAll(() => browser?.close());

  const heading = (page: DrivenPage) =>
    page.read(() => document.querySelector("h1")?.textContent?.trim() ?? "");
  const ground = (page: DrivenPage) =>
    page.read(() => getComputedStyle(document.body).backgroundColor);
  const shows = (page: DrivenPage, text: string) =>
    page.until((shown) => document.body.innerText.includes(shown), text);

  test.each(["/", "/services", "/blogs/night-audit-runbook"])("%s is read", async (path) => {
    await browser.visit(path, async (page) => {
      expect(await heading(page)).not.toBe("");
      expect(await page.read(() => document.title)).toContain(company.name);
      const text = await page.read(() => document.querySelector("main")?.innerText.length);
      expect(text).toBeGreaterThan(600);
    });
  });

  test("the menu opens, and leads to a service", async () => {
    await browser.visit("/", async (page) => {
      await page.press("Products");
      await page.click('nav a[href="/sap"]');
      await page.until(() => location.pathname === "/sap");
      expect(await heading(page)).not.toBe("");
    });
  });

  test("the colour scheme switches, and stays for the next page", async () => {
    await browser.visit("/", async (page) => {
      const before = await ground(page);
      await page.press("Use dark colours");
      await page.until((old) => getComputedStyle(document.body).backgroundColor !== old, before);
      const after = await ground(page);
      await page.goto("/services");
      expect(await ground(page)).toBe(after);
    });
  });

  test("a talk in the chatbot demo", async () => {
    await browser.visit("/ai-chatbot", async (page) => {
      await page.press("Experience the Future");
      await page.fill("dialog [name=name]", "Ada Marsh");
      await page.fill("dialog [name=email]", "ada@brightkeel.example");
      // The radio button itself is hidden under its label.
      await page.click('dialog label:has(input[value="hospitality"])');
      await page.press("Continue to Demo");
      await page.fill("dialog textarea", "Is breakfast included?");
      await page.press("Send message");
      await page.until(() => document.querySelectorAll("[role=log] > ol > li").length >= 3);
      const answer = await page.read(
        () => [...document.querySelectorAll("[role=log] > ol > li")].at(-1)?.textContent ?? "",
      );
      expect(answer).toMatch(/breakfast/i);
    });
  });

  test("the contact form is checked and sent", async () => {
    await browser.visit("/contact-us", async (page) => {
      await page.fill('main form [name="name"]', "Ada Marsh");
      await page.fill('main form [name="email"]', "ada@brightkeel.example");
      await page.fill('main form [name="message"]', "We would like to talk about our SAP weekend.");
      // The server takes a form that was filled faster than anyone types for a machine’s.
      await page.until(() => performance.now() > 4_000);
      await page.click("main form button[type=submit]");
      await shows(page, contactUs.form.sent.title);
    });
  });
}
