import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 23,
  "/services": 21.5,
  "/ai-ml": 22.5,
  "/awsweb": 24,
  "/cloud-devops": 22.5,
  "/compliance": 23,
  "/cybersecurity": 22,
  "/hospitality": 22,
  "/mobile-app-development": 23.5,
  "/product-support": 22.5,
  "/remote-infrastructure-management": 24,
  "/sap": 22,
  "/ui-ux-design": 21.5,
  "/web-app-development": 22,
  "/ai-chatbot": 23.5,
  "/about-us": 17,
  "/contact-us": 20,
  "/downloads": 18,
  "/partners": 17,
  "/careers": 17,
  "/careers/blockchain-developer-job": 20.5,
  "/careers/full-stack-developer-job": 20.5,
  "/careers/social-media-marketing-job": 20.5,
  "/privacy-policy": 17,
  "/blogs": 15.5,
  "/blogs/night-audit-runbook": 19,
  "/hospitality-chatbot": 20,
  "/ai-chatbot/demo-data": 31,
  "/quanta-framework": 18.5,
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
