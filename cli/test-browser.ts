import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuild } from "./build/ensure-build.ts";
import { ensureChromium } from "./chromium.ts";

/**
 * `npm run test:browser`: the browser tests against a production build of these sources. What follows `--` goes to
 * Playwright, such as a file or `--headed`.
 */

const root = join(import.meta.dirname, "..");

try {
  const chromium = await ensureChromium();
  await ensureBuild();
  const code = await runPlaywright(chromium, process.argv.slice(2));
  console.log(code === 0 ? "\n✓ The browser tests passed." : "\n✗ The browser tests failed.");
  process.exit(code);
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function runPlaywright(chromium: string, options: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
    const child = spawn(process.execPath, [playwright, "test", ...options], {
      cwd: root,
      env: { ...process.env, CHROMIUM_PATH: chromium },
      stdio: "inherit",
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
