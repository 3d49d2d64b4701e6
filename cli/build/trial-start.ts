import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How long a start may take on the slowest of machines, in milliseconds. */
const patience = 120_000;

/**
 * Starts the site once, over a data folder of its own, and stops it after its first page. So a build that does not
 * start is none, and what was compiled is kept for the starts to come, also where those may write nothing.
 *
 * @param server the bundle.
 * @param compiled folder for what is compiled.
 * @throws Error with what the site said, when it does not answer or does not end well.
 */
export async function tryStart(server: string, compiled: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "trial-start-"));
  const site = spawn(process.execPath, [server], {
    // Nothing of the settings here: a build touches no database and sends nothing.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "warn",
    },
    cwd: dataDir,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: patience,
  });
  const ended = once(site, "close");
  let output = "";
  site.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  try {
    const origin = await new Promise<string | undefined>((resolve) => {
      site.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const said = /Site\s+(http:\/\/\S+)/.exec(output)?.[1];
        if (said !== undefined) resolve(said);
      });
      void ended.then(() => resolve(undefined));
    });
    const page = origin === undefined ? undefined : await fetch(origin);
    await page?.text();
    site.kill("SIGTERM");
    const [code] = await ended;
    if (page?.status !== 200 || code !== 0)
      throw new Error(`The site does not start as it was built:\n${output}`);
  } finally {
    site.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}
