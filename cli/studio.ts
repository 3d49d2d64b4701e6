import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { embeddedProjectId } from "@brightkeel/content-lake";
import { type StudioTarget, studioTargetFile } from "@brightkeel/contracts";
import { mounts, paths } from "#content/paths.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { builtFrom, ensureStudio } from "./build/ensure-studio.ts";

/**
 * `npm run studio`: installs the Studio on first use, builds it when its sources have changed, and makes sure that the
 * site runs, which serves it at /studio/. A running site picks up the new build by itself.
 */

const root = join(import.meta.dirname, "..");

async function main(): Promise<void> {
  const config = loadConfig();
  const folder = await ensureStudio();
  const own = config.host === "127.0.0.1" || config.host === "0.0.0.0" || config.host === "::";
  const origin = `http://${own ? "localhost" : config.host}:${config.port}`;
  const address = `${config.publicOrigin ?? origin}${mounts.studio}/`;
  if (await siteRuns(origin)) {
    const target: StudioTarget = {
      hosted: config.sanity !== undefined,
      projectId: config.sanity?.projectId ?? embeddedProjectId,
      dataset: config.sanity?.dataset ?? config.contentDataset,
    };
    const [served, edits] = await Promise.all(
      [builtFrom, studioTargetFile].map((file) => textOf(`${origin}${mounts.studio}/${file}`)),
    );
    if (
      served !== (await readFile(join(folder, builtFrom), "utf8")) ||
      edits !== JSON.stringify(target)
    )
      throw new Error(
        `The site that runs at ${origin} serves another Studio: it was started elsewhere, or with other settings. ` +
          "Stop it and run the command again, or set PORT to another number.",
      );
    console.log(`\nThe Studio is ready: ${address}\n${signInHint(config, address)}`);
    return;
  }
  console.log(
    `\nThe site isn’t running yet; starting it. The Studio will be at ${address}\n${signInHint(config, address)}`,
  );
  process.exitCode = await startSite();
}

function signInHint({ sanity, contentToken }: Config, address: string): string {
  if (sanity)
    return `Sign in with your Sanity account. Its project must allow ${new URL(address).origin} under “CORS origins”, with credentials.`;
  return contentToken
    ? "Sign in with CONTENT_TOKEN, or with a token of your own: npm run content -- token NAME"
    : "Make a token to sign in with, in another terminal: npm run content -- token NAME";
}

const textOf = (address: string): Promise<string | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

/** Whether the site answers at `origin`; waits for one that is starting. */
async function siteRuns(origin: string): Promise<boolean> {
  for (;;) {
    const response = await fetch(origin + paths.health, {
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (response?.status === 503 && response.headers.has("retry-after")) await pause(500);
    // Anything else listening there is another program; starting the site reports that.
    else return response?.ok === true && (await response.text()) === "ok\n";
  }
}

function startSite(): Promise<number> {
  const child = spawn(process.execPath, ["--import", "./cli/env-file.ts", "cli/start.ts"], {
    cwd: root,
    stdio: "inherit",
  });
  // Ctrl-C reaches the whole group; the child reports when it is done.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exitCode = 1;
});
