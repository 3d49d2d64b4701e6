import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isReadyMessage } from "@brightkeel/contracts";

/** Where Node keeps what it has compiled of the build; its trial start leaves the first of it there. */
export const compiledFolder = join(import.meta.dirname, "..", "..", "build", "compiled");

export type SiteProcess = {
  child: ChildProcess;
  port: number;
  /** Output so far, for whoever investigates a failure. */
  output(): string;
};

export type SiteProcessOptions = {
  /** The program and its arguments, such as `[process.execPath, "build/main.js"]`. */
  command: readonly [program: string, ...args: string[]];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** How long it may take to get ready, in milliseconds. */
  startTime: number;
};

/** Longest output that is kept, in characters. */
const longestOutput = 100_000;

/**
 * Starts the site as a separate process; resolves when it reports over its IPC channel that it is ready.
 *
 * @throws Error with the output of the process, when it ends before or takes longer.
 */
export async function startSiteProcess(options: SiteProcessOptions): Promise<SiteProcess> {
  const { command, cwd, env, startTime } = options;
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      // Whole lines go.
      if (output.length > longestOutput)
        output = output.slice(output.indexOf("\n", output.length - longestOutput) + 1);
    });
  }
  const watch = new AbortController();
  const tooSlow = setTimeout(() => child.kill("SIGKILL"), startTime);
  try {
    const port = await Promise.race([
      portOf(child, watch.signal),
      once(child, "close", watch).then(() => undefined),
    ]);
    if (port === undefined)
      throw new Error(`The site did not get ready within ${startTime / 1000} s:\n${output}`);
    return { child, port, output: () => output };
  } finally {
    clearTimeout(tooSlow);
    watch.abort();
  }
}

function portOf(child: ChildProcess, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const read = (message: unknown) => {
      if (isReadyMessage(message)) resolve(message.port);
    };
    child.on("message", read);
    signal.addEventListener("abort", () => {
      child.off("message", read);
      // Left open: a process that is disconnected never emits “close”.
      child.channel?.unref();
    });
  });
}
