import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { serve } from "@hono/node-server";
import { createClient, type SanityClient } from "@sanity/client";
import { Hono } from "hono";
import pg from "pg";
import { createApp } from "../src/http/app.ts";
import { OpenStreams } from "../src/http/event-stream.ts";
import { Lake } from "../src/lake.ts";
import type { DatabaseOptions } from "../src/postgres/database.ts";
import type { ContentDocument } from "../src/types.ts";
import { categories, dateOf, post, randomNumbers, small } from "./blog-posts.ts";
import {
  bySlug,
  categoriesWithCounts,
  entries,
  list,
  newest,
  studioSearch,
} from "./blog-queries.ts";

/**
 * What a page of the blog waits for, over HTTP with the real client, at 100, 10,000 and 100,000 posts of some
 * 7 KB. Client and service share this machine, so the figures are for comparing, not for promising.
 */

/** Others may be given as arguments. */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100, 10_000, 100_000];
/** Where datasets stay for the next run; they are made anew each time without. */
const kept = process.env.BENCH_DATA;
/** Address of a PostgreSQL database that is to hold the datasets instead of the folder; each gets a schema of its own. */
const shared = process.env.BENCH_DATABASE;
const repetitions = Number(process.env.BENCH_REPETITIONS ?? 60);

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A part of a database that one size of the dataset has to itself. */
async function schemaOf(database: string, size: number): Promise<DatabaseOptions> {
  const schema = `bench_${size}`;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.end();
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return { url: `${database}?options=${options}`, setting: "BENCH_DATABASE" };
}

const token = "a-token-for-the-benchmark";
const firstPage = { category: null, terms: [], from: 0, to: 10 };
const scored = (words: string, more = "title match text::query($words)") => ({
  query: `*[_type == "post" && @ match text::query($words)] | score(${more}) | order(_score desc, publishedAt desc)[0...10]{title}`,
  params: { words },
});
/** The queries of a blog’s pages, and searches as the Studio does them. */
const queries: Record<
  string,
  (size: number) => { query: string; params?: Record<string, unknown> }
> = {
  "list page, with its total": () => ({ query: list(false), params: firstPage }),
  "article, with neighbours and related posts": (size) => ({
    query: bySlug,
    params: { slug: `post-${Math.floor(size / 3)}` },
  }),
  "by category, with its total": () => ({
    query: list(false),
    params: { ...firstPage, category: "category-3" },
  }),
  "categories with their numbers of posts": () => ({ query: categoriesWithCounts }),
  "`count(*)`": () => ({ query: "count(*)" }),
  "feed: the newest fifty": () => ({ query: newest, params: { count: 50 } }),
  "sitemap: its next fifty, from the middle": (size) => ({
    query: entries,
    params: { from: dateOf(Math.floor(size / 2)), count: 50 },
  }),
  "search, with its total": () => ({
    query: list(true),
    params: { ...firstPage, terms: ["semaphore*"] },
  }),
  "search for a word that most posts have, with its total": () => ({
    query: list(true),
    params: { ...firstPage, terms: ["harbour*"] },
  }),
  "`text::query` with scores": () => scored("semaphore"),
  "the same for a word that most posts have": () => scored("harbour"),
  "the same for two of them": () => scored("harbour pilot"),
  "the same, scored by the whole document": () => scored("harbour", "@ match text::query($words)"),
  "`match` with scores, a word that most posts have": () => ({
    query: `*[_type == "post"] | score(title match $words, pt::text(body) match $words) | order(_score desc)[0...10]{title}`,
    params: { words: "harbour" },
  }),
  "the Studio’s search for it": () => ({
    query: studioSearch,
    params: { __types: ["post", "author", "category"], __query: "harbour*", __rawQuery: "harbour" },
  }),
};

/** Queries that are asked again just after a post was written, which renews what was kept of the index. */
const afterWrite = [
  "list page, with its total",
  "search for a word that most posts have, with its total",
  "the same for a word that most posts have",
  "the same for two of them",
  "the Studio’s search for it",
];
const rounds = [
  ...Object.keys(queries).map((name) => ({ name, written: false })),
  ...afterWrite.map((name) => ({ name, written: true })),
];

/** Milliseconds; `processor` is the median of what client and service together took of it, which neighbours change little. */
type Figures = { median: number; p95: number; processor: number };
const results = new Map<string, Figures[]>();
const services: { size: number; client: SanityClient; close(): Promise<void> }[] = [];

