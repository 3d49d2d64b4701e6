import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 21.75,
  "/services": 19.25,
  "/ai-ml": 21,
  "/awsweb": 17.75,
  "/cloud-devops": 20.5,
  "/compliance": 17.25,
  "/cybersecurity": 17.5,
  "/hospitality": 22,
  "/mobile-app-development": 20.75,
  "/product-support": 20.75,
  "/remote-infrastructure-management": 22,
  "/sap": 17.75,
  "/ui-ux-design": 19.5,
  "/web-app-development": 19.75,
  "/ai-chatbot": 22.5,
  "/about-us": 17,
  "/contact-us": 15.5,
  "/downloads": 15.75,
  "/partners": 16.5,
  "/careers": 15.25,
  "/careers/blockchain-developer-job": 16.5,
  "/careers/full-stack-developer-job": 16.5,
  "/careers/social-media-marketing-job": 16.5,
  "/privacy-policy": 16.75,
  "/security-and-terms": 15,
  "/blogs": 14.25,
  "/blogs/night-audit-runbook": 17.75,
  "/hospitality-chatbot": 19,
  "/ai-chatbot/demo-data": 32,
  "/quanta-framework": 19.5,
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
