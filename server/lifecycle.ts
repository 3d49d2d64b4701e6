import type { RequestListener, Server } from "node:http";
import { drainable } from "@brightkeel/content-lake/connections";
import type { ReadyMessage } from "@brightkeel/contracts";
import { type Config, ConfigError } from "./config.ts";
import type { Logger } from "./logger.ts";

/** The process's life cycle: takes its port, reports that it is ready, and drains when asked to stop. */

/** Answers requests until every module is open. */
export const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { "retry-after": "1", "content-type": "text/plain; charset=utf-8" });
  response.end("The site is starting. Try again in a second.\n");
};

/** Returns the error to show if a port cannot be listened on. */
export const listeningError = (error: NodeJS.ErrnoException, { port, host }: Config): Error =>
  error.code === "EADDRINUSE"
    ? new ConfigError(
        `Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another number.`,
      )
    : error;

/**
 * Tells the parent process, if it opened an IPC channel, that this one answers requests.
 * https://nodejs.org/api/process.html#processsendmessage-sendhandle-options-callback
 */
export function announceReady(port: number): void {
  const message: ReadyMessage = { type: "ready", port };
  // The parent may have exited meanwhile; the site continues to serve.
  process.send?.(message, undefined, undefined, () => {});
}

export function drainOnSignal(
  server: Server,
  logger: Logger,
  {
    stopListening,
    stopServing,
    stopWorkers,
    closeStores,
  }: {
    /** Resolves when the last connection has ended. */
    stopListening(): Promise<void>;
    stopServing(): Promise<void>;
    /** Resolves when no worker process passes on requests any more. */
    stopWorkers(): Promise<void>;
    closeStores(): Promise<void>;
  },
): void {
  let stopping = false;
  const drain = drainable(server);
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "Stopping: requests in flight are finished first");
    await drain(async () => {
      // Connections that stay open, our own and those of listeners, would keep the server from closing.
      void stopServing();
      await stopWorkers();
      await stopListening();
    });
    closeStores().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, "A store did not close");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
