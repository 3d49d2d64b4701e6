import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { originForm, rejectionOf } from "./request-line.ts";

/** Takes a connection over that leaves HTTP, such as a web socket, and says whether it did. */
type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/**
 * Whether a request asks for a web socket. Any other offer to leave HTTP/1.1, such as that of HTTP/2 which some clients
 * make each time, is passed over. https://httpwg.org/specs/rfc9110.html#field.upgrade
 */
export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === "websocket";

/**
 * Offers connections that leave HTTP to whoever may want them, and refuses all others. Node takes its own listeners off such a
 * connection: an error that nobody hears would end the process, and what is left open nothing would ever close.
 * https://nodejs.org/api/http.html#event-upgrade_1
 *
 * @returns closes those that are open.
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
