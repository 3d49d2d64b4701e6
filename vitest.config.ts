import { defineConfig } from "vitest/config";

const integration = ["**/*.integration.test.ts", "packages/*/tests/**", "tests/**"];

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
        },
      },
    ],
    // Real databases, servers and processes take their time on a small machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
