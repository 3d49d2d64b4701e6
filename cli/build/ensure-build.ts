import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "./compress-files.ts";
import { Progress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { type SourceFingerprint, sourceFingerprint } from "./source-fingerprint.ts";
import { tryStart } from "./trial-start.ts";

const root = join(import.meta.dirname, "..", "..");
const buildDirectory = join(root, "build");
const clientDirectory = join(buildDirectory, "client");
/** Of what each half was made, a file each. Written last: a half that was broken off has none and is made again. */
const stampFolder = join(buildDirectory, "made-of");

/** What a start runs. */
export const builtServer = join(buildDirectory, "main.js");

/** Where Node keeps what it has compiled. */
const compiledFolder = join(buildDirectory, "compiled");

/**
 * Makes the production build, or the half of it that is not of exactly these sources. Shows each step with its time.
 *
 * @throws Error with the output of the step that failed.
 */
export async function ensureBuild({ force = false } = {}): Promise<void> {
  const sources = sourceFingerprint(root);
  const pagesStand = !force && (await isStamped("pages", sources.pages));
  if (pagesStand && (await isStamped("server", sources.server))) return;

  const progress = new Progress("Building the site");
  if (!pagesStand) {
    await rm(stampFolder, { recursive: true, force: true });
    await buildPages(progress);
    await stamp("pages", sources.pages);
  }
  // A site that is just ending may still write into it.
  await rm(compiledFolder, { recursive: true, force: true, maxRetries: 5 });
  await progress.step("Server", async () => {
    // Loaded here, as below: a start with a finished build needs no bundler.
    const { bundleServer } = await import("./bundle-server.ts");
    await bundleServer(root);
  });
  await progress.step("Pictures of posts", async () => {
    const { buildPictures } = await import("#server/content/seed/pictures.ts");
    await buildPictures(
      join(root, "content", "blogs", "images"),
      join(buildDirectory, "blog-pictures"),
    );
  });
  await progress.step("Trial start", () => tryStart(builtServer, compiledFolder));
  await stamp("server", sources.server);
  progress.done();
}

async function buildPages(progress: Progress): Promise<void> {
  // The downloads page prints size, pages and date of what is made here.
  await progress.step("Data sheets", () => runScript("build-downloads.ts"));
  await progress.step("Pages and scripts", () =>
    runCommand(join(root, "node_modules", ".bin", "react-router"), ["build"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    }),
  );
  await progress.step("Cards", async () => {
    const { buildCards } = await import("./cards.ts");
    await buildCards(clientDirectory);
  });
  await progress.step("Assistant", async () => {
    const { cachedModel, writeModelFile } = await import("@brightkeel/assistant/training");
    await writeModelFile(join(buildDirectory, "assistant"), await cachedModel());
  });
  await progress.step("Compression", () => compressFiles(clientDirectory));
}

type Half = keyof SourceFingerprint;

const isStamped = async (half: Half, fingerprint: string): Promise<boolean> =>
  (await readFile(join(stampFolder, half), "utf8").catch(() => "")) === fingerprint;

async function stamp(half: Half, fingerprint: string): Promise<void> {
  await mkdir(stampFolder, { recursive: true });
  await writeFile(join(stampFolder, half), fingerprint);
}

const runScript = (name: string): Promise<void> =>
  runCommand(process.execPath, [join(root, "cli", name)], { cwd: root });
