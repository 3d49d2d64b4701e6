import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, loadConfig } from "#server/config.ts";

/**
 * `npm run studio`: installs the Studio on first use, builds it when its sources or the project have changed, and
 * sees to it that the site runs, which serves it at /studio/. A running site takes up the new build by itself.
 */

const root = join(import.meta.dirname, "..");
const studio = join(root, "studio");
const build = join(studio, "build");

async function main(): Promise<void> {
  const config = loadConfig();
  await install();
  await buildStudio(config);
  const host = config.host === "0.0.0.0" || config.host === "::" ? "localhost" : config.host;
  const origin = `http://${host}:${config.port}`;
  const address = `${config.publicOrigin ?? origin}/studio/`;
  if (await answers(`${origin}/healthz`)) {
    console.log(`\nThe Studio is ready: ${address}`);
    if (!config.sanity && !config.contentToken)
      console.log("Make a token to sign in with: npm run content -- token");
    return;
  }
  console.log(`\nThe site does not run yet; starting it. The Studio will be at ${address}`);
  if (!config.sanity && !config.contentToken)
    console.log("Make a token to sign in with, in another terminal: npm run content -- token");
  process.exitCode = await run(
    process.execPath,
    ["--import", "./cli/env-file.ts", "cli/start.ts"],
    root,
    {},
  );
}

/** Installs what the lock file says, when it has not been installed from this lock file yet. */
async function install(): Promise<void> {
  const lock = await hashOf([join(studio, "package-lock.json")]);
  const stamp = join(studio, "node_modules", ".installed-from");
  if ((await readFile(stamp, "utf8").catch(() => "")) === lock) return;
  console.log("Installing the Studio. It is large (about 600 MB), and this is done once.");
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  const code = await run(
    command,
    [...before, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
    studio,
    {},
  );
  if (code !== 0)
    throw new Error("The Studio could not be installed. Is the package registry reachable?");
  await writeFile(stamp, lock);
}

async function buildStudio({ sanity, contentDataset }: Config): Promise<void> {
  const environment = {
    SANITY_STUDIO_PROJECT_ID: sanity?.projectId ?? "",
    SANITY_STUDIO_DATASET: sanity?.dataset ?? contentDataset,
    // Nobody needs to know that a Studio is being built.
    DO_NOT_TRACK: "1",
    NO_UPDATE_NOTIFIER: "1",
    NODE_ENV: "production",
  };
  const sources = (await readdir(studio, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](node_modules|build|\.sanity)[/\\]/.test(file.slice(studio.length)))
    .sort();
  const fingerprint = `${await hashOf(sources)} ${JSON.stringify(environment)}`;
  const stamp = join(build, ".built-from");
  if ((await readFile(stamp, "utf8").catch(() => "")) === fingerprint) return;
  console.log(
    sanity
      ? `Building the Studio for the hosted project ${sanity.projectId}.`
      : "Building the Studio for the content service of this site.",
  );
  const sanityCommand = join(studio, "node_modules", "sanity", "bin", "sanity");
  const code = await run(
    process.execPath,
    [sanityCommand, "build", "--yes", "build"],
    studio,
    environment,
  );
  if (code !== 0 || !existsSync(join(build, "index.html"))) {
    await rm(build, { recursive: true, force: true });
    throw new Error("The Studio could not be built; the lines above say why.");
  }
  await mkdir(build, { recursive: true });
  await writeFile(stamp, fingerprint);
}

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(studio.length)).update(await readFile(file));
  return hash.digest("hex");
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

function run(
  command: string,
  args: string[],
  cwd: string,
  environment: Record<string, string>,
): Promise<number> {
  const child = spawn(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  // Ctrl-C goes to the whole group; the child says when it is done.
  process.on("SIGINT", () => {});
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
