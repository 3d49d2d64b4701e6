import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSiteProcess } from "./site-process.ts";

/** How long a start may take on the slowest of machines, in milliseconds. */
const patience = 120_000;

/**
 * Starts the site once, on a data folder of its own, and stops it after its first page. A build that does not start
 * counts as failed, and compiled code is cached for later starts, even where those may write nothing.
 *
 * @param server the bundle.
 * @param compiled folder for compiled code.
 * @throws Error with the output of the site, when it does not answer or does not end well.
 */
export async function tryStart(server: string, compiled: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "trial-start-"));
  const starting = startSiteProcess({
    command: [process.execPath, server],
    // Without the settings of the environment: a build touches no database and sends nothing.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "warn",
    },
    cwd: dataDir,
    startTime: patience,
  });
  try {
    const { child, port, output } = await starting;
    const ended = once(child, "close");
    const page = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(patience) });
    await page.text();
    child.kill("SIGTERM");
    const [code] = await ended;
    if (page.status !== 200 || code !== 0)
      throw new Error(`The site does not start as it was built:\n${output()}`);
  } finally {
    await starting.then(
      ({ child }) => child.kill("SIGKILL"),
      () => {},
    );
    await rm(dataDir, { recursive: true, force: true });
  }
}
