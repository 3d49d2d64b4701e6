import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { serve } from "@hono/node-server";
import { createClient } from "@sanity/client";
import { exportDataset as exportFromService } from "@sanity/export";
import { Hono } from "hono";
import { createApp } from "../http/app.ts";
import { OpenStreams } from "../http/event-stream.ts";
import { Lake, type LakeOptions } from "../lake.ts";
import type { DatabaseOptions } from "../postgres/database.ts";
import type { Logger } from "../types.ts";

/**
 * Exports a dataset like `sanity dataset export`, with the same package that the hosted service's command uses. It
 * reads over HTTP from a temporary service that listens on this machine only.
 */
export async function exportDataset(options: {
  dataDir: string;
  projectId: string;
  dataset: string;
  file: string;
  database?: DatabaseOptions | undefined;
  assets?: LakeOptions["assets"];
  logger: Logger;
}): Promise<{ documents: number; assets: number }> {
  const { dataDir, projectId, dataset, file, database, assets, logger } = options;
  const token = randomBytes(24).toString("base64url");
  const pool = { workers: 1 };
  const lake = new Lake({
    dataDir,
    projectId,
    database,
    assets,
    contentToken: token,
    logger,
    pool,
  });
  const api = createApp({ lake, streams: new OpenStreams(), publicUrl: undefined });
  const server = serve({
    fetch: new Hono().route(contentApiPath, api).fetch,
    port: 0,
    hostname: "127.0.0.1",
  });
  try {
    await once(server, "listening");
    await lake.begin();
    if (lake.entry(dataset)) await lake.dataset(dataset).catchUp();
    // The address of a TCP server is never a string, which is for Unix domain sockets.
    const { port } = server.address() as AddressInfo;
    const client = createClient({
      projectId,
      dataset,
      apiVersion: contentApiVersion,
      useCdn: false,
      token,
      apiHost: `http://127.0.0.1:${port}${contentApiPath}`,
      useProjectHostname: false,
    });
    const { documentCount, assetCount } = await exportFromService({
      client,
      dataset,
      outputPath: file,
      // The client's own type of its configuration has more than the export requires.
      onProgress: () => {},
    } as Parameters<typeof exportFromService>[0]);
    return { documents: documentCount, assets: assetCount };
  } finally {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
    await lake.close();
  }
}
