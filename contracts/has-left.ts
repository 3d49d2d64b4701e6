type Bindings = { incoming?: { socket?: { destroyed: boolean } } };

/**
 * Whether a request failed because the client closed the connection. The error code alone is not enough: a reset
 * database connection has the same one.
 *
 * @param env what Node's server passes to Hono with the request.
 */
export function hasLeft(error: Error, env: unknown): boolean {
  // Hono has no type for it, and passes nothing where a test calls the app without a server.
  const { incoming } = (env ?? {}) as Bindings;
  return "code" in error && error.code === "ECONNRESET" && incoming?.socket?.destroyed === true;
}
