import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { ensureBuild } from "../cli/build/ensure-build.ts";
import { startSiteProcess } from "../cli/build/site-process.ts";
import { ensureNginx, startNginx, wrk } from "./parts/nginx.ts";
import { processorTime, untilIdle } from "./parts/processor-time.ts";

/**
 * Measures requests a second for the home page and for a file, from the site in one process and in one for each core,
 * beside nginx in one process and in as many, with exactly the same bytes. Five rounds in turns; prints medians, and
 * ratios to nginx in one process. The client needs a core too, so on a small machine nginx itself does not double
 * with two processes: there, the processor time of a request, which is printed as well, says more than the rate.
 */

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const connections = 32;
const seconds = 3;
const rounds = 5;
const cores = availableParallelism();

await ensureNginx();
await ensureBuild();
const folder = await mkdtemp(join(tmpdir(), "bench-requests-"));

async function startSite(processes: number, port: number) {
  const { child } = await startSiteProcess({
    command: [process.execPath, join(root, "build", "main.js")],
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PROCESSES: String(processes),
      DATA_DIR: join(folder, `data-${processes}`),
      LOG_LEVEL: "error",
    },
    startTime: 60_000,
  });
  return child;
}

/** Fetches a response as transferred; `fetch` would decompress it. */
const answerOf = (url: string) =>
  new Promise<{ body: Buffer; headers: Headers }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.headers))
        headers.set(name, String(value));
      resolve({ body: await buffer(response), headers });
    }).on("error", reject);
  });

/** Returns requests a second, and microseconds of processor time for each. */
async function measure(url: string, pid: number): Promise<{ rate: number; cost: number }> {
  const before = await processorTime(pid);
  const { stdout } = await run(wrk, [
    "--threads",
    "1",
    "--connections",
    String(connections),
    "--duration",
    `${seconds}s`,
    "--header",
    "accept-encoding: br",
    url,
  ]);
  const spent = (await processorTime(pid)) - before;
  if (stdout.includes("Non-2xx")) throw new Error(`${url} is not answered with 200.`);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    rate: figure(/Requests\/sec:\s+([\d.]+)/),
    cost: (spent * 1000) / figure(/(\d+) requests in/),
  };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const ports = { one: 4990, many: 4991, nginx: 4992, nginxes: 4993 };
const one = await startSite(1, ports.one);
const many = await startSite(cores, ports.many);
try {
  // A newly started site compresses its pages at the highest level.
  for (const site of [one, many]) await untilIdle(site.pid ?? 0);
  const page = await (await fetch(`http://127.0.0.1:${ports.one}/`)).text();
  const file = /\/assets\/client-[\w-]+\.js/.exec(page)?.[0] ?? "/";
  for (const path of ["/", file]) {
    const answer = await answerOf(`http://127.0.0.1:${ports.one}${path}`);
    const nginx = await startNginx(join(folder, "nginx"), ports.nginx, answer, 1);
    const nginxes = await startNginx(join(folder, "nginxes"), ports.nginxes, answer, cores);
    const servers = [
      ["nginx, one process", ports.nginx, nginx.pid],
      [`nginx, ${cores} processes`, ports.nginxes, nginxes.pid],
      ["site, one process", ports.one, one.pid ?? 0],
      [`site, ${cores} processes`, ports.many, many.pid ?? 0],
    ] as const;
    const figures = servers.map(() => ({ rates: [] as number[], costs: [] as number[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [, port, pid]] of servers.entries()) {
        const { rate, cost } = await measure(`http://127.0.0.1:${port}${path}`, pid);
        figures[index]?.rates.push(rate);
        figures[index]?.costs.push(cost);
      }
    }
    await Promise.all([nginx.stop(), nginxes.stop()]);
    console.log(`${path}`);
    const ofNginx = median(figures[0]?.rates ?? []);
    for (const [index, [name]] of servers.entries()) {
      const { rates, costs } = figures[index] ?? { rates: [], costs: [] };
      const rate = median(rates);
      console.log(
        `  ${name.padEnd(20)} ${rate.toFixed(0).padStart(6)}/s   ratio ${(rate / ofNginx).toFixed(2)}   ${median(costs).toFixed(1).padStart(5)} µs of a processor`,
      );
    }
  }
} finally {
  one.kill();
  many.kill();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
