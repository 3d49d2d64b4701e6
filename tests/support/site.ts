import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiledFolder, startSiteProcess } from "../../cli/build/site-process.ts";
import { wrongLines } from "./log-lines.ts";
import { within } from "./slowness.ts";

const root = join(import.meta.dirname, "..", "..");

/** How long the server may take to say that it runs, in milliseconds: a fresh folder is filled with the posts first. */
const startTime = within(30_000);

export type Site = {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  dataDir: string;
  /** Of the process that runs now. */
  pid(): number;
  /** Ends the process at once, as a machine does that loses its power. */
  kill(): Promise<void>;
  /** Runs it again on the same port, over the same data. */
  restart(): Promise<void>;
  /**
   * Ends the process and removes its data.
   *
   * @throws Error when its log holds an address, or a line that somebody else wrote.
   */
  remove(): Promise<void>;
};

/** The real server with the production build, on a free port, over a folder of its own. */
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
    // Nothing of the developer's own settings but where programs are.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compiledFolder,
      LOG_LEVEL: "warn",
      LEADS_PER_MINUTE: "0",
      CHAT_PER_MINUTE: "0",
      RENDERS_PER_MINUTE: "0",
      // It would cost each of the many sites of the tests eight seconds of a processor.
      PREWARM: "off",
      ...environment,
    },
    startTime,
  });
  return { child, origin: `http://localhost:${port}`, output };
}
