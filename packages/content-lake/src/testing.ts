import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import { type ContentLake, type ContentLakeOptions, openContentLake } from "./index.ts";
import { embeddedProjectId, Lake, type LakeOptions } from "./lake.ts";
import type { DatabaseOptions } from "./postgres/database.ts";
import { serveLake } from "./server.ts";

export const token = "a-token-that-only-tests-know";
/** Where receivers of tests are. */
const webhookHosts = ["127.0.0.1"];
/** Says nothing but what should never happen. */
export const silent = {
  info() {},
  warn() {},
  error: (details: object, message: string) => console.error(message, details),
};

/** A query without an end: every level is about the one around it, so nothing of it can be cached or looked up. */
export const endlessQuery =
  "count(*[count(*[count(*[count(*[count(*[_id + ^._id match ^.^._id]) > 0 && _id match ^.^._id]) > 1 && _id != ^.^._id]) > 1]) > 1])";

export type RunningLake = {
  lake: ContentLake;
  /** Address of the service, `http://127.0.0.1:port/content-api`. */
  url: string;
  dataDir: string;
  /** The unmodified client. With the editor's token, unless `config` says otherwise. */
  client(config?: Partial<ClientConfig>): SanityClient;
  /** The same client as somebody who has no token. */
  reader(config?: Partial<ClientConfig>): SanityClient;
  /** Without the client: for what it would never send. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in at the Studio, and returns the cookie as the browser sends it. */
  signIn(token: string): Promise<string>;
  stop(options?: { keepData?: boolean }): Promise<void>;
};

/** Where the content of a data folder is: tells a test that runs over another store than the folder itself. */
let databaseOf: ((dataDir: string) => Promise<DatabaseOptions>) | undefined;

/** Lets everything that tests open from now on share databases, one for each data folder. */
export function shareDatabases(of: (dataDir: string) => Promise<DatabaseOptions>): void {
  databaseOf = of;
}

/** Where the content of a data folder is, for commands. */
export const locationOf = async (dataDir: string) => ({
  dataDir,
  database: await databaseOf?.(dataDir),
  webhookHosts,
  logger: silent,
});

/** A project without anything that serves it, as commands open it. */
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

/** The content service alone, on a free port, over a folder of its own. */
export async function runLake(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
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
  const server = await serveLake(async () => lake, { host: "127.0.0.1", port: 0, mountPath });
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
