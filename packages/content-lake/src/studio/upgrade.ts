import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { parse } from "hono/utils/cookie";
import { isOwnOrigin } from "../http/own-origin.ts";
import type { Sessions } from "../sessions.ts";
import type { Identity } from "../types.ts";

export type Editor = Identity & { kind: "token" };

/** Returns the editor who opens a web socket from the Studio; refuses anyone else and closes the socket. */
export function editorOf(
  request: IncomingMessage,
  socket: Duplex,
  sessions: Sessions,
): Editor | undefined {
  const { origin, host, cookie = "" } = request.headers;
  const refuse = (status: number): undefined => {
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`;
    socket.end(head, () => socket.destroy());
  };
  // Browsers send the cookie from any page, so only our own pages are accepted.
  if (origin === undefined || !isOwnOrigin(origin, host, sessions.secure)) return refuse(403);
  const identity = sessions.identify(parse(cookie)[sessions.cookie]);
  return identity?.kind === "token" ? identity : refuse(401);
}
