import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server in front of the site, as in production: it can release another version of the worker, or be cut off. */
export type Front = {
  origin: string;
  /** Addresses that a browser loaded as documents. */
  documents: string[];
  /** From now on `/sw.js` has other bytes. */
  release(version: string): void;
  /** No connection gets through any more. */
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
      // The worker's text is added to, so it must come uncompressed and without a tag of the old text.
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
  // A server that listens on a port has an address of this form.
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
