import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 20.25,
  "/services": 18.25,
  "/ai-ml": 17.5,
  "/awsweb": 15.75,
  "/cloud-devops": 17.25,
  "/compliance": 15.25,
  "/cybersecurity": 15.5,
  "/hospitality": 17.25,
  "/mobile-app-development": 16.5,
  "/product-support": 16.25,
  "/remote-infrastructure-management": 18,
  "/sap": 15.75,
  "/ui-ux-design": 16.5,
  "/web-app-development": 17.5,
  "/ai-chatbot": 20.75,
  "/about-us": 14.75,
  "/contact-us": 15.25,
  "/downloads": 14,
  "/partners": 14.25,
  "/careers": 13.5,
  "/careers/blockchain-developer-job": 16.25,
  "/careers/full-stack-developer-job": 16.25,
  "/careers/social-media-marketing-job": 16.25,
  "/privacy-policy": 15.5,
  "/security-and-terms": 12.75,
  "/blogs": 12.5,
  "/blogs/night-audit-runbook": 16,
  "/hospitality-chatbot": 17.25,
  "/ai-chatbot/demo-data": 29,
  "/quanta-framework": 17,
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
