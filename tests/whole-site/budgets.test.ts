import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";
import { readPage } from "./page.ts";

/**
 * Largest transfer size of each document, with headers, in brotli: kB of 1,000 bytes. A page above its budget delays
 * its first paint on a slow line; docs/performance.md says what else matters. A budget leaves 25 bytes free: the
 * digits of the test site’s port alone move a size by as many.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 13.5,
  "/services": 14.25,
  "/ai-ml": 14.25,
  "/awsweb": 13.5,
  "/cloud-devops": 14.25,
  // Its matrix has fifty-four paragraphs as text.
  "/compliance": 13.5,
  "/cybersecurity": 13.5,
  "/hospitality": 13.75,
  "/mobile-app-development": 13.5,
  "/product-support": 13.5,
  "/remote-infrastructure-management": 14,
  "/sap": 13.75,
  "/ui-ux-design": 13.75,
  "/web-app-development": 14.5,
  // The longest page: its text alone takes 4 kB.
  "/ai-chatbot": 14.6,
  "/about-us": 13.5,
  "/contact-us": 14,
  "/downloads": 11,
  "/partners": 13,
  "/careers": 12.5,
  "/careers/blockchain-developer-job": 14,
  "/careers/full-stack-developer-job": 14,
  "/careers/social-media-marketing-job": 14,
  "/privacy-policy": 13.25,
  "/security-and-terms": 12.25,
  "/blogs": 11,
  "/blogs/night-audit-runbook": 14.5,
  "/hospitality-chatbot": 14,
  "/ai-chatbot/demo-data": 14.6,
  "/ai-chatbot/demo-data/shop": 14.6,
  "/ai-chatbot/demo-data/hotel": 14.6,
  "/ai-chatbot/demo-data/marketing": 14.6,
  "/ai-chatbot/demo-data/support": 14.5,
  "/quanta-framework": 14.6,
};

/** What a browser gets in the first round trip: ten segments of TCP (RFC 6928). */
const firstRoundTrip = 14.6;

/** The longest article may take a second round trip for its end. */
const article = 20;

const origin = inject("siteOrigin");

/** Returns a response's size as transferred, with status line and headers; `fetch` would decompress it. */
const wireSize = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers: { "accept-encoding": "br" } }, (response) => {
      const { httpVersion, statusCode, statusMessage, rawHeaders } = response;
      // Each header is followed by a colon with a space, or by a line break.
      let size = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n\r\n`.length;
      for (const text of rawHeaders) size += text.length + 2;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });

/** Returns the paths with queries of the site's documents: those of the sitemap, and those that they link to. */
async function addresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = new Set<string>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g))
    found.add(new URL(address).pathname);
  const documents: string[] = [];
  // A set yields what is added while it is read.
  for (const path of found) {
    const response = await fetch(origin + path, { redirect: "manual" });
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    documents.push(path);
    for (const link of readPage(await response.text()).links) {
      const { origin: ofLink, pathname, search } = new URL(link, origin + path);
      if (ofLink === origin) found.add(pathname + search);
    }
  }
  return documents;
}

test.each(Object.entries(budgets))("%s takes at most %d kB", async (path, budget) => {
  // The first response is compressed quickly, later ones at the highest level.
  await expect
    .poll(() => wireSize(path), { timeout: within(20_000) })
    .toBeLessThanOrEqual(budget * 1000);
});

test("every other address comes in the first round trip, articles in 20 kB", async () => {
  const others = (await addresses()).filter((path) => !Object.hasOwn(budgets, path));
  expect(others.filter((path) => path.startsWith("/blogs/")).length).toBeGreaterThan(10);
  expect(others).toContain("/blogs?category=sap");
  expect(others).toContain("/search");
  const tooLarge = async () => {
    const large: string[] = [];
    for (const path of others) {
      const budget = path.startsWith("/blogs/") ? article : firstRoundTrip;
      const size = await wireSize(path);
      if (size > budget * 1000) large.push(`${path}: ${size}`);
    }
    return large;
  };
  await expect.poll(tooLarge, { timeout: within(20_000) }).toEqual([]);
});
