import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy in front of the site, as in production, that can release another version of the worker or cut connections.
 */
export type Front = {
  origin: string;
  /** Addresses that a browser loaded as documents. */
  documents: string[];
  /** Changes the bytes of `/sw.js` from now on. */
  release(version: string): void;
  /** Refuses all connections from now on. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function startFront(siteOrigin: string): Promise<Front> {
  const documents: string[] = [];
  let version = "";
  let connected = true;

  const server: Server = createServer((request, response) => {
    if (!connected) return void response.destroy();
    const path = request.url ?? "/";
    const { "accept-encoding": _, ...headers } = request.headers;
    if (headers["sec-fetch-dest"] === "document") documents.push(path);
    const isWorker = path === "/sw.js";
    const onward = forward(
      new URL(path, siteOrigin),
      // Text is appended to the worker, so its response must be uncompressed and have no ETag of the old text.
      { method: request.method, headers },
      (answer) => {
        const { "content-length": length, etag, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, isWorker ? others : answer.headers);
        if (!isWorker) return void answer.pipe(response);
        answer.pipe(response, { end: false });
        answer.on("end", () => response.end(`\n// ${version} ${length} ${etag}\n`));
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port always has this type.
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    documents,
    release(next) {
      version = next;
    },
    cut() {
      connected = false;
      server.closeAllConnections();
    },
    mend() {
      connected = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
