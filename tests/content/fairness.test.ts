import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endlessQuery } from "@brightkeel/content-lake/testing";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort, type Site, startSite } from "../faults/site.ts";
import { within } from "../support/slowness.ts";

/** The site's own reads of the embedded content service take precedence over those of anonymous callers. */

const endless = `${contentApiPath}/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(endlessQuery)}`;

describe("the site", () => {
  let site: Site;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "fairness-"));
    // Behind a proxy, so that each request can come from an address of its own.
    site = await startSite({ port: await freePort(), dataDir, env: { TRUSTED_PROXIES: "1" } });
  });
  afterEach(async () => {
    await site.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    "renders the blog while fifty others ask for queries that never end",
    async () => {
      const done: string[] = [];
      const leave = new AbortController();
      const hostile = Array.from({ length: 50 }, (_, i) =>
        fetch(`${site.address}${endless}`, {
          headers: { "x-forwarded-for": `203.0.113.${i}` },
          signal: leave.signal,
        }).then(
          ({ status }) => done.push(String(status)),
          () => {},
        ),
      );
      // The first query was ended at its deadline: the workers have been busy for seconds, and still are.
      await expect.poll(() => done.length, { timeout: within(20_000) }).toBeGreaterThan(0);
      for (let page = 0; page < 5; page++) {
        // Searches are not cached: each needs a query of its own.
        const response = await fetch(`${site.address}/blogs?q=night${page}`);
        expect(response.status).toBe(200);
      }
      // Most of them still wait: if the pages had waited for them, hardly any would.
      expect(done.length).toBeLessThan(20);
      expect(done.every((status) => status === "408")).toBe(true);
      leave.abort();
      await Promise.all(hostile);
    },
    within(60_000),
  );
});
