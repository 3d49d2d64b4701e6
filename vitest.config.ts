import { availableParallelism } from "node:os";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { paletteStyles } from "./app/styles/palette-plugin.ts";
import { findChromium } from "./cli/chromium.ts";
import { browserFlags } from "./tests/support/browser-flags.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { within } from "./tests/support/slowness.ts";

const integration = ["**/*.integration.test.ts", "packages/*/tests/**", "tests/**"];
/** Files that share one started site. */
const siteTests = ["tests/{other-browsers,whole-site}/*.test.ts"];
/** Files that read modules anew: to run their tests over another database, or to see how patterns are built. */
const isolatedTests = [
  "packages/content-lake/tests/on-postgres/*.test.ts",
  "tests/abuse/patterns.test.ts",
];
const chromium = await findChromium();

// Commands that the tests start as processes of their own find there what was compiled for the ones before.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node-compiled");

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          // `npm run check`: no process, no database, no network.
          name: "unit",
          include: ["{app,cli,content,contracts,packages,server}/**/*.test.{ts,tsx}"],
          exclude: [...integration, "**/*.browser.test.tsx"],
          setupFiles: ["tests/support/unit-setup.ts"],
          // Nothing that these tests import keeps a state of its own: reading the modules anew for every file was two
          // thirds of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [
            "{cli,packages,server}/**/*.integration.test.ts",
            "{packages/*/,}tests/**/*.test.ts",
          ],
          exclude: [...siteTests, ...isolatedTests],
          // A fifth of these tests' time was reading the modules anew. Each file opens and closes its own stores,
          // servers and browsers.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "isolated", include: isolatedTests },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: siteTests,
          globalSetup: ["tests/support/shared-site.ts"],
        },
      },
      {
        extends: true,
        plugins: [paletteStyles(), tailwindcss()],
        test: {
          name: "components",
          include: ["app/**/*.browser.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(chromium !== undefined && { executablePath: chromium }),
                args: browserFlags,
              },
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
          },
        },
      },
    ],
    // Real databases, servers and processes take their time on a small machine.
    testTimeout: within(30_000),
    hookTimeout: within(60_000),
    // What is polled for comes at once; a second, which is Vitest's own limit, is not enough on a busy machine.
    expect: { poll: { timeout: within(5_000) } },
    // What was transformed once is read from a file the next time.
    fsModuleCache: true,
    // Tests wait for processes, clocks and each other's databases: one more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    retry: process.env.CI === undefined ? 0 : 1,
  },
});
