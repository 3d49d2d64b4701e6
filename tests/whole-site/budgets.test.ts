import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 18.5,
  "/services": 16.5,
  "/ai-ml": 16.5,
  "/awsweb": 14.6,
  "/cloud-devops": 16.75,
  "/compliance": 14.6,
  "/cybersecurity": 14.6,
  "/hospitality": 16.75,
  "/mobile-app-development": 15.75,
  "/product-support": 15.75,
  "/remote-infrastructure-management": 17.25,
  "/sap": 15.25,
  "/ui-ux-design": 16,
  "/web-app-development": 16.75,
  "/ai-chatbot": 20.5,
  "/about-us": 14.25,
  "/contact-us": 14.75,
  "/downloads": 12.25,
  "/partners": 13.75,
  "/careers": 13.25,
  "/careers/blockchain-developer-job": 15.75,
  "/careers/full-stack-developer-job": 15.75,
  "/careers/social-media-marketing-job": 15.75,
  "/privacy-policy": 15,
  "/security-and-terms": 12.25,
  "/blogs": 12.25,
  "/blogs/night-audit-runbook": 15.5,
  "/hospitality-chatbot": 16.5,
  "/ai-chatbot/demo-data": 28.75,
  "/quanta-framework": 16.5,
};

const origin = inject("siteOrigin");

/** Bytes of an answer as they come over the wire; `fetch` would take the compression off. */
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
  // The first answer is compressed quickly, and hard afterwards.
  await expect
    .poll(() => wireSize(path), { timeout: within(20_000) })
    .toBeLessThanOrEqual(budget * 1000);
});
