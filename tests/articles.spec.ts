import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** An article begins on the first screen of a phone: its first sentence, not only its title and cover. */

const phones = [
  { width: 390, height: 844 },
  // Lighthouse's mid-range phone.
  { width: 412, height: 823 },
];

test("every article's first sentence is on the first screen of a phone", async ({ page }) => {
  test.slow();
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const articles = new Set([...sitemap.matchAll(/\/blogs\/[\w-]+/g)].map(([path]) => path));
  expect(articles.size).toBeGreaterThan(10);
  for (const path of articles) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const opening = page.getByRole("article").locator(":scope > div p").first();
    for (const phone of phones) {
      await page.setViewportSize(phone);
      expect(await endOfFirstSentence(opening), `${path} at ${phone.width}`).toBeLessThan(
        phone.height,
      );
    }
  }
});

test("the opening is read before the cover and the contents on a phone, and beside the contents on a desk", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blogs/night-audit-runbook");
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const article = page.getByRole("article");
  const opening = article.getByText(/^The night audit fails in quiet ways/);
  const contents = article.getByRole("navigation", { name: "Contents" });
  const cover = article.getByRole("img").first();
  const next = article.getByText(/^It assumes a property management system/);
  const onPhone = await Promise.all([opening, cover, contents, next].map(top));
  expect(onPhone).toEqual(onPhone.toSorted((a, b) => a - b));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await top(cover)).toBeLessThan(await top(opening));
  expect(await top(contents)).toBeCloseTo(await top(opening), -1);
});

/** Returns where the first sentence of a paragraph ends on the screen, in pixels from its upper edge. */
const endOfFirstSentence = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const [sentence = ""] = /^.*?[.?!](?=\s|$)/s.exec(element.textContent ?? "") ?? [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let left = sentence.length;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const length = text.textContent?.length ?? 0;
      if (length < left) {
        left -= length;
        continue;
      }
      const range = document.createRange();
      range.setStart(element, 0);
      range.setEnd(text, left);
      return range.getBoundingClientRect().bottom;
    }
    throw new Error("The article begins with no sentence.");
  });

test("a table of figures stays one on a phone, and shows its last column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blogs/choose-a-threshold-with-your-costs");
  const table = page.getByRole("group", { name: /^Table: Threshold/ });
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden, "pixels beyond the edge").toBe(0);
  await expect(table.getByRole("columnheader", { name: /^Total cost/ })).toBeVisible();
});

test("a table of figures and texts shows its last two figures beside each other on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blogs/nat-gateway-bill-line-by-line");
  const table = page.getByRole("group", { name: /^Table: Traffic/ });
  const place = async (text: string) => {
    const box = await table.getByText(text).boundingBox();
    if (box === null) throw new Error(`${text} is not shown.`);
    return box;
  };
  const [today, then, way] = await Promise.all(
    ["$85.50", "$40.90", "Interface endpoint, 3 zones"].map(place),
  );
  expect(then?.y).toBe(today?.y);
  expect(way?.y).toBeGreaterThan(today?.y ?? 0);
  const cell = table.getByText("Interface endpoint, 3 zones").locator("xpath=ancestor::td");
  const name = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(name).toContain("Cheapest way");
});
