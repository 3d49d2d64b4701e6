import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import { Hono } from "hono";
import { type ContentLake, type ContentLakeOptions, openContentLake } from "./index.ts";

export const token = "a-token-that-only-tests-know";
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
  stop(options?: { keepData?: boolean }): Promise<void>;
};

/** The content service alone, on a free port, over a folder of its own. */
export async function runLake(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "content-lake-")));
  const lake = await openContentLake({
    dataset: "blogs",
    contentToken: token,
    logger: silent,
    pool: { workers: 1 },
    ...options,
    dataDir,
  });
  const app = new Hono().route("/content-api", lake.app).route("/studio", lake.studio);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  server.on("upgrade", (request, socket, head) => {
    if (!lake.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.once("listening", resolve));
  // A TCP server's address is never the string form, which is for sockets in the file system.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/content-api`;
  const common = {
    projectId: lake.projectId,
    dataset: "blogs",
    apiVersion: "2025-02-06",
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
    async stop({ keepData = false } = {}) {
      await lake.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
