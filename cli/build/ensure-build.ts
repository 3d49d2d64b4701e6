import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "./compress-files.ts";
import { Progress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

const root = join(import.meta.dirname, "..", "..");
const buildDirectory = join(root, "build");
const clientDirectory = join(buildDirectory, "client");
/** Written last: a build that was broken off has none and is made again. */
const stampFile = join(buildDirectory, "fingerprint");

/**
 * Makes the production build, unless there is one of exactly these sources already. Shows each step with its time.
 *
 * @throws Error with the output of the step that failed.
 */
export async function ensureBuild({ force = false } = {}): Promise<void> {
  const fingerprint = await sourceFingerprint(root);
  const stamped = await readFile(stampFile, "utf8").catch(() => "");
  if (!force && stamped === fingerprint) return;

  const progress = new Progress("Building the site");
  await rm(stampFile, { force: true });
  // The downloads page prints size, pages and date of what is made here.
  await progress.step("Data sheets", () => runScript("build-downloads.ts"));
  await progress.step("Pages and scripts", () =>
    runCommand(join(root, "node_modules", ".bin", "react-router"), ["build"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    }),
  );
  await progress.step("Cards", async () => {
    // Loaded here: a start with a finished build needs neither typefaces nor the image library.
    const { buildCards } = await import("./cards.ts");
    await buildCards(clientDirectory);
  });
  await progress.step("Assistant", async () => {
    const { keepLearnt } = await import("#server/assistant/understanding/kept.ts");
    await keepLearnt(join(buildDirectory, "assistant"));
  });
  await progress.step("Compression", () => compressFiles(clientDirectory));
  await mkdir(buildDirectory, { recursive: true });
  await writeFile(stampFile, fingerprint);
  progress.done();
}

const runScript = (name: string): Promise<void> =>
  runCommand(process.execPath, [join(root, "cli", name)], { cwd: root });
