import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningLake, runLake } from "@brightkeel/content-lake/testing";
import { startPostgres } from "../tests/postgres/cluster.ts";

/**
 * Measures the cost of sharing the content over PostgreSQL, compared with SQLite alone: writes, the delay until
 * another process sees them, queries, and the start of a process with an empty folder. Everything runs on one
 * machine, so the figures are only for comparison.
 */

const posts = 2_000;
const writes = 300;

const quiet = { info() {}, warn() {}, error: console.error };
const sentence = "The keel holds the boat on its course when the wind comes from the side. ";

const postgres = await startPostgres();
const database = { url: postgres.url, setting: "bench" };
const folders: string[] = [];

function start(shared: boolean): Promise<RunningLake> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-stores-"));
  folders.push(dataDir);
  return runLake({ dataDir, logger: quiet, ...(shared && { database }) });
}

/** Returns median and 99th percentile, in milliseconds. */
function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return `${at(0.5).toFixed(1)} (${at(0.99).toFixed(1)})`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function times(count: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < count; n++) taken.push(await timed(() => work(n)));
  return taken;
}

async function fill(lake: RunningLake): Promise<void> {
  const client = lake.client();
  for (let first = 0; first < posts; first += 250) {
    const made = Array.from({ length: 250 }, (_, at) => ({
      create: {
        _id: `post-${first + at}`,
        _type: "post",
        title: `Post ${first + at}`,
        slug: { _type: "slug", current: `post-${first + at}` },
        publishedAt: new Date(Date.UTC(2020, 0, 1) + (first + at) * 1_500_000).toISOString(),
        body: Array.from({ length: 20 }, () => sentence.repeat(4)),
      },
    }));
    await client.mutate(made, { returnDocuments: false });
  }
}

const patch = (lake: RunningLake, n: number) =>
  lake
    .client()
    .patch(`post-${n % posts}`)
    .set({ title: `Changed ${n}` })
    .commit({ returnDocuments: false });

/** Measures writes a second of 16 clients that use the processes in turns. */
async function together(lakes: RunningLake[]): Promise<string> {
  const end = performance.now() + 5_000;
  let done = 0;
  const client = async (index: number) => {
    const lake = lakes[index % lakes.length];
    for (let n = index; lake && performance.now() < end; n += 16) {
      await patch(lake, n);
      done++;
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, index) => client(index)));
  return (done / 5).toFixed(0);
}

async function untilHeard(from: RunningLake, by: RunningLake): Promise<string> {
  return spread(
    await times(writes, async (n) => {
      const heard = new Promise<void>((resolve) => {
        const stop = by.lake.onChange(() => {
          stop();
          resolve();
        });
      });
      await patch(from, n);
      await heard;
    }),
  );
}

const list =
  '*[_type == "post"] | order(publishedAt desc) [0...10] {_id, title, "slug": slug.current}';

async function measure(shared: boolean): Promise<string[]> {
  const one = await start(shared);
  await fill(one);
  await times(50, (n) => patch(one, n));
  const alone = spread(await times(writes, (n) => patch(one, n)));
  const many = await together([one]);
  await times(20, () => one.client().fetch(list));
  const query = spread(await times(writes, () => one.client().fetch(list)));
  const rows = [alone, many, query];
  if (shared) {
    let two: RunningLake | undefined;
    const begun = await timed(async () => {
      two = await start(true);
    });
    if (two) {
      rows.push(await together([one, two]), await untilHeard(one, two), begun.toFixed(0));
      await two.stop();
    }
  } else rows.push("", "", "");
  await one.stop();
  return rows;
}

try {
  const names = [
    "one client, ms a write",
    "16 clients, writes a second",
    "list of ten posts, ms",
    "16 clients over two processes, writes a second",
    "write until another process has it, ms",
    `start on an empty folder, ${posts} posts and their history, ms`,
  ];
  const [sqlite, shared] = [await measure(false), await measure(true)];
  console.log("| median (99 of 100) | SQLite | PostgreSQL |\n|---|---|---|");
  for (const [at, name] of names.entries())
    console.log(`| ${name} | ${sqlite?.[at]} | ${shared?.[at]} |`);
} finally {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
