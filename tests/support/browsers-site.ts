import { startSite } from "./site.ts";

/** Playwright hands its workers what the global set-up left in the environment. */
const variable = "SITE_OF_THE_BROWSER_TESTS";

/**
 * Starts one unconfigured site, with all its pages rendered beforehand, for the browser tests of all workers: those
 * that configure or kill a site have their own.
 *
 * @see https://playwright.dev/docs/test-global-setup-teardown#option-2-configure-globalsetup-and-globalteardown
 */
export default async function startBrowsersSite(): Promise<() => Promise<void>> {
  const site = await startSite({ PREWARM: "on" });
  process.env[variable] = site.origin;
  return () => site.remove();
}

/** Returns scheme, host and port of the shared site. */
export function sharedOrigin(): string {
  const origin = process.env[variable];
  if (origin === undefined) throw new Error("The shared site was not started.");
  return origin;
}
