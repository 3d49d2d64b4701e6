import type { Server } from "node:http";

/** How long requests in flight may take once a server closes, in milliseconds. */
const drainTime = 10_000;
/** How often connections are closed that have become idle meanwhile, in milliseconds. */
const often = 50;

/**
 * Prepares a server for being closed without cutting off answers.
 *
 * @returns a function that ends each connection once its request in flight is answered, ten seconds at most, while it
 * waits for `close`, which stops listening and resolves when the last connection has ended.
 */
export function drainable(server: Server): (close: () => Promise<unknown>) => Promise<void> {
  let draining = false;
  // Otherwise a busy connection would bring further requests until it is cut.
  server.prependListener("request", (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  return async (close) => {
    draining = true;
    const impatient = setTimeout(() => server.closeAllConnections(), drainTime);
    // An answer that had begun before leaves its connection open for further requests.
    const idle = setInterval(() => server.closeIdleConnections(), often);
    try {
      await close();
    } finally {
      clearTimeout(impatient);
      clearInterval(idle);
    }
  };
}
