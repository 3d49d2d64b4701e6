import { createHash } from "node:crypto";
import { access, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { alone } from "./alone.ts";
import { Progress } from "./progress.ts";
import { runCommand } from "./run-command.ts";

const root = join(import.meta.dirname, "..", "..");
const sources = join(root, "studio");

/** Fingerprint of a build. Served with it, so that it tells which build a site serves. */
export const builtFrom = "built-from.json";

/** Where the Studio is built, for whatever it will edit; `server/content-service.ts` serves it from there. */
const folder = join(sources, "build", "studio");

/**
 * Installs the Studio's packages and builds it, each unless it has been done for exactly these sources. Shows each
 * step with its time.
 *
 * @returns the folder.
 * @throws Error that says what to do, with the output of the step that failed.
 */
export async function ensureStudio(): Promise<string> {
  // An up-to-date build is returned without waiting for another one.
  if (await isBuilt(await fingerprintOfSources())) return folder;
  // Two at once would install into the same folder.
  await alone(join(sources, "build", ".lock"), build);
  return folder;
}

const fingerprintOfSources = async (): Promise<string> =>
  JSON.stringify({ sources: await hashOf(await sourceFiles()) });

const isBuilt = async (fingerprint: string): Promise<boolean> =>
  (await contentOf(join(folder, builtFrom))) === fingerprint;

async function build(): Promise<void> {
  const lock = await hashOf([join(sources, "package-lock.json")]);
  const installed = join(sources, "node_modules", ".installed-from");
  const fingerprint = await fingerprintOfSources();
  if (await isBuilt(fingerprint)) return;

  const progress = new Progress("Building Sanity Studio");
  if ((await contentOf(installed)) !== lock) {
    console.log("    Its packages are installed first: about 600 MB, once.");
    await progress.step("Packages", install);
    await writeFile(installed, lock);
  }
  await progress.step("Studio", async () => {
    await rm(folder, { recursive: true, force: true });
    const sanity = join(sources, "node_modules", "sanity", "bin", "sanity");
    await runCommand(process.execPath, [sanity, "build", "--yes", folder], {
      cwd: sources,
      env: {
        ...process.env,
        // What it edits is said by the page that the site serves.
        SANITY_STUDIO_PROJECT_ID: "",
        SANITY_STUDIO_DATASET: "",
        // The Studio needs no telemetry about its builds.
        DO_NOT_TRACK: "1",
        NO_UPDATE_NOTIFIER: "1",
        NODE_ENV: "production",
      },
    });
    await access(join(folder, "index.html"));
    await removeEarlierBuilds();
  });
  // Written last: an interrupted build has none and is made again.
  await writeFile(join(folder, builtFrom), fingerprint);
  progress.done();
}

/** Until 26 November 2026 there was one for each project and dataset. */
async function removeEarlierBuilds(): Promise<void> {
  const builds = dirname(folder);
  for (const entry of await readdir(builds, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== basename(folder))
      await rm(join(builds, entry.name), { recursive: true, force: true });
}

/** Installs the packages of the lock file, with the npm that runs this command if there is one. */
async function install(): Promise<void> {
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  try {
    await runCommand(command, [...before, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: sources,
    });
  } catch (error) {
    throw new Error(
      "Sanity Studio could not be installed. Connect this machine to the package registry and run the command again; " +
        "behind a mirror, name it with “npm config set registry ADDRESS”. " +
        "Or run it on another machine of this kind, and copy studio/node_modules from there.\n" +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
}

/** All sources of a Studio except its packages, which the lock file stands for. */
async function sourceFiles(): Promise<string[]> {
  const entries = await readdir(sources, { withFileTypes: true });
  const made = new Set(["node_modules", "build", ".sanity"]);
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !made.has(name))
      .map(async (entry) => {
        const path = join(sources, entry.name);
        if (!entry.isDirectory()) return [path];
        const inside = await readdir(path, { recursive: true, withFileTypes: true });
        return inside.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
      }),
  );
  // environment.ts takes the service's path and API version from there.
  return [...lists.flat().sort(), join(root, "contracts", "content-service.ts")];
}

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(file.slice(sources.length))
      .update("\0")
      .update(await readFile(file));
  return hash.digest("hex");
}

const contentOf = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");
