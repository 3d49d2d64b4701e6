import type { RawData, WebSocket } from "ws";

/** What the Studio's web sockets have in common. */

/** Milliseconds between two pings. */
const interval = 25_000;

/**
 * Pings a web socket, so that no proxy closes it for its silence, and ends one that has not answered the last ping. Of a
 * machine that sleeps or has left its network, nothing else tells for a quarter of an hour.
 */
export function keepAlive(socket: WebSocket): void {
  let hasAnswered = true;
  socket.on("pong", () => {
    hasAnswered = true;
  });
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, interval).unref();
  socket.on("close", () => clearInterval(timer));
}

/** Parses a message; undefined for one that is not JSON. */
export function jsonIn(message: RawData): unknown {
  try {
    return JSON.parse(String(message));
  } catch {
    return undefined;
  }
}

/** Sends a message as JSON. Resolves when it has gone to the network; rejects when the socket has closed. */
export const sendJson = (socket: WebSocket, message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.send(JSON.stringify(message), (error) => (error ? reject(error) : resolve()));
  });
