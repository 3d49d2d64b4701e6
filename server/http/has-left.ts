import type { Context } from "hono";

/**
 * Whether a request failed because the client closed the connection. The error code alone is not enough: a reset
 * database connection has the same one.
 */
export const hasLeft = (error: Error, { env }: Context): boolean =>
  "code" in error && error.code === "ECONNRESET" && env?.incoming?.socket?.destroyed === true;
