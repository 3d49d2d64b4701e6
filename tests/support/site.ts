import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiledFolder, startSiteProcess } from "../../cli/build/site-process.ts";
import { wrongLines } from "./log-lines.ts";
import { within } from "./slowness.ts";

const root = join(import.meta.dirname, "..", "..");

/** How long the server's start may take, in milliseconds: a new folder is filled with the posts first. */
const startTime = within(30_000);

export type Site = {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  dataDir: string;
  /** ID of the running process. */
  pid(): number;
  /** Kills the process at once, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the same data. */
  restart(): Promise<void>;
  /**
   * Ends the process and removes its data.
   *
   * @throws Error if its log contains an e-mail address or a forged line.
   */
  remove(): Promise<void>;
};

/** Starts the real server with the production build, on a free port, with a folder of its own. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  let running = await runServer({ ...environment, PORT: "0", DATA_DIR: dataDir });
  const { origin } = running;

  const kill = async () => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return {
    origin,
    dataDir,
    pid() {
      const { pid } = running.child;
      if (pid === undefined) throw new Error("The site has no process.");
      return pid;
    },
    kill,
    async restart() {
      await kill();
      running = await runServer({ ...environment, PORT: new URL(origin).port, DATA_DIR: dataDir });
    },
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
      const wrong = wrongLines(running.output());
      if (wrong.length > 0) throw new Error(`The log of the site is wrong:\n${wrong.join("\n")}`);
    },
  };
}

async function runServer(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string; output(): string }> {
  const { child, port, output } = await startSiteProcess({
    command: [process.execPath, join(root, "build", "main.js")],
    cwd: root,
    // Passes on none of the developer's settings except the paths of programs.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compiledFolder,
      LOG_LEVEL: "warn",
      LEADS_PER_MINUTE: "0",
      CHAT_PER_MINUTE: "0",
      RENDERS_PER_MINUTE: "0",
      // Prewarming would cost each of the tests' many sites eight seconds of processor time.
      PREWARM: "off",
      ...environment,
    },
    startTime,
  });
  return { child, origin: `http://localhost:${port}`, output };
}
