import { ensureChromium } from "./chromium.ts";
import { ensureFirefox } from "./firefox.ts";
import { ensurePostgres } from "./postgres.ts";

/** Finds or installs the programs that the tests need from the system. Without Firefox its tests are skipped. */

const reasons: string[] = [];
for (const ensure of [ensureChromium, ensurePostgres]) {
  await ensure().catch((error: Error) => reasons.push(error.message));
}
const firefox = await ensureFirefox();
if ("missing" in firefox) console.log(firefox.missing);
for (const reason of reasons) console.error(reason);
process.exit(reasons.length === 0 ? 0 : 1);
