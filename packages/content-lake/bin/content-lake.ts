#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import {
  type ContentLake,
  type DatabaseOptions,
  embeddedProjectId,
  manage,
  manageUsage,
  openContentLake,
} from "../src/index.ts";
import { runSanity } from "../src/sanity-command.ts";
import { serveLake } from "../src/server.ts";
import { type DatasetLocation, fillContent } from "../src/transfer/index.ts";

/** `content-lake`, or `npm run lake`: runs the content service as a process of its own. */

const usage = `Usage: content-lake [options]
       content-lake COMMAND [--data FOLDER] [--database URL] [--project ID]

  --port NUMBER     port to listen on, 0 for any that is free (4000)
  --host ADDRESS    address to listen on (127.0.0.1: this machine only)
  --data FOLDER     where documents and assets are stored; made when missing (./data/lake)
  --database URL    PostgreSQL that several processes share, postgres://user:password@host:5432/database, or the
                    variable CONTENT_DATABASE_URL; each then needs only its copy in --data
  --assets FOLDER   folder of pictures and files that all of them see (content/ in --data)
  --project ID      id of the project, as clients name it (${embeddedProjectId})
  --dataset NAME    dataset to begin with; made when missing (production)
  --token TOKEN     token that may write, or the variable CONTENT_TOKEN (a new one at every start)
  --seed FILE       .tar.gz of “sanity dataset export”, or .ndjson, to fill the dataset with while it is empty
  --mount PATH      path of the service (${contentApiPath})
  --studio FOLDER   a built Sanity Studio to serve at /studio/
  --cors ORIGIN     origin whose pages may read answers, signed in too; may be given more than once
  --help            shows this

The variable CONTENT_WEBHOOK_HOSTS names hosts that webhooks may call although they are this machine's or its network's,
with commas between them: n8n.internal,localhost:5678. All others have to be on the public internet.

Commands, for a service that runs or not:
${manageUsage}

  sanity …                                      the sanity command of the Studio in this folder, talking to a service
                                                that runs, at the variable CONTENT_LAKE_URL
                                                (http://127.0.0.1:4000${contentApiPath}) with the token in CONTENT_TOKEN`;

/** An error in the options or the environment, with a message for the user. */
class StartError extends Error {}

type Options = {
  port: number;
  host: string;
  dataDir: string;
  database: DatabaseOptions | undefined;
  assets: { folder: string } | undefined;
  projectId: string;
  dataset: string;
  token: string;
  seed: string | undefined;
  mountPath: string;
  studioFolder: string | undefined;
  origins: string[];
};

const logger = {
  info: (details: object, message: string) => console.log(message, details),
  warn: (details: object, message: string) => console.warn(message, details),
  error: (details: object, message: string) => console.error(message, details),
};

/** @returns undefined when help is asked for */
function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4000" },
      host: { type: "string", default: "127.0.0.1" },
      data: { type: "string", default: join("data", "lake") },
      database: { type: "string" },
      assets: { type: "string" },
      project: { type: "string" },
      dataset: { type: "string", default: "production" },
      token: { type: "string" },
      seed: { type: "string" },
      mount: { type: "string", default: contentApiPath },
      studio: { type: "string" },
      cors: { type: "string", multiple: true, default: [] },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new StartError(`--port ${values.port} is not a port: give a number from 0 to 65535.`);
  if (!/^(\/[\w-]+)+$/.test(values.mount))
    throw new StartError(`--mount ${values.mount} is not a path such as ${contentApiPath}.`);
  const seed = values.seed && resolve(values.seed);
  if (seed && !existsSync(seed)) throw new StartError(`--seed ${seed}: there is no such file.`);
  const studioFolder = values.studio && resolve(values.studio);
  if (studioFolder && !existsSync(join(studioFolder, "index.html")))
    throw new StartError(`--studio ${studioFolder} is not a built Studio: it has no index.html.`);
  return {
    port,
    host: values.host,
    dataDir: resolve(values.data),
    database: databaseAt(values.database),
    assets: values.assets === undefined ? undefined : { folder: resolve(values.assets) },
    projectId: projectNamed(values.project),
    dataset: values.dataset,
    token: values.token || process.env.CONTENT_TOKEN || randomBytes(24).toString("base64url"),
    seed,
    mountPath: values.mount,
    studioFolder,
    origins: values.cors,
  };
}

/** Internal hosts that webhooks may call. */
const webhookHosts = (process.env.CONTENT_WEBHOOK_HOSTS ?? "")
  .split(",")
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);

/** Returns the PostgreSQL options, if a database is configured. Throws StartError for an invalid address. */
function databaseAt(given: string | undefined): DatabaseOptions | undefined {
  const url = given || process.env.CONTENT_DATABASE_URL;
  if (!url) return undefined;
  const setting = given ? "--database" : "CONTENT_DATABASE_URL";
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StartError(
      `${setting} is not an address such as postgres://user:password@host:5432/database.`,
    );
  return { url, setting };
}

