import { ensureChromium, preferHeadlessShell } from "./chromium.ts";
import { ensureFirefox } from "./firefox.ts";
import { ensurePostgres } from "./postgres.ts";
import { ensureWebKit } from "./webkit.ts";

/** Finds or installs the programs that the tests need from the system. Tests in Firefox and WebKit are skipped without them. */

const reasons: string[] = [];
for (const ensure of [ensureChromium, ensurePostgres]) {
  await ensure().catch((error: Error) => reasons.push(error.message));
}
await preferHeadlessShell();
for (const ensure of [ensureFirefox, ensureWebKit]) {
  const found = await ensure();
  if ("missing" in found) console.log(found.missing);
}
for (const reason of reasons) console.error(reason);
process.exit(reasons.length === 0 ? 0 : 1);
