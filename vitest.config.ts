import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,cli,content,contracts,packages,server}/**/*.test.{ts,tsx}",
      "tests/**/*.test.ts",
    ],
    // Real databases, servers and processes take their time on a small machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
