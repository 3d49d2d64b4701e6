import { expect, type Request, test } from "@playwright/test";
import { pagePaths } from "./support/pages.ts";
import { sameTab } from "./support/same-tab.ts";
import { openPage } from "./support/test.ts";

/**
 * What a first visit to each page loads on a desktop before somebody touches it. The tab keeps no file from one page to
 * the next, so that each is as on a first visit.
 */
const tab = sameTab({}, async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
});

const isScript = (url: string) => new URL(url).pathname.endsWith(".js");
const isDrawing = (url: string) => new URL(url).pathname.startsWith("/drawings/");

type Budget = { scripts: number; requests: number };

/** A page without islands: the script of all pages, and at most twelve requests besides drawings. */
const withoutIslands: Budget = { scripts: 8_100, requests: 12 };

/** Budgets of the other pages, in bytes of scripts with their headers, and requests besides drawings, which come when they are near. */
const budgets: Partial<Record<(typeof pagePaths)[number], Budget>> = {
  "/": { scripts: 70_700, requests: 18 },
  "/services": { scripts: 69_600, requests: 18 },
  "/ai-chatbot": { scripts: 72_700, requests: 18 },
  // It contains a whole conversation, open from the start. 75 KB are 76,800 bytes.
  "/hospitality-chatbot": { scripts: 76_800, requests: 18 },
  "/web-app-development": { scripts: 69_600, requests: 18 },
  "/privacy-policy": { scripts: 69_100, requests: 18 },
  "/blogs/night-audit-runbook": { scripts: 69_000, requests: 18 },
  // A picture for each post.
  "/blogs": { ...withoutIslands, requests: 22 },
};

for (const path of pagePaths) {
  const budget = budgets[path] ?? withoutIslands;
  test(`${path} takes ${budget.requests} requests, eight of them scripts of ${budget.scripts / 1000} kB, before somebody touches it`, async () => {
    const page = tab();
    const requests: Request[] = [];
    const note = (request: Request) => void requests.push(request);
    page.on("requestfinished", note);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    page.off("requestfinished", note);
    const scripts = requests.filter((request) => isScript(request.url()));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(8);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const total = sizes.reduce(
      (sum, { responseHeadersSize, responseBodySize }) =>
        sum + responseHeadersSize + responseBodySize,
      0,
    );
    expect(total).toBeLessThanOrEqual(budget.scripts);
    // Each once: Chromium may ask for the icon again when it has painted.
    const others = new Set(
      requests.map((request) => request.url()).filter((url) => !isDrawing(url)),
    );
    expect(others.size).toBeLessThanOrEqual(budget.requests);
    // Every sign of the page is in the small faces.
    const fonts = requests.map((request) => request.url()).filter((url) => url.endsWith(".woff2"));
    expect(fonts.filter((font) => font.includes("-latin-"))).toEqual([]);
  });
}
