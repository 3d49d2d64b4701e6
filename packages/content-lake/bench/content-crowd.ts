import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createClient } from "@sanity/client";

/**
 * Whether one caller can hold up the others: what a reader waits for alone, among 63 others, with a hostile one among them,
 * and while a large transaction is sent to fifty anonymous listeners with filters of 900 terms.
 */

const token = "a-token-for-the-benchmark";
const dataDir = mkdtempSync(join(tmpdir(), "bench-crowd-"));
process.on("exit", () => service.kill());
const command = fileURLToPath(new URL("../bin/content-lake.ts", import.meta.url));
const service = spawn(process.execPath, [command, "--port", "0", "--data", dataDir], {
  env: { ...process.env, CONTENT_TOKEN: token },
  stdio: ["ignore", "pipe", "inherit"],
});
const origin = await new Promise<string>((resolve) => {
  let said = "";
  service.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (found) resolve(found);
  });
});
const common = {
  projectId: "embedded",
  dataset: "production",
  apiVersion: "2025-02-06",
  apiHost: `${origin}/content-api`,
  useProjectHostname: false,
  useCdn: false,
  maxRetries: 0,
  perspective: "published",
} as const;
const editor = createClient({ ...common, token });
const anyone = createClient(common);

const post = (n: number) => ({
  _id: `post-${n}`,
  _type: "post",
  title: `Post ${n} about harbours`,
  slug: { _type: "slug", current: `post-${n}` },
  publishedAt: new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString(),
  body: [
    {
      _type: "block",
      _key: "b",
      children: [{ _type: "span", _key: "s", text: "The pilot knows the tide. ".repeat(40) }],
    },
  ],
});
const posts = 2000;
for (let from = 0; from < posts; from += 250) {
  const transaction = editor.transaction();
  for (let n = from; n < from + 250; n++) transaction.createOrReplace(post(n));
  await transaction.commit({ visibility: "async" });
}

const list = `{"total": count(*[_type == "post"]), "posts": *[_type == "post"] | order(publishedAt desc)[0...10]{title, "slug": slug.current}}`;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
const say = (what: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
};

/** What a page asks with the site's token, until `end`. */
async function read(end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let ended = false;
  void end.then(() => {
    ended = true;
  });
  while (!ended) times.push(await timed(() => editor.fetch(list)));
  return times;
}

console.log("| a reader waits, ms | median | 95 of 100 | longest |\n|---|---|---|---|");
say("alone", await read(pause(3000)));

const others = (count: number, until: Promise<unknown>) =>
  Array.from({ length: count }, () => read(until));
const crowd = pause(6000);
say("as one of 64", (await Promise.all(others(64, crowd))).flat());

let hostile = true;
const attack = "count(*[count(*[_id + ^._id match ^.^._id]) > 0])";
const attacker = Array.from({ length: 8 }, async () => {
  let refused = 0;
  while (hostile) await anyone.fetch(attack).catch(() => refused++);
  return refused;
});
const besieged = pause(8000);
say(
  "as one of 63, with a hostile one without a token",
  (await Promise.all(others(63, besieged))).flat(),
);
say("alone, with the hostile one", await read(pause(4000)));
hostile = false;
await Promise.all(attacker);

const terms = Array.from({ length: 900 }, (_, n) => `a==${n}`).join("||");
const streams = new AbortController();
let heard = 0;
await Promise.all(
  Array.from({ length: 50 }, async (_, n) => {
    const query = encodeURIComponent(`*[${terms}||title match "harb*"||b==${n}]`);
    const { body, status } = await fetch(
      `${common.apiHost}/v2025-02-06/data/listen/production?query=${query}&includeResult=true`,
      { signal: streams.signal },
    );
    if (status !== 200 || !body) throw new Error(`A listener was refused: ${status}`);
    void (async () => {
      for await (const chunk of body.pipeThrough(new TextDecoderStream()))
        heard += chunk.split("event: mutation").length - 1;
    })().catch(() => {});
  }),
);
let whole = 0;
const written = timed(() =>
  editor
    .patch({ query: '*[_type == "post"]' })
    .set({ touched: true })
    .commit({ visibility: "async" }),
).then((time) => {
  whole = time;
  return pause(12_000);
});
say("while 2,000 posts change before 50 listeners of 900 terms", await read(written));
console.log(
  `\nThe transaction took ${whole.toFixed(0)} ms; the listeners heard of ${heard.toLocaleString("en")} changes in 12 s.`,
);
streams.abort();
service.kill();
await once(service, "exit");
rmSync(dataDir, { recursive: true });
