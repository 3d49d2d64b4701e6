import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 30.5,
  "/services": 25,
  "/ai-ml": 30.5,
  "/awsweb": 27.5,
  "/cloud-devops": 27.5,
  "/compliance": 29,
  "/cybersecurity": 24.5,
  "/hospitality": 27,
  "/mobile-app-development": 29,
  "/product-support": 29.5,
  "/remote-infrastructure-management": 30,
  "/sap": 26.5,
  "/ui-ux-design": 26.5,
  "/web-app-development": 24,
  "/ai-chatbot": 24.5,
  "/about-us": 19,
  "/contact-us": 21.5,
  "/downloads": 19,
  "/partners": 18.5,
  "/careers": 29,
  "/careers/blockchain-developer-job": 22,
  "/careers/full-stack-developer-job": 22,
  "/careers/social-media-marketing-job": 22,
  "/privacy-policy": 22,
  "/blogs": 16.5,
  "/blogs/night-audit-runbook": 23,
  "/hospitality-chatbot": 22,
  "/ai-chatbot/demo-data": 32.5,
  "/quanta-framework": 20,
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
