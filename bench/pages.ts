import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ensureBuild } from "../cli/build/ensure-build.ts";
import { startSiteProcess } from "../cli/build/site-process.ts";
import { ensureChromium } from "../cli/chromium.ts";
import { printTaps } from "./parts/taps.ts";

/**
 * Runs Lighthouse on every address of the site, simulating a mid-range phone with slow 4G: medians of three, one line
 * for each address. Then measures how long taps and page changes take. Takes twenty minutes on a quiet machine; `npm
 * run bench -- pages /sap /careers` measures only these.
 */

const root = join(import.meta.dirname, "..");
const rounds = 3;
const run = promisify(execFile);

/** Downloaded on demand: 170 MB that nothing else uses. */
const lighthouse = "lighthouse@13.5.0";

const numeric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
    "best-practices": z.object({ score: z.number() }),
    seo: z.object({ score: z.number() }),
  }),
  audits: z.object({
    "first-contentful-paint": numeric,
    "largest-contentful-paint": numeric,
    "total-blocking-time": numeric,
    "cumulative-layout-shift": numeric,
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({
            resourceType: z.string().optional(),
            transferSize: z.number().optional(),
          }),
        ),
      }),
    }),
  }),
});
type Report = z.output<typeof reportSchema>;

const executable = await ensureChromium();
await ensureBuild();
const dataDir = await mkdtemp(join(tmpdir(), "bench-pages-"));
const { child: site, port } = await startSiteProcess({
  command: [process.execPath, join(root, "build", "main.js")],
  cwd: root,
  env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" },
  startTime: 60_000,
});
const origin = `http://localhost:${port}`;

/** Returns the pages of the sitemap, with the newest article representing all articles. */
async function addresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const isArticle = (path: string) => path.startsWith("/blogs/");
  const article = all.find(isArticle);
  return all.filter((path) => !isArticle(path) || path === article);
}

/** Attempts for one report: on a busy machine Lighthouse occasionally records no trace. */
const tries = 3;

/**
 * Runs Lighthouse on a page.
 *
 * @throws Error with Lighthouse's messages, if no attempt produced a complete report.
 */
async function audit(path: string): Promise<Report> {
  const failures: string[] = [];
  while (failures.length < tries) {
    const output = await runLighthouse(path).catch((error: unknown) => String(error));
    const report = reportSchema.safeParse(parsed(output));
    if (report.success) return report.data;
    failures.push(/Runtime error[^\n]*/.exec(output)?.[0] ?? output.slice(0, 300));
    console.error(`  ${path}: no report, once more (${failures.at(-1)})`);
  }
  throw new Error(`Lighthouse gave no report on ${path}: ${failures.at(-1)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function runLighthouse(path: string): Promise<string> {
  const { stdout } = await run(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${lighthouse}`,
      "--",
      "lighthouse",
      origin + path,
      "--quiet",
      "--output=json",
      "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --no-first-run",
    ],
    {
      env: { ...process.env, CHROME_PATH: executable },
      maxBuffer: 64 * 1024 * 1024,
      cwd: tmpdir(),
    },
  );
  return stdout;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns one line of the table: the medians over the rounds. */
function line(path: string, reports: readonly Report[]): string {
  const of = (figure: (report: Report) => number) => median(reports.map(figure));
  const score = (name: keyof Report["categories"]) =>
    Math.round(100 * of(({ categories }) => categories[name].score));
  const sent = (type: string, figure: (sizes: number[]) => number) =>
    of(({ audits }) =>
      figure(
        audits["network-requests"].details.items
          .filter(({ resourceType }) => resourceType === type)
          .map(({ transferSize = 0 }) => transferSize),
      ),
    );
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1024;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return [
    path,
    (["performance", "accessibility", "best-practices", "seo"] as const).map(score).join(" "),
    seconds(of(({ audits }) => audits["first-contentful-paint"].numericValue)),
    seconds(of(({ audits }) => audits["largest-contentful-paint"].numericValue)),
    of(({ audits }) => audits["total-blocking-time"].numericValue).toFixed(0),
    of(({ audits }) => audits["cumulative-layout-shift"].numericValue).toFixed(3),
    sent("Document", sum).toFixed(1),
    sent("Script", sum).toFixed(1),
    sent("Script", (sizes) => sizes.length).toFixed(0),
    sent("Font", sum).toFixed(1),
  ].join(" | ");
}

try {
  const chosen = process.argv.slice(2);
  const paths = chosen.length > 0 ? chosen : await addresses();
  console.log(
    "| address | scores | first paint s | largest paint s | blocking ms | shift | document KB | scripts KB | scripts | fonts KB |\n|---|---|---|---|---|---|---|---|---|---|",
  );
  for (const path of paths) {
    await fetch(origin + path);
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await audit(path));
    console.log(`| ${line(path, reports)} |`);
  }
  await printTaps(executable, origin);
} finally {
  site.kill();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
