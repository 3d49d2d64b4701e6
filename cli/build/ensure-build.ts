import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finishedBuildFile } from "@brightkeel/contracts";
import { alone } from "./alone.ts";
import { compressFiles } from "./compress-files.ts";
import { Progress, seconds } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { compiledFolder } from "./site-process.ts";
import { type SourceFingerprint, sourceFingerprint } from "./source-fingerprint.ts";
import { tryStart } from "./trial-start.ts";

const root = join(import.meta.dirname, "..", "..");
const buildDirectory = join(root, "build");
const clientDirectory = join(buildDirectory, "client");
/**
 * The fingerprints of what each part was made from, one file per part. Written last: an interrupted part has none and
 * is made again.
 */
const stampFolder = join(buildDirectory, dirname(finishedBuildFile));

/** Held while building: two builds at once, such as from parallel test files, would write into the same folder. */
const buildLock = join(buildDirectory, ".lock");

/** For builds that ask whether they are for production. */
const production = { ...process.env, NODE_ENV: "production" };

/** What a start runs. */
export const builtServer = join(buildDirectory, "main.js");

/**
 * Makes the production build, or the parts of it that are not up to date. Shows each step with its time.
 *
 * @throws Error with the output of the step that failed.
 */
export async function ensureBuild({ force = false } = {}): Promise<void> {
  // An up-to-date build is found without waiting for another one.
  if (!force && (await isFinished(sourceFingerprint(root)))) return;
  await alone(buildLock, () => build(force));
}

async function build(force: boolean): Promise<void> {
  const sources = sourceFingerprint(root);
  if (!force && (await isFinished(sources))) return;
  const progress = new Progress("Building the site");
  await unstamp("finished");
  await Promise.all([
    makeServable(progress, sources, force),
    progress.step("Assistant", () => makeModel(sources, force)),
  ]);
  await finish(progress, sources);
  progress.done();
}

/** What a first start leaves for later. */
export type Unfinished = {
  /** Resolves when the assistant's model is in the build; rejects with the output of its training. */
  modelReady: Promise<void>;
};

/**
 * Makes what the first page needs. The assistant is trained in parallel and may take longer; cards, compressed files
 * and the trial start are left to `finishBuild`.
 *
 * @returns undefined when nothing is left.
 * @throws Error with the output of the step that failed.
 */
export async function ensureServable(): Promise<Unfinished | undefined> {
  if (await isFinished(sourceFingerprint(root))) return undefined;
  return alone(buildLock, makeFirstPage);
}

async function makeFirstPage(): Promise<Unfinished | undefined> {
  const sources = sourceFingerprint(root);
  if (await isFinished(sources)) return undefined;
  const progress = new Progress("Building the site");
  await unstamp("finished");
  const modelReady = makeModel(sources, false);
  // Reported by whoever waits for it.
  modelReady.catch(() => {});
  await makeServable(progress, sources, false);
  progress.done("; the assistant’s training, cards and compressed files follow in the background");
  return { modelReady };
}

/**
 * Makes what `ensureServable` left, in a process of its own, and reports when it is done. What fails after the
 * training is retried by the next start.
 *
 * @throws Error with the output of the training when it failed.
 */
export async function finishInBackground({ modelReady }: Unfinished): Promise<void> {
  const started = performance.now();
  const passed = () => seconds(performance.now() - started);
  console.log("  The assistant is being trained; what it is asked meanwhile is answered then.");
  await modelReady;
  console.log(`  The assistant is ready (${passed()}).`);
  await runScript("build-finish.ts").then(
    () => console.log(`  Cards and compressed files are made (${passed()}).`),
    (error: unknown) => console.error(`  The build could not be finished: ${String(error)}`),
  );
}

/** Makes what `ensureServable` left, without output. */
export async function finishBuild(): Promise<void> {
  // The sources that were built, not those of this moment: someone may have changed them meanwhile.
  await finish({ step: (_name, work) => work() }, await stamps());
}

type Steps = Pick<Progress, "step">;

async function makeServable(
  progress: Steps,
  sources: SourceFingerprint,
  force: boolean,
): Promise<void> {
  const pagesStand = !force && (await isStamped("pages", sources.pages));
  if (pagesStand && (await isStamped("server", sources.server))) return;
  // A half that is still valid keeps its stamp.
  await unstamp("server");
  if (!pagesStand) await unstamp("pages");
  // A site that is just ending may still write into it.
  await rm(compiledFolder, { recursive: true, force: true, maxRetries: 5 });
  await Promise.all([
    pagesAndServer(progress, pagesStand ? undefined : sources.pages),
    // Runs on the second core, in parallel with the chain of the other steps.
    progress.step("Pictures of posts", makePictures),
  ]);
  await stamp("pages", sources.pages);
  await stamp("server", sources.server);
}