for (const size of sizes) {
  const dataDir = kept ? join(kept, String(size)) : mkdtempSync(join(tmpdir(), "bench-content-"));
  const isThere = existsSync(join(dataDir, "content"));
  const begun = performance.now();
  const lake = new Lake({
    dataDir,
    projectId: "bench",
    contentToken: token,
    logger: { info() {}, warn() {}, error: (details, text) => console.error(text, details) },
    pool: { workers: 1, deadline: 60_000 },
    ...(shared && { database: await schemaOf(shared, size) }),
  });
  await lake.begin();
  if (isThere) await lake.dataset("blogs").catchUp();
  if (!isThere) await lake.createDataset("blogs");
  const dataset = lake.dataset("blogs");
  const numbers = randomNumbers(size);
  const random = () => numbers.next().value;
  const load = (documents: ContentDocument[]) =>
    dataset.load(
      documents.map((after) => ({ documentId: after._id, before: null, after, mutations: [] })),
      "bench",
    );
  const started = performance.now();
  if (!isThere)
    await load([
      ...Array.from({ length: 5 }, (_, i) =>
        small(`author-${i}`, "author", { name: `Author ${i}` }),
      ),
      ...Array.from({ length: categories }, (_, i) =>
        small(`category-${i}`, "category", {
          title: `Category ${i}`,
          slug: { _type: "slug", current: `category-${i}` },
        }),
      ),
    ]);
  for (let from = 0; from < size && !isThere; from += 1000)
    await load(
      Array.from({ length: Math.min(1000, size - from) }, (_, i) => post(from + i, size, random)),
    );
  const perSecond = Math.round(size / ((performance.now() - started) / 1000));

  const app = createApp({ lake, streams: new OpenStreams(), publicUrl: undefined });
  const server = serve({
    fetch: new Hono().route(contentApiPath, app).fetch,
    port: 0,
    hostname: "127.0.0.1",
  });
  await once(server, "listening");
  // A TCP server's address is never the string form.
  const { port } = server.address() as AddressInfo;
  const client = createClient({
    projectId: "bench",
    dataset: "blogs",
    apiVersion: contentApiVersion,
    perspective: "published",
    useCdn: false,
    apiHost: `http://127.0.0.1:${port}${contentApiPath}`,
    useProjectHostname: false,
  });
  console.log(
    isThere
      ? `${size.toLocaleString("en")} posts, there after ${seconds(performance.now() - begun)}`
      : `${size.toLocaleString("en")} posts loaded, ${perSecond.toLocaleString("en")} a second`,
  );
  services.push({
    size,
    client,
    async close() {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await lake.close();
      if (!kept) rmSync(dataDir, { recursive: true });
    },
  });
}

for (const { name, written } of rounds) {
  const of = queries[name];
  if (!of) throw new Error(`No query is called ${name}`);
  const times = services.map((): number[] => []);
  const processor = services.map((): number[] => []);
  // In turns, so that whatever else the machine does falls on every size alike.
  for (let i = -5; i < repetitions; i++)
    for (const [index, { size, client }] of services.entries()) {
      const { query, params = {} } = of(size);
      if (written)
        await client
          .withConfig({ token })
          .patch(`post-${Math.floor(size / 2)}`)
          .set({ title: `Post ${size}, written ${i}: harbour`, excerpt: `pilot ${i}` })
          .commit();
      const at = performance.now();
      const before = process.cpuUsage();
      // What is refused has no time, and says so in the table.
      const refused = await client.fetch(query, params).then(
        () => false,
        () => true,
      );
      const { user, system } = process.cpuUsage(before);
      if (i < 0) continue;
      times[index]?.push(refused ? Number.NaN : performance.now() - at);
      processor[index]?.push((user + system) / 1000);
    }
  results.set(
    written ? `just after a write: ${name}` : name,
    times.map((taken, index) => {
      const at = (list: number[] | undefined, share: number) =>
        list?.toSorted((a, b) => a - b)[Math.floor(repetitions * share)] ?? 0;
      return {
        median: at(taken, 0.5),
        p95: at(taken, 0.95),
        processor: at(processor[index], 0.5),
      };
    }),
  );
}
for (const { close } of services) await close();

const figure = (milliseconds: number) =>
  Number.isNaN(milliseconds)
    ? "refused"
    : milliseconds.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
const table = (title: string, cell: (of: Figures) => string, by: (of: Figures) => number) => {
  const head = ["", ...sizes.map((size) => size.toLocaleString("en")), "largest to smallest"];
  console.log(`\n${title}\n\n${row(head)}\n${row(head.map(() => "---"))}`);
  for (const [name, figures] of results) {
    const [smallest, largest] = [figures[0], figures.at(-1)];
    const ratio = smallest && largest ? by(largest) / by(smallest) : Number.NaN;
    console.log(row([name, ...figures.map(cell), ratio.toFixed(2)]));
  }
};
table(
  "Milliseconds, median (95 of 100)",
  ({ median, p95 }) => `${figure(median)} (${figure(p95)})`,
  ({ median }) => median,
);
table(
  "Processor time of client and service, milliseconds, median",
  ({ processor }) => figure(processor),
  ({ processor }) => processor,
);
