import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * Largest transfer size of each document, with headers, in brotli: kB of 1,000 bytes. A page above its budget delays
 * its first paint on a slow line; docs/performance.md says what else matters.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 14,
  "/services": 14.1,
  "/ai-ml": 14.6,
  "/awsweb": 13.5,
  "/cloud-devops": 14.25,
  "/compliance": 13.25,
  "/cybersecurity": 13.5,
  "/hospitality": 13.75,
  "/mobile-app-development": 13.5,
  "/product-support": 13.5,
  "/remote-infrastructure-management": 14.5,
  "/sap": 13.75,
  "/ui-ux-design": 13.25,
  "/web-app-development": 14.5,
  "/ai-chatbot": 15.6,
  "/about-us": 13,
  "/contact-us": 13.5,
  "/downloads": 11,
  "/partners": 12.5,
  "/careers": 11.75,
  "/careers/blockchain-developer-job": 14,
  "/careers/full-stack-developer-job": 14,
  "/careers/social-media-marketing-job": 14,
  "/privacy-policy": 13.25,
  "/security-and-terms": 11,
  "/blogs": 11,
  "/blogs/night-audit-runbook": 14.25,
  "/hospitality-chatbot": 14.25,
  "/ai-chatbot/demo-data": 14.6,
  "/ai-chatbot/demo-data/shop": 14.6,
  "/ai-chatbot/demo-data/hotel": 14.6,
  "/ai-chatbot/demo-data/marketing": 14.6,
  // It contains seven faults with their steps besides its answers.
  "/ai-chatbot/demo-data/support": 14.9,
  "/quanta-framework": 14.6,
};

const origin = inject("siteOrigin");

/** Returns a response's size as transferred; `fetch` would decompress it. */
const wireSize = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers: { "accept-encoding": "br" } }, (response) => {
      let size = response.rawHeaders.join("    ").length;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });

test.each(Object.entries(budgets))("%s takes at most %d kB", async (path, budget) => {
  // The first response is compressed quickly, later ones at the highest level.
  await expect
    .poll(() => wireSize(path), { timeout: within(20_000) })
    .toBeLessThanOrEqual(budget * 1000);
});
