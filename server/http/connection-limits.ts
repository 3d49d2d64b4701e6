import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * What a connection may keep us waiting for, so that a few of them that are opened and left alone hold neither memory
 * nor places for others. https://owasp.org/www-community/attacks/Slowloris_Attack
 */

/** For Node's server, in milliseconds. https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener */
export const serverTimes: Pick<
  ServerOptions,
  "headersTimeout" | "requestTimeout" | "keepAliveTimeout" | "connectionsCheckingInterval"
> = {
  headersTimeout: 10_000,
  /** Head and body of the largest upload of an editor, 256 MB by a line of 1 Mbit/s; others have `bodyTime`. */
  requestTimeout: 3_600_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

const defaults = {
  /** How long nothing of a body may come, or nothing of an answer be read, in milliseconds. */
  pause: 20_000,
  /** How long a body may take that is no editor's upload, in milliseconds: a form of 12 MB by a line of 1 Mbit/s. */
  bodyTime: 120_000,
  /** How much may wait to be read by one address, in bytes. Beyond, it gets no more answers until it reads. */
  waitingBytes: 8 * 1024 * 1024,
  /**
   * How many requests of one connection may wait for their answers. Browsers and proxies send one after the other; two
   * thousand fit into a packet, and all of them are read before anybody else is heard.
   */
  unanswered: 64,
};

type Exchange = { address: string; request: IncomingMessage; response: ServerResponse };

/**
 * Cuts connections that stand still.
 *
 * @param addressOf the network address that a request is counted under.
 * @param isUpload whether a body may take as long as the server waits for any.
 * @returns whether a request is to be answered. One whose address leaves too much unread is not: it has its answer then.
 */
export function limitConnections(
  server: Server,
  addressOf: (request: IncomingMessage) => string,
  isUpload: (request: IncomingMessage) => boolean = () => false,
  settings: Partial<typeof defaults> = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { pause, bodyTime, waitingBytes, unanswered } = { ...defaults, ...settings };
  const latest = new Map<Socket, Exchange>();
  const waiting = new WeakMap<Socket, number>();
  const byAddress = new Map<string, Set<Socket>>();

  // Node counts a connection as active while bytes come, or leave for the network.
  server.setTimeout(pause, (socket) => {
    const exchange = latest.get(socket);
    const oursToAnswer =
      exchange?.request.complete && !exchange.response.writableEnded && socket.writableLength === 0;
    if (!oursToAnswer) socket.destroy();
  });

  const leave = (socket: Socket) => {
    const address = latest.get(socket)?.address;
    if (address === undefined) return;
    const theirs = byAddress.get(address);
    theirs?.delete(socket);
    if (theirs?.size === 0) byAddress.delete(address);
  };
  server.on("connection", (socket) => {
    socket.once("close", () => {
      leave(socket);
      latest.delete(socket);
    });
  });

  const waitingFor = (address: string) => {
    let sum = 0;
    for (const socket of byAddress.get(address) ?? []) sum += socket.writableLength;
    return sum;
  };

  return (request, response) => {
    const { socket } = request;
    // What else was in its packet is read to the end.
    if (socket.destroyed) return false;
    const others = waiting.get(socket) ?? 0;
    if (others >= unanswered) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, others + 1);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    const address = addressOf(request);
    if (latest.get(socket)?.address !== address) leave(socket);
    latest.set(socket, { address, request, response });
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket));
    if (hasBody(request) && !isUpload(request)) {
      const limit = setTimeout(() => socket.destroy(), bodyTime);
      request.once("end", () => clearTimeout(limit)).once("close", () => clearTimeout(limit));
    }
    if (waitingFor(address) <= waitingBytes) return true;
    response.writeHead(503, { "retry-after": "5", connection: "close", "content-length": "0" });
    response.end();
    return false;
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
