import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentApiPath, isLoopbackName, studioMount } from "@brightkeel/contracts";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import {
  type ConnectionSettings,
  drainable,
  limitConnections,
  peerNetwork,
  serverTimes,
} from "./connections/index.ts";
import type { ContentLake } from "./index.ts";

export type LakeServer = {
  /** `http://127.0.0.1:4000`. The service is at its mount path, the Studio at `/studio/`. */
  origin: string;
  /**
   * Takes no more connections, ends event streams, finishes the requests in flight, ten seconds at most, and closes the
   * content.
   */
  close(): Promise<void>;
};

/** Uploads of images and files, whose bodies may take long; without a token they are refused at once. */
const uploads = (mountPath: string): RegExp =>
  new RegExp(`^${mountPath}/v[\\w-]+/assets/(?:images|files)/`);

/**
 * Serves a content lake on a port of its own, with nothing else beside it. The port is taken before the lake is
 * opened, so that an accidental second start touches no data.
 *
 * @param open is called once the port is taken; earlier requests wait.
 * @param settings limits of the connections that differ from the usual ones.
 * @throws the error of `listen` or of `open`.
 */
export async function serveLake(
  open: () => Promise<ContentLake>,
  address: { host: string; port: number; mountPath?: string },
  settings: Partial<ConnectionSettings> = {},
): Promise<LakeServer> {
  const { host, port, mountPath = contentApiPath } = address;
  const opening = Promise.withResolvers<ContentLake>();
  const app = opening.promise.then((lake) =>
    new Hono().route(mountPath, lake.app).route(studioMount, lake.studio),
  );
  // A failure to open is thrown below, and reaches the requests that wait.
  app.catch(() => {});
  const listener = getRequestListener(async (request, env) => (await app).fetch(request, env));
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    by: (request: IncomingMessage, response: ServerResponse) => unknown,
  ): void => {
    if (!limits.admits(request, response)) return;
    limits.begins(request, response);
    by(request, response);
  };
  const server = createServer(serverTimes, (request, response) =>
    answer(request, response, listener),
  );
  const drain = drainable(server);
  const limits = limitConnections(
    server,
    ({ socket }) => peerNetwork(socket),
    ({ method, url = "" }) => method === "POST" && uploads(mountPath).test(url),
    // Whoever asks on an address of this machine is a program of it, such as a proxy that serves many.
    { ...(isLoopbackName(host) && { shutOut: 0 }), ...settings },
  );
  // Without this listener, Node answers expectations other than 100-continue itself, without any limit.
  server.on("checkExpectation", (request, response) =>
    answer(request, response, () => response.writeHead(417, { "content-length": "0" }).end()),
  );
  server.listen(port, host);
  await once(server, "listening");
  let lake: ContentLake;
  try {
    lake = await open();
  } catch (error) {
    opening.reject(error);
    server.close();
    server.closeAllConnections();
    throw error;
  }
  server.on("upgrade", (request, socket, head) => {
    // Node no longer handles this socket's errors, and an unhandled one ends the process.
    socket.on("error", () => socket.destroy());
    if (!lake.handleUpgrade(request, socket, head)) socket.destroy();
  });
  opening.resolve(lake);
  // A TCP server's address is never the string form, which is for Unix sockets.
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    async close() {
      await drain(() => {
        const closed = once(server, "close");
        server.close();
        lake.endStreams();
        return closed;
      });
      await lake.close();
    },
  };
}
