import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Scheme, host and port of the site that the tests of the project “site” share, without a slash at the end. */
    siteOrigin: string;
  }
}

/** One site, with nothing configured, for all test files that only read it or send what every visitor may. */
export default async function startSharedSite({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide("siteOrigin", site.origin);
  return () => site.remove();
}
