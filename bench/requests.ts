import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import autocannon from "autocannon";
import { ensureBuild } from "../cli/build/ensure-build.ts";
import { startSiteProcess } from "../cli/build/site-process.ts";

/**
 * Requests a second for a cached page and for a file, beside a bare node:http server that sends the very same bytes: the
 * ratio says what the site adds. Three rounds, taken in turns; medians are printed.
 */

const root = join(import.meta.dirname, "..");
const connections = 32;
const seconds = 4;
const rounds = 3;

await ensureBuild();
const dataDir = await mkdtemp(join(tmpdir(), "bench-pages-"));
const port = 4990;
const { child: site } = await startSiteProcess({
  command: [process.execPath, join(root, "build", "main.js")],
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
  startTime: 30_000,
});
const origin = `http://127.0.0.1:${port}`;
const headers = { "accept-encoding": "br" };

/** A server that does nothing but send this body. */
async function bare(body: Buffer, replyHeaders: Record<string, string>) {
  const server = createServer((_request, response) => {
    response.writeHead(200, replyHeaders);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port + 1, "127.0.0.1", resolve));
  return server;
}

const perSecond = async (url: string): Promise<number> =>
  (await autocannon({ url, connections, duration: seconds, headers })).requests.average;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const page = await (await fetch(`${origin}/sap`)).text();
  const file = /\/assets\/client-[\w-]+\.js/.exec(page)?.[0] ?? "/";
  for (const path of ["/sap", file]) {
    const wire = await fetch(origin + path);
    const body = brotliCompressSync(Buffer.from(await wire.arrayBuffer()));
    const server = await bare(body, {
      "content-type": wire.headers.get("content-type") ?? "text/plain",
    });
    const figures: { site: number[]; bare: number[] } = { site: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      figures.site.push(await perSecond(origin + path));
      figures.bare.push(await perSecond(`http://127.0.0.1:${port + 1}/`));
    }
    server.closeAllConnections();
    server.close();
    const [ours, theirs] = [median(figures.site), median(figures.bare)];
    console.log(
      `${path.padEnd(40)} site ${ours.toFixed(0)}/s   bare node:http, same bytes ${theirs.toFixed(0)}/s   ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
} finally {
  site.kill();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
