import { parseArgs } from "node:util";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startSite } from "../support/site.ts";
import { fuzz } from "./fuzz/fuzz.ts";

/**
 * `npm run fuzz -- --requests 100000 --seed 7`: starts a site of its own and sends it requests that no client of ours
 * sends.
 */

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000_000)) },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);

await ensureBuild();
const site = await startSite({ LOG_LEVEL: "debug" });
try {
  console.log(`${requests} requests with the seed ${seed}`);
  const started = performance.now();
  const { statuses, wrong } = await fuzz(site.origin, { requests, seed });
  const alive = (await fetch(`${site.origin}/readyz`)).status === 200;
  console.log(`${Math.round((performance.now() - started) / 1000)} s`, statuses);
  for (const line of wrong) console.log(`✗ ${line}`);
  if (!alive) console.log("✗ The site does not answer any more.");
  process.exitCode = alive && wrong.length === 0 ? 0 : 1;
} finally {
  await site.remove();
}
