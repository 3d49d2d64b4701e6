import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentApiVersion } from "@brightkeel/contracts";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";

export type LakeProcess = {
  child: ChildProcess;
  /** Base URL of the service. */
  url: string;
  client(config?: Partial<ClientConfig>): SanityClient;
  output(): string;
};

/** Output of the command on both streams, and its exit code. */
export type Ended = { output: string; code: number | null };

const command = join(import.meta.dirname, "..", "bin", "content-lake.ts");

function spawnLake(flags: string[], program = command) {
  // A process that exits by itself leaves its compile cache to later ones.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "content-lake-compiled") };
  const child = fork(program, flags, { stdio: ["ignore", "pipe", "pipe", "ipc"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output };
}

/** Runs the command until it exits. */
export async function runCommand(...flags: string[]): Promise<Ended> {
  const { child, output } = spawnLake(flags);
  const [code] = await once(child, "close");
  return { output: output(), code };
}

/** Starts the command as a process of its own, on a free port; resolves once it serves requests. */
export async function startLake(
  dataDir: string,
  token: string,
  ...flags: string[]
): Promise<LakeProcess> {
  return startProgram(command, dataDir, token, ...flags);
}

/**
 * Starts the command once and lets it end by itself, which leaves what it and its threads have compiled to the starts
 * that are killed: those leave nothing.
 */
export async function warmStarts(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "content-warm-"));
  const { child } = await startLake(dataDir, "warm");
  child.kill("SIGTERM");
  await once(child, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts another file as the command does. */
export async function startProgram(
  program: string,
  dataDir: string,
  token: string,
  ...flags: string[]
): Promise<LakeProcess> {
  const common = ["--port", "0", "--data", dataDir, "--token", token];
  const { child, output } = spawnLake([...common, ...flags], program);
  const [ready] = await Promise.race([
    once(child, "message"),
    once(child, "close").then(() => {
      throw new Error(`The content service ended:\n${output()}`);
    }),
  ]);
  const { url } = ready as { url: string }; // sent by the command once it serves requests
  return {
    child,
    url,
    output,
    client: (config) =>
      createClient({
        projectId: "embedded",
        dataset: "production",
        apiVersion: contentApiVersion,
        useCdn: false,
        token,
        apiHost: url,
        useProjectHostname: false,
        maxRetries: 0,
        ...config,
      }),
  };
}
