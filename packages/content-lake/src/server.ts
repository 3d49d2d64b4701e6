import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { contentApiPath, studioMount } from "@brightkeel/contracts";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { ContentLake } from "./index.ts";

export type LakeServer = {
  /** `http://127.0.0.1:4000`. The service is at its mount path, the Studio at `/studio/`. */
  origin: string;
  /** Closes the service and every connection. */
  close(): Promise<void>;
};

/**
 * Serves a content lake on a port of its own, with nothing else beside it. The port is taken before the lake is
 * opened, so that an accidental second start touches no data.
 *
 * @param open is called once the port is taken; earlier requests wait.
 * @throws the error of `listen` or of `open`.
 */
export async function serveLake(
  open: () => Promise<ContentLake>,
  address: { host: string; port: number; mountPath?: string },
): Promise<LakeServer> {
  const { host, port, mountPath = contentApiPath } = address;
  const opening = Promise.withResolvers<ContentLake>();
  const app = opening.promise.then((lake) =>
    new Hono().route(mountPath, lake.app).route(studioMount, lake.studio),
  );
  // A failure to open is thrown below, and reaches the requests that wait.
  app.catch(() => {});
  const server = createAdaptorServer({
    fetch: async (request, env) => (await app).fetch(request, env),
  });
  server.listen(port, host);
  await once(server, "listening");
  const closeConnections = (): void => {
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  let lake: ContentLake;
  try {
    lake = await open();
  } catch (error) {
    opening.reject(error);
    server.close();
    closeConnections();
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
      await lake.close();
      const closed = once(server, "close");
      server.close();
      closeConnections();
      await closed;
    },
  };
}
