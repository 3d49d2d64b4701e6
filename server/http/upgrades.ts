import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { originForm, rejectionOf } from "./request-line.ts";

/** Takes over a connection that leaves HTTP, such as a WebSocket, and returns whether it did. */
type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/**
 * Whether a request asks for a WebSocket. Any other upgrade is ignored, such as the offer of HTTP/2 that some clients
 * make with each request. https://httpwg.org/specs/rfc9110.html#field.upgrade
 */
export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === "websocket";

/**
 * Offers upgraded connections to `take` and refuses all others. Node removes its own listeners from such a
 * connection: an unhandled error would end the process, and a connection left open would never be closed.
 * https://nodejs.org/api/http.html#event-upgrade_1
 *
 * @returns a function that closes the open ones.
 */
export function takeUpgrades(server: Server, take: TakeUpgrade): () => void {
  const open = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    const { method, url = "/", httpVersion, rawHeaders } = request;
    request.url = originForm(url);
    const rejected = rejectionOf({ method, url, httpVersion, rawHeaders });
    if (rejected) refuse(socket, 400);
    else if (!take(request, socket, head)) refuse(socket, 404);
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

function refuse(socket: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}
