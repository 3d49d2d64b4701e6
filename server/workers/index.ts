import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "#server/logger.ts";
import type { EncodedResponse } from "#server/pages/index.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * Several processes for one site: workers accept connections and send what is ready. This process, the primary, has
 * the stores, renders, delivers and counts, so that whatever must exist once does. docs/operations.md
 */

export { takeOver } from "./hand-over.ts";

export type Workers = {
  /** Where they listen. */
  port: number;
  /** A page is ready from now on, or no longer. */
  tell(address: string, response: EncodedResponse | undefined): void;
  /** Resolves when they have finished their requests and ended. */
  stop(): Promise<void>;
};

export type WorkersOptions = {
  count: number;
  /** Holds what the build made for browsers and for the server. */
  buildFolder: string;
  logger: Pick<Logger, "error">;
};

/** A worker that ends by itself is replaced after this time, in milliseconds. */
const replacePause = 500;

/**
 * @param server of this process. It takes what workers hand over.
 * @throws NodeJS.ErrnoException when they cannot listen.
 */
export async function startWorkers(
  server: Server,
  { count, buildFolder, logger }: WorkersOptions,
): Promise<Workers> {
  // A private folder of this user: whoever can connect could claim any address.
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const socketPath = join(folder, "socket");
  server.listen(socketPath);
  await once(server, "listening");

  cluster.setupPrimary({
    exec: fileURLToPath(new URL("./worker-process.ts", import.meta.url)),
    args: [socketPath, buildFolder],
    execArgv: [],
    serialization: "advanced",
  });
  const ready = new Map<string, EncodedResponse>();
  const workers = new Set<Worker>();
  let stopping = false;

  const send = (worker: Worker, message: ToWorker) => {
    // A worker that ends at this moment needs no message: without a callback, the failed write would end this process.
    if (worker.isConnected()) worker.send(message, undefined, undefined, () => {});
  };
  const start = (): Worker => {
    const worker = cluster.fork();
    workers.add(worker);
    for (const [address, response] of ready) send(worker, { type: "ready", address, response });
    worker.once("exit", async (code, signal) => {
      workers.delete(worker);
      if (stopping) return;
      logger.error({ code, signal }, "A worker ended; another one takes its place");
      await pause(replacePause);
      if (!stopping) start();
    });
    return worker;
  };

  const stop = async () => {
    stopping = true;
    const ends = [...workers].map((worker) => once(worker, "exit"));
    for (const worker of workers) send(worker, { type: "stop" });
    await Promise.all(ends);
    await rm(folder, { recursive: true, force: true });
  };

  try {
    const ports = await Promise.all(Array.from({ length: count }, () => portOf(start())));
    return {
      port: ports[0] ?? 0,
      tell(address, response) {
        if (response) ready.set(address, response);
        else if (!ready.delete(address)) return;
        for (const worker of workers) send(worker, { type: "ready", address, response });
      },
      stop,
    };
  } catch (error) {
    stopping = true;
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Where a worker listens. */
const portOf = (worker: Worker): Promise<number> =>
  new Promise((resolve, reject) => {
    worker.once("listening", ({ port }) => resolve(port));
    worker.once("message", ({ code, message }: FromWorker) =>
      reject(Object.assign(new Error(message), { code })),
    );
    worker.once("exit", () => reject(new Error("A worker ended before it listened.")));
  });
