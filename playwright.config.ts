import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserFlags } from "./tests/support/browser-flags.ts";
import { within } from "./tests/support/slowness.ts";

/** `npm run test:browser` finds the browser and makes the build before it comes here. */
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/browsers-site.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // A test waits for its page and for the site in turn: one more than there are cores keeps the cores busy.
  workers: availableParallelism() + 1,
  forbidOnly: process.env.CI !== undefined,
  // A retry hides a fault from whoever could mend it: only CI has one, and `npm test` names what needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: within(30_000),
  expect: { timeout: within(7_000) },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath,
      args: browserFlags,
    },
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    // Nothing of the tests waits for an animation; the ones about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Only the tests of the service worker let it in: behind it, requests cannot be held or watched.
    serviceWorkers: "block",
    timezoneId: "UTC",
    locale: "en-US",
    actionTimeout: within(7_000),
    navigationTimeout: within(15_000),
    screenshot: "only-on-failure",
    // Recording costs half of the suite's time: --trace on shows a failure step by step.
    trace: "off",
  },
});
