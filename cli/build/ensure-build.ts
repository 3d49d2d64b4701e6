import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finishedBuildFile } from "@brightkeel/contracts";
import { compressFiles } from "./compress-files.ts";
import { Progress, seconds } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { type SourceFingerprint, sourceFingerprint } from "./source-fingerprint.ts";
import { tryStart } from "./trial-start.ts";

const root = join(import.meta.dirname, "..", "..");
const buildDirectory = join(root, "build");
const clientDirectory = join(buildDirectory, "client");
/** Of what each part was made, a file each. Written last: a part that was broken off has none and is made again. */
const stampFolder = join(buildDirectory, dirname(finishedBuildFile));

/** What a start runs. */
export const builtServer = join(buildDirectory, "main.js");

/** Where Node keeps what it has compiled. */
const compiledFolder = join(buildDirectory, "compiled");

/**
 * Makes the production build, or the part of it that is not of exactly these sources. Shows each step with its time.
 *
 * @throws Error with the output of the step that failed.
 */
export async function ensureBuild({ force = false } = {}): Promise<void> {
  const sources = sourceFingerprint(root);
  if (!force && (await isFinished(sources))) return;
  const progress = new Progress("Building the site");
  await makeServable(progress, sources, force);
  await finish(progress, sources);
  progress.done();
}

/**
 * Makes what the first page needs. Cards, compressed files and the trial start are left to `finishBuild`.
 *
 * @returns whether something is left.
 * @throws Error with the output of the step that failed.
 */
export async function ensureServable(): Promise<boolean> {
  const sources = sourceFingerprint(root);
  if (await isFinished(sources)) return false;
  const progress = new Progress("Building the site");
  await makeServable(progress, sources, false);
  progress.done("; cards and compressed files follow in the background");
  return true;
}

/** Makes what `ensureServable` left, in a process of its own, and says when it is there. The next start tries again. */
export function finishInBackground(): void {
  const started = performance.now();
  runScript("build-finish.ts").then(
    () =>
      console.log(
        `  Cards and compressed files are made (${seconds(performance.now() - started)}).`,
      ),
    (error: unknown) => console.error(`  The build could not be finished: ${String(error)}`),
  );
}

/** Makes what `ensureServable` left, and shows nothing. */
export async function finishBuild(): Promise<void> {
  // Not the sources as they are now: somebody may have changed them meanwhile.
  await finish({ step: (_name, work) => work() }, await stamps());
}

type Steps = Pick<Progress, "step">;

async function makeServable(
  progress: Steps,
  sources: SourceFingerprint,
  force: boolean,
): Promise<void> {
  await rm(join(buildDirectory, finishedBuildFile), { force: true });
  const pagesStand = !force && (await isStamped("pages", sources.pages));
  if (pagesStand && (await isStamped("server", sources.server))) return;
  // A half that still stands keeps its stamp.
  await rm(pagesStand ? join(stampFolder, "server") : stampFolder, {
    recursive: true,
    force: true,
  });
  // A site that is just ending may still write into it.
  await rm(compiledFolder, { recursive: true, force: true, maxRetries: 5 });
  await Promise.all([
    pagesAndServer(progress, pagesStand ? undefined : sources.pages),
    // For two cores: what has no part in the chain of the others, one after another.
    besidePages(progress, !pagesStand),
  ]);
  await stamp("pages", sources.pages);
  await stamp("server", sources.server);
}

/**
 * Each of these steps reads what the one before it made.
 *
 * @param version of the pages; undefined when they stand already.
 */
async function pagesAndServer(progress: Steps, version: string | undefined): Promise<void> {
  if (version !== undefined) {
    // The downloads page prints size, pages and date of what is made here.
    await progress.step("Data sheets", () => runScript("build-downloads.ts"));
    await progress.step("Pages", async () => {
      // Not the whole build folder: what is made beside the pages lies there too (vite.config.ts).
      for (const folder of ["client", "server"])
        await rm(join(buildDirectory, folder), { recursive: true, force: true });
      await runCommand(join(root, "node_modules", ".bin", "react-router"), ["build"], {
        cwd: root,
        env: { ...process.env, NODE_ENV: "production" },
      });
    });
    await progress.step("Scripts", async () => {
      const { buildScripts } = await import("./build-scripts.ts");
      await buildScripts(root, clientDirectory);
      const { workerSource } = await import("#app/service-worker/worker-source.ts");
      await writeFile(join(clientDirectory, "sw.js"), await workerSource(version.slice(0, 12)));
    });
  }
  await progress.step("Server", async () => {
    // Loaded here, as below: a start with a finished build needs no bundler.
    const { bundleServer } = await import("./bundle-server.ts");
    await bundleServer(root);
  });
}

async function besidePages(progress: Steps, modelToo: boolean): Promise<void> {
  if (modelToo)
    await progress.step("Assistant", async () => {
      const { cachedModel, writeModelFile } = await import("@brightkeel/assistant/training");
      await writeModelFile(join(buildDirectory, "assistant"), await cachedModel());
    });
  await progress.step("Pictures of posts", async () => {
    const { buildPictures } = await import("#server/content/seed/pictures.ts");
    await buildPictures(
      join(root, "content", "blogs", "images"),
      join(buildDirectory, "blog-pictures"),
    );
  });
}

/** What no first page needs: a site that runs meanwhile draws its cards itself, and sends its files as they are. */
async function finish(progress: Steps, sources: SourceFingerprint): Promise<void> {
  await Promise.all([
    progress.step("Cards", async () => {
      const { buildCards } = await import("./cards.ts");
      await buildCards(clientDirectory);
    }),
    progress.step("Compression", () => compressFiles(clientDirectory)),
    progress.step("Trial start", () => tryStart(builtServer, compiledFolder)),
  ]);
  // Another build of other sources may have begun here.
  if (wholeOf(await stamps()) === wholeOf(sources)) await stamp("finished", wholeOf(sources));
}

type Stamp = keyof SourceFingerprint | "finished";

const wholeOf = ({ pages, server }: SourceFingerprint): string => `${pages} ${server}`;

const isFinished = (sources: SourceFingerprint): Promise<boolean> =>
  isStamped("finished", wholeOf(sources));

const isStamped = async (name: Stamp, fingerprint: string): Promise<boolean> =>
  (await readStamp(name)) === fingerprint;

const readStamp = (name: Stamp): Promise<string> =>
  readFile(join(stampFolder, name), "utf8").catch(() => "");

/** What the build that lies there was made of. */
const stamps = async (): Promise<SourceFingerprint> => ({
  pages: await readStamp("pages"),
  server: await readStamp("server"),
});

async function stamp(name: Stamp, fingerprint: string): Promise<void> {
  await mkdir(stampFolder, { recursive: true });
  await writeFile(join(stampFolder, name), fingerprint);
}

const runScript = (name: string): Promise<void> =>
  runCommand(process.execPath, [join(root, "cli", name)], { cwd: root });