/** Throws StartError for an id that the official client does not take. */
function projectNamed(given: string | undefined): string {
  if (given !== undefined && !/^[a-z0-9-]+$/i.test(given))
    throw new StartError(`--project ${given} is no project id: it may have a–z, 0–9 and dashes.`);
  return given ?? embeddedProjectId;
}

async function open(options: Options): Promise<ContentLake> {
  const { dataset, token, seed, mountPath, studioFolder, origins, ...where } = options;
  const { dataDir, database, assets, projectId } = where;
  const location = { dataDir, database, assets, projectId, logger };
  try {
    for (const origin of origins)
      await manage(["origins", "add", origin, "--credentials"], location);
    if (seed) await fill({ ...location, dataset }, seed);
    return await openContentLake({
      ...location,
      dataset,
      contentToken: token,
      mountPath,
      studioFolder,
      webhookHosts,
    });
  } catch (error) {
    throw explained(error, `The folder ${dataDir} can’t be written: choose another with --data.`);
  }
}

async function fill(location: DatasetLocation, seed: string): Promise<void> {
  const result = await fillContent(location, seed);
  if (!result)
    return console.log(
      `The dataset ${location.dataset} has documents already: --seed is not read.`,
    );
  const { documents, assets, skipped } = result;
  const rest = skipped > 0 ? ` ${skipped} documents were there from an earlier start.` : "";
  console.log(`Read ${documents} documents and ${assets} files from ${seed}.${rest}`);
}

/**
 * Converts an error for the user: system errors of a folder become `sentence`; the lake's own errors are readable
 * already.
 */
function explained(error: unknown, sentence: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = "code" in error ? String(error.code) : "";
  // SQLite has one code for every failure, including a file that may not be opened.
  return /^(EACCES|EEXIST|ENOTDIR|EPERM|EROFS|ERR_SQLITE_ERROR)$/.test(code)
    ? new StartError(`${sentence} (${error.message})`)
    : new StartError(error.message, { cause: error });
}

/** Runs a command that needs no running service; returns whether there was one. */
async function runCommand(args: string[]): Promise<boolean> {
  const rest = [...args];
  const take = (flag: string, what: string): string | undefined => {
    const at = rest.findIndex((part) => part === flag || part.startsWith(`${flag}=`));
    if (at < 0) return undefined;
    const [given = ""] = rest.splice(at, 1);
    const value = given === flag ? rest.splice(at, 1)[0] : given.slice(flag.length + 1);
    if (!value) throw new StartError(`${flag} needs ${what}.`);
    return value;
  };
  const folder = take("--data", "a folder") ?? join("data", "lake");
  const database = databaseAt(take("--database", "an address"));
  const projectId = projectNamed(take("--project", "an id"));
  try {
    const location = { dataDir: resolve(folder), database, projectId, webhookHosts, logger };
    const printed = await manage(rest, location);
    if (printed !== undefined) console.log(printed);
    return printed !== undefined;
  } catch (error) {
    throw explained(error, `The folder ${folder} can’t be written: choose another with --data.`);
  }
}

async function asSanity(args: string[]): Promise<number> {
  const url = process.env.CONTENT_LAKE_URL ?? `http://127.0.0.1:4000${contentApiPath}`;
  if (!URL.canParse(url)) throw new StartError(`CONTENT_LAKE_URL ${url} is no address.`);
  try {
    return await runSanity(args, { url, token: process.env.CONTENT_TOKEN }, process.cwd());
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  // Files can be read by their owner only.
  process.umask(0o077);
  const [command, ...rest] = process.argv.slice(2);
  if (command === "sanity") {
    process.exitCode = await asSanity(rest);
    return;
  }
  if (await runCommand(process.argv.slice(2))) return;
  const options = readOptions();
  if (!options) return console.log(usage);
  const { host, port, dataDir, projectId, dataset, token, mountPath, studioFolder } = options;
  const server = await serveLake(() => open(options), options).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE")
      throw new StartError(
        `Port ${port} on ${host} is taken. Stop what listens there, or choose another with --port.`,
      );
    if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartError(`Port ${port} on ${host} can’t be listened on (${code}).`);
    throw error;
  });
  const { origin } = server;
  console.log(`
  Address   ${origin}${mountPath}
  Project   ${projectId}
  Dataset   ${dataset}
  Token     ${token}
  Data      ${dataDir}${studioFolder ? `\n  Studio    ${origin}/studio/` : ""}

import { createClient } from "@sanity/client";
const service = { apiHost: "${origin}${mountPath}", useProjectHostname: false, useCdn: false };
const project = { projectId: "${projectId}", dataset: "${dataset}", apiVersion: "${contentApiVersion}" };
const client = createClient({ ...service, ...project, token: "${token}" });
console.log(await client.fetch("*[0...3]"));
`);
  // For a program that started this process, which need not parse the lines above.
  process.send?.({ origin, url: origin + mountPath });

  const stop = (): void => {
    // A second signal ends the process at once.
    process.off("SIGINT", stop).off("SIGTERM", stop);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

main().catch((error: unknown) => {
  const isUsage =
    error instanceof Error && "code" in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  if (isUsage) console.error(`${error.message}\n\n${usage}`);
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
