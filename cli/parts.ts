import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** One part of `npm run check` or `npm test`: commands one after the other, until one fails. */
export type Part = {
  name: string;
  commands: readonly (readonly [program: string, ...options: string[]])[];
  env?: NodeJS.ProcessEnv;
};

export type PartResult = { name: string; passed: boolean; output: string };

/** The program of a package, as `npx` would find it. */
export const bin = (name: string) => join(root, "node_modules", ".bin", name);

/**
 * Runs a part and says in one line how it ended. The output goes to the terminal as it comes (`shown`), or is kept for
 * the end, so that parts side by side do not mix.
 */
export async function runPart(part: Part, { shown = false } = {}): Promise<PartResult> {
  const started = performance.now();
  let output = "";
  let passed = true;
  for (const command of part.commands) {
    const result = await run(command, part.env ?? {}, shown);
    output += result.output;
    passed &&= result.passed;
    if (!passed) break;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? "✓" : "✗"} ${part.name} (${seconds} s)`);
  return { name: part.name, passed, output };
}

/** Runs parts side by side, `atOnce` at a time, in their order. */
export async function runParts(parts: readonly Part[], atOnce: number): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const waiting = parts.values();
  const next = async () => {
    for (const part of waiting) results.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}

/** What the failed parts wrote, where the eye looks first: at the end. */
export function printFailures(results: readonly PartResult[]): void {
  for (const { name, passed, output } of results) {
    if (!passed) console.log(`\n▸ ${name}\n${output.trim()}`);
  }
}

function run(
  [program, ...options]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  shown: boolean,
): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}
