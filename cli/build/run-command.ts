import { spawn } from "node:child_process";

type CommandOptions = { cwd: string; env?: NodeJS.ProcessEnv };

/**
 * Runs a command without showing its output. It ends with this process.
 *
 * @throws Error with everything that the command printed, when it fails.
 */
export function runCommand(
  command: string,
  commandArguments: readonly string[],
  options: CommandOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const end = () => child.kill();
    process.once("exit", end);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with code ${code}:\n${output}`));
    });
  });
}
