import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { chatWebhookPath, contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { wordParts, zipOf } from "../../server/leads/documents.fixture.ts";
import { startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/**
 * `npm run abuse`: what a neighbour waits for while one address, or ten, do their worst, beside an idle site. Fails where
 * that is longer than it may be.
 * Attackers and neighbour are told apart as behind a proxy.
 */

const seconds = Number(process.argv[2] ?? 8);
/** What a neighbour may wait for at most, in milliseconds of a usual machine. */
const longestWait = within(250);
const listen = `${contentApiPath}/v${contentApiVersion}/data/listen/blogs?query=*`;
const api = `${contentApiPath}/v${contentApiVersion}/data/query/blogs?query=`;

await ensureBuild();
const site = await startSite({
  TRUSTED_PROXIES: "1",
  RENDERS_PER_MINUTE: "600",
  CHAT_PER_MINUTE: "60",
});
const { hostname, port } = new URL(site.origin);

type Ask = {
  path: string;
  from: string;
  method?: string;
  body?: string | Buffer;
  headers?: object;
};

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

/** As many parts, by a boundary that is easily taken for another. */
const manyParts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000);

const job = paths.job("full-stack-developer-job");

/** An application whose document unpacks to sixty megabytes. */
const bomb = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.docx"\r\n\r\n'),
  zipOf({ ...wordParts, "_rels/.rels": "<".repeat(60 * 1024 * 1024) }),
  Buffer.from("\r\n--x--\r\n"),
]);

const attacks: Record<string, (from: string) => Promise<unknown>> = {
  "searches that nobody made": (from) => ask({ path: paths.search(`w${count++}`), from }),
  "pages that are not there": (from) => ask({ path: `/nowhere-${count++}`, from }),
  "messages for patterns": (from) =>
    ask({
      path: chatWebhookPath,
      from,
      method: "POST",
      headers: json,
      body: message(count++ % 2 === 0 ? "a@".repeat(1_000) : "no, ".repeat(500)),
    }),
  "queries within queries": (from) =>
    ask({
      path: api + encodeURIComponent(`*{"a":*{"b":*{"c":*._id}},"n":${count++}}`),
      from,
    }),
  "pictures nobody needs": (from) =>
    ask({
      path: `${picture}?w=${1500 + (count++ % 500)}&fm=avif&blur=${count % 90}`,
      from,
    }),
  "forms of many fields": (from) =>
    ask({
      path: paths.contactUs(),
      from,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: manyFields,
    }),
  "bodies that stand still": async (from) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST ${chatWebhookPath} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-length: 9000\r\n\r\n{`,
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
  "tokens at random": (from) =>
    ask({
      path: `${contentApiPath}/v${contentApiVersion}/users/me`,
      from,
      headers: { authorization: `Bearer guess${count++}` },
    }),
  "forms of parts under another name": (from) =>
    ask({
      path: paths.contactUs(),
      from,
      method: "POST",
      headers: { "content-type": "multipart/form-data; xboundary=y; boundary=x" },
      body: manyParts,
    }),
  "documents that are bombs": (from) =>
    ask({
      path: job,
      from,
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: bomb,
    }),
  "a packet of requests": async (from) => {
    const socket = connect(Number(port), hostname).resume();
    socket.on("error", () => {});
    socket.write(
      `GET ${paths.ready} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(1_000),
    );
    await pause(200);
    socket.destroy();
  },
  "answers left unread": async (from) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.pause();
    socket.write(
      `GET ${paths.services} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(50),
    );
    await pause(500);
    socket.destroy();
  },
};

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
    ],
  },
];

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
  const all = Object.entries(attacks);
  for (const { addresses, connections, only } of floods) {
    console.log(
      `From ${addresses === 1 ? "one address" : `${addresses} addresses`}, ${connections} at once`,
    );
    for (const [name, attack] of only ? all.filter(([name]) => only.includes(name)) : all) {
      let goesOn = true;
      const attackers = Array.from({ length: connections }, async (_, index) => {
        while (goesOn) await attack(`203.0.113.${index % addresses}`);
      });
      const waits = await neighbour();
      row(name, ...waits);
      if (Math.max(...waits) > longestWait) process.exitCode = 1;
      goesOn = false;
      await Promise.all(attackers);
    }
  }
} finally {
  await site.remove();
}
