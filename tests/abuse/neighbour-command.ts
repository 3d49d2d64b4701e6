import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { chatWebhookPath, contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startSite } from "../support/site.ts";

/**
 * `npm run abuse`: what a neighbour waits for while one address does its worst, beside an idle site. Fails where that is longer
 * than it may be.
 * Attackers and neighbour are told apart as behind a proxy.
 */

const seconds = Number(process.argv[2] ?? 8);
const atOnce = 20;
/** What a neighbour may wait for at most, in milliseconds. */
const longestWait = 250;
const listen = `${contentApiPath}/v${contentApiVersion}/data/listen/blogs?query=*`;
const api = `${contentApiPath}/v${contentApiVersion}/data/query/blogs?query=`;

await ensureBuild();
const site = await startSite({
  TRUSTED_PROXIES: "1",
  RENDERS_PER_MINUTE: "600",
  CHAT_PER_MINUTE: "60",
});
const { hostname, port } = new URL(site.origin);

type Ask = { path: string; from: string; method?: string; body?: string; headers?: object };

/** Milliseconds until the whole answer was there. */
const ask = ({ path, from, method = "GET", body, headers }: Ask): Promise<number> =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = () => resolve(performance.now() - started);
    const sent = request(
      { hostname, port, path, method, headers: { ...headers, "x-forwarded-for": from } },
      (response) => response.resume().on("end", end).on("error", end),
    );
    sent.on("error", end).end(body);
  });

const attacker = "203.0.113.66";
let count = 0;
const json = { "content-type": "application/json" };
const message = (text: string) =>
  JSON.stringify({
    userInfo: { name: "A", email: "a@x.example" },
    userMessage: text,
    selectedIndustry: "support",
  });

/** Where a picture of the blog lies. */
const picture = await fetch(
  site.origin + api + encodeURIComponent('*[_type == "sanity.imageAsset"][0].url'),
)
  .then((answer) => answer.json())
  .then(({ result }: { result: string }) => new URL(result, site.origin).pathname);

/** As many fields as fit into a form, each of which says nothing. */
const manyFields = "a=b&".repeat(500_000);

const attacks: Record<string, () => Promise<unknown>> = {
  "searches that nobody made": () => ask({ path: paths.search(`w${count++}`), from: attacker }),
  "pages that are not there": () => ask({ path: `/nowhere-${count++}`, from: attacker }),
  "messages for patterns": () =>
    ask({
      path: chatWebhookPath,
      from: attacker,
      method: "POST",
      headers: json,
      body: message(count++ % 2 === 0 ? "a@".repeat(1_000) : "no, ".repeat(500)),
    }),
  "queries within queries": () =>
    ask({
      path: api + encodeURIComponent(`*{"a":*{"b":*{"c":*._id}},"n":${count++}}`),
      from: attacker,
    }),
  "pictures nobody needs": () =>
    ask({
      path: `${picture}?w=${1500 + (count++ % 500)}&fm=avif&blur=${count % 90}`,
      from: attacker,
    }),
  "forms of many fields": () =>
    ask({
      path: paths.contactUs(),
      from: attacker,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: manyFields,
    }),
  "bodies that stand still": async () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST ${chatWebhookPath} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${attacker}\r\ncontent-length: 9000\r\n\r\n{`,
    );
    await pause(500);
    socket.destroy();
  },
  "streams of changes": async () => {
    const leave = new AbortController();
    const stream = fetch(`${site.origin}${listen}`, { signal: leave.signal }).catch(() => {});
    await pause(300);
    leave.abort();
    await stream;
  },
  "tokens at random": () =>
    ask({
      path: `${contentApiPath}/v${contentApiVersion}/users/me`,
      from: attacker,
      headers: { authorization: `Bearer guess${count++}` },
    }),
  "answers left unread": async () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.pause();
    socket.write(
      `GET ${paths.services} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${attacker}\r\n\r\n`.repeat(
        50,
      ),
    );
    await pause(500);
    socket.destroy();
  },
};

/** The neighbour's 95th percentile, in milliseconds, of a page that lies ready and of one that is made. */
async function neighbour(): Promise<[ready: number, made: number]> {
  const times: [number[], number[]] = [[], []];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    times[0].push(await ask({ path: paths.services, from: "198.51.100.7" }));
    times[1].push(await ask({ path: paths.search(`hotel ${count++}`), from: "198.51.100.7" }));
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
  for (const [name, attack] of Object.entries(attacks)) {
    let goesOn = true;
    const attackers = Array.from({ length: atOnce }, async () => {
      while (goesOn) await attack();
    });
    const waits = await neighbour();
    row(name, ...waits);
    if (Math.max(...waits) > longestWait) process.exitCode = 1;
    goesOn = false;
    await Promise.all(attackers);
  }
} finally {
  await site.remove();
}