/**
 * Each of these steps reads the output of the one before, but scripts and server, which both need the pages only.
 *
 * @param version of the pages; undefined when they are up to date.
 */
async function pagesAndServer(progress: Steps, version: string | undefined): Promise<void> {
  const server = () => progress.step("Server", makeServer);
  if (version === undefined) return server();
  // The downloads page prints size, page count and date of what is made here.
  await progress.step("Data sheets", () => runScript("build-downloads.ts"));
  await progress.step("Pages", makePages);
  await Promise.all([progress.step("Scripts", () => makeScripts(version)), server()]);
}

async function makePages(): Promise<void> {
  // Not the whole build folder, which also holds what is made in parallel (vite.config.ts).
  for (const folder of ["client", "server"])
    await rm(join(buildDirectory, folder), { recursive: true, force: true });
  await runCommand(join(root, "node_modules", ".bin", "react-router"), ["build"], {
    cwd: root,
    env: production,
  });
}

async function makeScripts(version: string): Promise<void> {
  // In a process of its own: Vite asks the environment whether it builds for production, and tests build too.
  await runScript("build-scripts.ts", production);
  const { workerSource } = await import("#app/service-worker/worker-source.ts");
  await writeFile(join(clientDirectory, "sw.js"), await workerSource(version.slice(0, 12)));
}

async function makeServer(): Promise<void> {
  // Loaded here, as below: a start with a finished build needs no bundler.
  const { bundleServer } = await import("./bundle-server.ts");
  await bundleServer(root);
}

async function makePictures(): Promise<void> {
  const { buildPictures } = await import("#server/content/seed/pictures.ts");
  const { outlineText } = await import("#app/cards/outline-text.ts");
  await buildPictures(
    join(root, "content", "blogs", "images"),
    join(buildDirectory, "blog-pictures"),
    (svg) => outlineText(svg),
  );
}

/** Trains the assistant in a process of lower priority: pages go first. */
async function makeModel(sources: SourceFingerprint, force: boolean): Promise<void> {
  if (!force && (await isStamped("assistant", sources.assistant))) return;
  await unstamp("assistant");
  await mkdir(buildDirectory, { recursive: true });
  await runScript("build-assistant.ts");
  await stamp("assistant", sources.assistant);
}

/** Where the build keeps the trained model, for `build-assistant.ts`. */
export const modelFile = join(buildDirectory, "assistant");

/** The same for its languages other than English. */
export const languagesFile = join(buildDirectory, "assistant-languages");

/**
 * Parts that no first page needs: a running site draws its cards itself meanwhile, and compresses its files as it
 * sends them.
 */
async function finish(progress: Steps, sources: SourceFingerprint): Promise<void> {
  await Promise.all([
    progress.step("Cards", async () => {
      const { buildCards } = await import("./cards.ts");
      await buildCards(clientDirectory);
    }),
    progress.step("Compression", () => compressFiles(clientDirectory)),
    progress.step("Trial start", () => tryStart(builtServer, compiledFolder)),
  ]);
  // Another build of other sources may have begun meanwhile.
  if (wholeOf(await stamps()) === wholeOf(sources)) await stamp("finished", wholeOf(sources));
}

type Stamp = keyof SourceFingerprint | "finished";

const wholeOf = ({ pages, server, assistant }: SourceFingerprint): string =>
  `${pages} ${server} ${assistant}`;

const isFinished = (sources: SourceFingerprint): Promise<boolean> =>
  isStamped("finished", wholeOf(sources));

const isStamped = async (name: Stamp, fingerprint: string): Promise<boolean> =>
  (await readStamp(name)) === fingerprint;

const readStamp = (name: Stamp): Promise<string> =>
  readFile(join(stampFolder, name), "utf8").catch(() => "");

/** The fingerprint of the existing build. */
const stamps = async (): Promise<SourceFingerprint> => ({
  pages: await readStamp("pages"),
  server: await readStamp("server"),
  assistant: await readStamp("assistant"),
});

const unstamp = (name: Stamp): Promise<void> => rm(join(stampFolder, name), { force: true });

async function stamp(name: Stamp, fingerprint: string): Promise<void> {
  await mkdir(stampFolder, { recursive: true });
  await writeFile(join(stampFolder, name), fingerprint);
}

const runScript = (name: string, env: NodeJS.ProcessEnv = process.env): Promise<void> =>
  runCommand(process.execPath, [join(root, "cli", name)], { cwd: root, env });
