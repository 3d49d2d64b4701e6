import { get } from "node:http";
import { expect, inject, test } from "vitest";
import type { pagePaths } from "../support/pages.ts";
import { within } from "../support/slowness.ts";

/**
 * How large the documents may be on the wire, headers included, in brotli: kB of 1,000 bytes. A page that grows past its
 * budget makes its first paint later on a slow line; docs/performance.md says what else counts.
 */
const budgets: Record<(typeof pagePaths)[number], number> = {
  "/": 22.75,
  "/services": 19.75,
  "/ai-ml": 21.5,
  "/awsweb": 18.25,
  "/cloud-devops": 21,
  "/compliance": 17.75,
  "/cybersecurity": 18,
  "/hospitality": 22.5,
  "/mobile-app-development": 21.25,
  "/product-support": 21.25,
  "/remote-infrastructure-management": 22.5,
  "/sap": 18.25,
  "/ui-ux-design": 20,
  "/web-app-development": 19.75,
  "/ai-chatbot": 23.25,
  "/about-us": 17.5,
  "/contact-us": 16,
  "/downloads": 16.25,
  "/partners": 17,
  "/careers": 16,
  "/careers/blockchain-developer-job": 17,
  "/careers/full-stack-developer-job": 17,
  "/careers/social-media-marketing-job": 17,
  "/privacy-policy": 17,
  "/blogs": 14.75,
  "/blogs/night-audit-runbook": 18,
  "/hospitality-chatbot": 19.25,
  "/ai-chatbot/demo-data": 43.5,
  "/quanta-framework": 18.25,
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
