import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { calculatingWithin } from "../support/cpu-time.ts";
import {
  type Span,
  type Timed,
  timed,
  watchProcessor,
  withoutOthers,
} from "../support/processor-waits.ts";
import { startSite } from "../support/site.ts";
import { ask } from "./neighbour/ask.ts";
import { api, attacksOn } from "./neighbour/attacks.ts";

/**
 * `npm run abuse [seconds] [part of an attack's name]`: measures how long a neighbour waits while one address, or
 * ten, attack the site, compared with an idle site. Fails if any wait exceeds the limit. Processor time that other
 * programs took from the site meanwhile, including the attackers, is subtracted. Attackers and neighbour have
 * addresses and processes of their own. The last column is the processor time of the site's first thread and of the
 * neighbour's own during the longest wait: who was at work shows who made it long.
 */

const seconds = Number(process.argv[2] ?? 8);
const wanted = process.argv[3] ?? "";
/** Longest wait allowed for a neighbour, in milliseconds of a usual processor. */
const longestWait = calculatingWithin(250);

await ensureBuild();
const site = await startSite({
  PREWARM: "on",
  RENDERS_PER_MINUTE: "600",
  CHAT_PER_MINUTE: "60",
});
const { origin } = site;
const pid = site.pid();

/** Path of one of the blog's pictures. */
const picture = await fetch(
  origin + api + encodeURIComponent('*[_type == "sanity.imageAsset"][0].url'),
)
  .then((answer) => answer.json())
  .then(({ result }: { result: string }) => new URL(result, origin).pathname);

/** Many connections differ from many requests: each brings its own at the same moment. */
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
      "bodies of one-byte chunks",
    ],
  },
];

const neighbourAddress = "127.0.2.1";
let searches = 0;

const visit = (path: string): Promise<Timed> =>
  timed(pid, () => ask({ origin, path, from: neighbourAddress, newConnection: true, status: 200 }));

type Waits = {
  ready: number;
  made: number;
  longest: Timed & { own: number };
  measured: number;
  busy: number;
};

/** Returns the wait that was longest without what others took from the site, with what it consisted of. */
function longestOf(all: readonly Timed[], span: Span): Waits["longest"] {
  const waits = all.map((one) => ({ ...one, own: withoutOthers(one, span) }));
  return waits.reduce((longest, one) => (one.own > longest.own ? one : longest));
}

/**
 * Measures the neighbour's 95th percentile, in milliseconds, for a cached and a rendered page, and the longest wait
 * of all, also as measured; and how much of a processor the site used.
 */
async function neighbour(): Promise<Waits> {
  const ready: Timed[] = [];
  const made: Timed[] = [];
  const watched = watchProcessor(pid);
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    ready.push(await visit(paths.services));
    made.push(await visit(paths.search(`hotel ${searches++}`)));
    await pause(100);
  }
  const span = watched();
  const sorted = (all: Timed[]) =>
    all.map((one) => withoutOthers(one, span)).toSorted((a, b) => a - b);
  const p95 = (all: number[]) => all[Math.floor(all.length * 0.95)] ?? 0;
  return {
    ready: p95(sorted(ready)),
    made: p95(sorted(made)),
    longest: longestOf([...ready, ...made], span),
    measured: Math.max(...[...ready, ...made].map(({ wait }) => wait)),
    busy: span.busy,
  };
}

try {
  await neighbour();
  const idle = await neighbour();
  const row = (name: string, { ready, made, longest, measured, busy }: Waits) => {
    const cells = [
      `${ready.toFixed(0)} ms ${(ready / idle.ready).toFixed(1).padStart(6)}×`,
      `${made.toFixed(0)} ms ${(made / idle.made).toFixed(1).padStart(6)}×`,
      `${longest.own.toFixed(0)} ms`,
      `${measured.toFixed(0)} ms`,
      `${(busy * 100).toFixed(0)} %`,
      `${longest.siteCalculated.toFixed(0)} / ${longest.askerCalculated.toFixed(0)} ms`,
    ];
    console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(18)).join(""));
  };
  const heads = ["lies ready", "is made", "longest", "as measured", "processor", "site/own work"];
  console.log("".padEnd(36) + heads.map((head) => head.padStart(18)).join(""));
  row("idle", idle);
  const all = Object.keys(attacksOn(origin, picture)).filter((name) => name.includes(wanted));
  if (all.length === 0) throw new Error(`No attack’s name holds “${wanted}”.`);
  for (const { addresses, connections, only } of floods) {
    console.log(
      `From ${addresses === 1 ? "one address" : `${addresses} addresses`}, ${connections} at once`,
    );
    for (const name of only ? all.filter((name) => only.includes(name)) : all) {
      const attackers = fork(new URL("neighbour/attackers.ts", import.meta.url), [
        JSON.stringify({ origin, picture, name, addresses, connections }),
      ]);
      const ended = once(attackers, "exit");
      await Promise.race([once(attackers, "message"), ended]);
      if (!attackers.connected) throw new Error(`The attackers of “${name}” did not start.`);
      const waits = await neighbour();
      row(name, waits);
      if (waits.longest.own > longestWait) process.exitCode = 1;
      attackers.send("stop");
      await ended;
    }
  }
} finally {
  await site.remove();
}
