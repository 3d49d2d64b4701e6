import type { Context } from "hono";

/**
 * Whether a request failed because whoever sent it closed the connection. The code alone does not say so: a connection to
 * the database that is reset has the same.
 */
export const hasLeft = (error: Error, { env }: Context): boolean =>
  "code" in error && error.code === "ECONNRESET" && env?.incoming?.socket?.destroyed === true;
