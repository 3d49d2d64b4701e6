import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "#server/logger.ts";
import { errorResponse } from "./http-error.ts";

/** The app as Node's HTTP server calls it. */
export function requestListener(
  app: Pick<Hono, "fetch">,
  logger: Pick<Logger, "error">,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return getRequestListener(app.fetch, {
    // HTTP/1.0 names no host, and balancers ask by it whether a process is ready.
    hostname: "localhost",
    errorHandler(error) {
      if (error instanceof RequestError)
        return errorResponse(
          400,
          "This request cannot be read: its address or its host is miswritten.",
        );
      logger.error({ err: error }, "A request failed");
      return errorResponse(500, "Something failed on our side. Try again in a moment.");
    },
  });
}

/**
 * Whether a request asks for a web socket. Any other offer to leave HTTP/1.1, such as that of HTTP/2 which some clients
 * make each time, is passed over. https://httpwg.org/specs/rfc9110.html#field.upgrade
 */
export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === "websocket";

/** Ends a web socket that nobody here takes. */
export const rejectUpgrade = (socket: Duplex): void =>
  void socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
