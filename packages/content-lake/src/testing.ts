import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import type { ConnectionSettings } from "./connections/index.ts";
import { type ContentLake, type ContentLakeOptions, openContentLake } from "./index.ts";
import { embeddedProjectId, Lake, type LakeOptions } from "./lake.ts";
import type { DatabaseOptions } from "./postgres/database.ts";
import { serveLake } from "./server.ts";

export const token = "a-token-that-only-tests-know";
/** Hosts of the tests' webhook receivers. */
const webhookHosts = ["127.0.0.1"];
/** A logger that prints only errors, which should never occur. */
export const silent = {
  info() {},
  warn() {},
  error: (details: object, message: string) => console.error(message, details),
};

/** A query that never ends: every level depends on the one around it, so nothing can be cached or looked up. */
export const endlessQuery =
  "count(*[count(*[count(*[count(*[count(*[_id + ^._id match ^.^._id]) > 0 && _id match ^.^._id]) > 1 && _id != ^.^._id]) > 1]) > 1])";

export type RunningLake = {
  lake: ContentLake;
  /** Base URL of the service, `http://127.0.0.1:port/content-api`. */
  url: string;
  dataDir: string;
  /** The unmodified client, with the editor's token unless `config` says otherwise. */
  client(config?: Partial<ClientConfig>): SanityClient;
  /** The same client without a token. */
  reader(config?: Partial<ClientConfig>): SanityClient;
  /** Requests without the client: for what it would never send. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in at the Studio, and returns the cookie as the browser would send it. */
  signIn(token: string): Promise<string>;
  stop(options?: { keepData?: boolean }): Promise<void>;
};

/** Returns the database that holds a data folder's content; undefined when tests run over the folder itself. */
let databaseOf: ((dataDir: string) => Promise<DatabaseOptions>) | undefined;

/** Makes everything that tests open from now on use shared databases, one for each data folder. */
export function shareDatabases(of: (dataDir: string) => Promise<DatabaseOptions>): void {
  databaseOf = of;
}

/** Returns the location of a data folder's content, for commands. */
export const locationOf = async (dataDir: string) => ({
  dataDir,
  database: await databaseOf?.(dataDir),
  webhookHosts,
  logger: silent,
});

/** Opens a project without serving it, as commands do. */
export async function openLake(options: Partial<LakeOptions> & { dataDir: string }): Promise<Lake> {
  const lake = new Lake({
    projectId: embeddedProjectId,
    contentToken: undefined,
    ...(await locationOf(options.dataDir)),
    ...options,
  });
  await lake.begin();
  return lake;
}

/** Runs the content service alone, on a free port and a folder of its own. */
export async function runLake(
  options: Partial<ContentLakeOptions> = {},
  connections: Partial<ConnectionSettings> = {},
): Promise<RunningLake> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "content-lake-")));
  const lake = await openContentLake({
    dataset: "blogs",
    contentToken: token,
    logger: silent,
    pool: { workers: 1 },
    webhookHosts,
    database: await databaseOf?.(dataDir),
    ...options,
    dataDir,
  });
  const { mountPath = contentApiPath } = options;
  const address = { host: "127.0.0.1", port: 0, mountPath };
  const server = await serveLake(async () => lake, address, connections);
  const url = server.origin + mountPath;
  const common = {
    projectId: lake.projectId,
    dataset: "blogs",
    apiVersion: contentApiVersion,
    useCdn: false,
    apiHost: url,
    useProjectHostname: false,
    maxRetries: 0,
  };
  return {
    lake,
    url,
    dataDir,
    client: (config) => createClient({ ...common, token, ...config }),
    reader: (config) => createClient({ ...common, ...config }),
    request: (path, init) => fetch(`${url}${path}`, init),
    async signIn(as) {
      const body = new URLSearchParams({ token: as });
      const { headers } = await fetch(`${server.origin}/studio/sign-in`, {
        method: "POST",
        body,
        redirect: "manual",
      });
      return headers.get("set-cookie")?.split(";")[0] ?? "";
    },
    async stop({ keepData = false } = {}) {
      await server.close();
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
