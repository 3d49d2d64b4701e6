import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 21.5,
  "/services": 19.75,
  "/ai-ml": 20.75,
  "/awsweb": 17.5,
  "/cloud-devops": 20.25,
  "/compliance": 17,
  "/cybersecurity": 17.25,
  "/hospitality": 21.75,
  "/mobile-app-development": 20.5,
  "/product-support": 20.25,
  "/remote-infrastructure-management": 21.5,
  "/sap": 17.5,
  "/ui-ux-design": 19.25,
  "/web-app-development": 19.25,
  "/ai-chatbot": 22.25,
  "/about-us": 16.5,
  "/contact-us": 16.75,
  "/downloads": 15.5,
  "/partners": 16.25,
  "/careers": 15,
  "/careers/blockchain-developer-job": 17.75,
  "/careers/full-stack-developer-job": 17.75,
  "/careers/social-media-marketing-job": 17.75,
  "/privacy-policy": 16.75,
  "/security-and-terms": 14.25,
  "/blogs": 14,
  "/blogs/night-audit-runbook": 17.5,
  "/hospitality-chatbot": 18.5,
  "/ai-chatbot/demo-data": 31.25,
  "/quanta-framework": 19.25,
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
