import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";
import { ask } from "./neighbour/ask.ts";
import { api, attacksOn } from "./neighbour/attacks.ts";

/**
 * `npm run abuse [seconds] [part of an attack's name]`: what a neighbour waits for while one address, or ten, do their
 * worst, beside an idle site. Fails where that is longer than it may be.
 * Attackers and neighbour have addresses of their own.
 */

const seconds = Number(process.argv[2] ?? 8);
const wanted = process.argv[3] ?? "";
/** What a neighbour may wait for at most, in milliseconds of a usual machine. */
const longestWait = within(250);

await ensureBuild();
const site = await startSite({
  PREWARM: "on",
  RENDERS_PER_MINUTE: "600",
  CHAT_PER_MINUTE: "60",
});
const { origin } = site;

/** Where a picture of the blog lies. */
const picture = await fetch(
  origin + api + encodeURIComponent('*[_type == "sanity.imageAsset"][0].url'),
)
  .then((answer) => answer.json())
  .then(({ result }: { result: string }) => new URL(result, origin).pathname);

/** Many connections are another thing than many requests: each brings its own at the same moment. */
const floods: readonly { addresses: number; connections: number; only?: readonly string[] }[] = [
  { addresses: 1, connections: 20 },
  {
    addresses: 10,
    connections: 300,
    only: [
      "searches that nobody made",
      "pages that are not there",
      "messages for patterns",
      "queries within queries",
      "tokens at random",
      "a packet of requests",
    ],
  },
];

const neighbourAddress = "127.0.2.1";
let searches = 0;

const visit = (path: string): Promise<number> =>
  ask({ origin, path, from: neighbourAddress, newConnection: true, status: 200 });

/** The neighbour's 95th percentile, in milliseconds, of a page that lies ready and of one that is made. */
async function neighbour(): Promise<[ready: number, made: number]> {
  const times: [number[], number[]] = [[], []];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    times[0].push(await visit(paths.services));
    times[1].push(await visit(paths.search(`hotel ${searches++}`)));
    await pause(100);
  }
  const p95 = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
  return [p95(times[0]), p95(times[1])];
}

try {
  await neighbour();
  const [ready, made] = await neighbour();
  const row = (name: string, one: number, other: number) =>
    console.log(
      `${name.padEnd(28)} ${one.toFixed(0).padStart(6)} ms ${(one / ready).toFixed(1).padStart(6)}× ${other.toFixed(0).padStart(6)} ms ${(other / made).toFixed(1).padStart(6)}×`,
    );
  console.log(`${"".padEnd(28)}  a page that lies ready  one that is made`);
  row("idle", ready, made);
  const all = Object.keys(attacksOn(origin, picture)).filter((name) => name.includes(wanted));
  if (all.length === 0) throw new Error(`No attack’s name holds “${wanted}”.`);
  for (const { addresses, connections, only } of floods) {
    console.log(
      `From ${addresses === 1 ? "one address" : `${addresses} addresses`}, ${connections} at once`,
    );
    for (const name of only ? all.filter((name) => only.includes(name)) : all) {
      const attackers = new Worker(new URL("neighbour/attackers.ts", import.meta.url), {
        workerData: { origin, picture, name, addresses, connections },
      });
      const waits = await neighbour();
      row(name, ...waits);
      if (Math.max(...waits) > longestWait) process.exitCode = 1;
      attackers.postMessage("stop");
      await once(attackers, "exit");
    }
  }
} finally {
  await site.remove();
}
