import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 26,
  "/services": 21.5,
  "/ai-ml": 25.5,
  "/awsweb": 19.5,
  "/cloud-devops": 24,
  "/compliance": 19,
  "/cybersecurity": 19.5,
  "/hospitality": 23.5,
  "/mobile-app-development": 24,
  "/product-support": 25.5,
  "/remote-infrastructure-management": 25,
  "/sap": 19,
  "/ui-ux-design": 22.5,
  "/web-app-development": 20.5,
  "/ai-chatbot": 24.5,
  "/about-us": 18.5,
  "/contact-us": 20.5,
  "/downloads": 18,
  "/partners": 17.5,
  "/careers": 17,
  "/careers/blockchain-developer-job": 22,
  "/careers/full-stack-developer-job": 22,
  "/careers/social-media-marketing-job": 22,
  "/privacy-policy": 18,
  "/blogs": 15.5,
  "/blogs/night-audit-runbook": 19,
  "/hospitality-chatbot": 20,
  "/ai-chatbot/demo-data": 32.5,
  "/quanta-framework": 19,
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
