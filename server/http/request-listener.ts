import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "#server/logger.ts";
import { errorResponse } from "./http-error.ts";

/** Wraps the app as a request listener of Node's HTTP server. */
export function requestListener(
  app: Pick<Hono, "fetch">,
  logger: Pick<Logger, "error">,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return getRequestListener(app.fetch, {
    // HTTP/1.0 requests may name no host, and load balancers use it for readiness checks.
    hostname: "localhost",
    errorHandler(error) {
      if (error instanceof RequestError)
        return errorResponse(400, "This request cannot be read: its address or host is malformed.");
      logger.error({ err: error }, "A request failed");
      return errorResponse(500, "Something went wrong on our side. Try again in a moment.");
    },
  });
}
