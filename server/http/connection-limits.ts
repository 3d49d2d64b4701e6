import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { shutOutPeers } from "./shut-out-peers.ts";

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
  /**
   * For how long a peer that brought more than these is not connected to, in milliseconds: Node reads the rest of its packet
   * also when the connection is cut, at the cost of as many requests. 0 where peers are proxies, who speak for many.
   */
  shutOut: 60_000,
};

type Connection = {
  /** The address under which its answers count while some are under way; undefined when none is. */
  address: string | undefined;
  /** How many of its requests wait for their answers. */
  unanswered: number;
  latest: { request: IncomingMessage; response: ServerResponse };
  answered: () => void;
};

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
): (
  request: IncomingMessage,
  response: ServerResponse,
  headers?: Readonly<Record<string, string>>,
) => boolean {
  const { pause, bodyTime, waitingBytes, unanswered, shutOut } = { ...defaults, ...settings };
  const connections = new WeakMap<Socket, Connection>();
  /** Connections on which answers are under way: others have nothing left that could be read. */
  const busy = new Map<string, Set<Socket>>();
  const shutOutPeer = shutOut > 0 ? shutOutPeers(server, shutOut) : () => {};

  // Node counts a connection as active while bytes come, or leave for the network.
  server.setTimeout(pause, (socket) => {
    const exchange = connections.get(socket)?.latest;
    const oursToAnswer =
      exchange?.request.complete && !exchange.response.writableEnded && socket.writableLength === 0;
    if (!oursToAnswer) socket.destroy();
  });

  const move = (socket: Socket, connection: Connection, address: string | undefined) => {
    const theirs = busy.get(connection.address ?? "");
    theirs?.delete(socket);
    if (theirs?.size === 0) busy.delete(connection.address ?? "");
    connection.address = address;
    if (address === undefined) return;
    const others = busy.get(address);
    if (others) others.add(socket);
    else busy.set(address, new Set([socket]));
  };

  const begin = (socket: Socket, latest: Connection["latest"]): Connection => {
    const connection: Connection = {
      address: undefined,
      unanswered: 0,
      latest,
      answered() {
        connection.unanswered -= 1;
        if (connection.unanswered === 0) move(socket, connection, undefined);
      },
    };
    connections.set(socket, connection);
    socket.once("close", () => move(socket, connection, undefined));
    return connection;
  };

  const waitingFor = (address: string) => {
    let sum = 0;
    for (const socket of busy.get(address) ?? []) sum += socket.writableLength;
    return sum;
  };

  return (request, response, headers = {}) => {
    const { socket } = request;
    // What else was in its packet is read to the end.
    if (socket.destroyed) return false;
    const latest = { request, response };
    const connection = connections.get(socket) ?? begin(socket, latest);
    if (connection.unanswered >= unanswered) {
      shutOutPeer(socket);
      socket.destroy();
      return false;
    }
    connection.latest = latest;
    connection.unanswered += 1;
    response.once("close", connection.answered);
    const address = addressOf(request);
    if (connection.address !== address) move(socket, connection, address);
    if (hasBody(request) && !isUpload(request)) {
      const limit = setTimeout(() => socket.destroy(), bodyTime);
      request.once("end", () => clearTimeout(limit)).once("close", () => clearTimeout(limit));
    }
    if (waitingFor(address) <= waitingBytes) return true;
    response.writeHead(503, {
      ...headers,
      "retry-after": "5",
      connection: "close",
      "content-length": "0",
    });
    response.end();
    return false;
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
