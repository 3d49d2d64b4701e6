import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Scheme, host and port of the site that the tests of the project “site” share, without a trailing slash. */
    siteOrigin: string;
  }
}

/** Starts one unconfigured site, for all test files that only read it or send what any visitor may. */
export default async function startSharedSite({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide("siteOrigin", site.origin);
  return () => site.remove();
}
