import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { hasBody } from "./has-body.ts";
import { shutOutPeers } from "./shut-out-peers.ts";
import { watchChunks } from "./tiny-chunks.ts";

/**
 * Limits on how long a connection may stall, so that a few idle ones take up neither memory nor places for others.
 * https://owasp.org/www-community/attacks/Slowloris_Attack
 */

/**
 * Timeouts of Node's server, in milliseconds.
 * https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener
 */
export const serverTimes: Pick<
  ServerOptions,
  "headersTimeout" | "requestTimeout" | "keepAliveTimeout" | "connectionsCheckingInterval"
> = {
  headersTimeout: 10_000,
  /** Covers head and body of an editor's largest upload, 256 MB at 1 Mbit/s; other bodies are limited by `bodyTime`. */
  requestTimeout: 3_600_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

const defaults = {
  /** How long a connection may go without body bytes arriving or response bytes being read, in milliseconds. */
  pause: 20_000,
  /** How long a body other than an editor's upload may take, in milliseconds: a form of 12 MB at 1 Mbit/s. */
  bodyTime: 120_000,
  /** How many unread response bytes one address may have. Above this, it gets no more responses until it reads. */
  waitingBytes: 8 * 1024 * 1024,
  /**
   * How many requests of one connection may await their responses. Browsers and proxies send one at a time; a packet
   * holds two thousand, and all of them are parsed before any other connection is read.
   */
  unanswered: 64,
  /**
   * How long connections are refused from a peer that exceeded this, in milliseconds: even after the connection is
   * cut, Node parses the rest of its packet, which costs as much as that many requests. 0 where peers are proxies,
   * which serve many visitors.
   */
  shutOut: 60_000,
};

export type ConnectionSettings = typeof defaults;

type Connection = {
  /** The address that its pending responses count towards; undefined when none is pending. */
  address: string | undefined;
  /** How many of its requests await their responses. */
  unanswered: number;
  /** The exchange that is not over, if there is one. */
  latest: { request: IncomingMessage; response: ServerResponse } | undefined;
  answered: () => void;
};

export type ConnectionLimits = {
  /**
   * Says whether to answer a request. Where the address has too much unread, or the connection brings too many requests,
   * it refuses them itself and returns false. Each request that it admits must be passed to `sent` or `begins`.
   */
  admits(
    request: IncomingMessage,
    response: ServerResponse,
    headers?: Readonly<Record<string, string>>,
  ): boolean;
  /** Counts a response that was sent at once; mostly there is nothing left of it to count. */
  sent(request: IncomingMessage, response: ServerResponse): void;
  /** Counts a request until its response has ended. */
  begins(request: IncomingMessage, response: ServerResponse): void;
};

/**
 * Cuts stalled connections.
 *
 * @param addressOf returns the network address that a request is counted under.
 * @param isUpload whether the body may take up to the server's `requestTimeout`.
 */
export function limitConnections(
  server: Server,
  addressOf: (request: IncomingMessage) => string,
  isUpload: (request: IncomingMessage) => boolean = () => false,
  settings: Partial<ConnectionSettings> = {},
): ConnectionLimits {
  const { pause, bodyTime, waitingBytes, unanswered, shutOut } = { ...defaults, ...settings };
  const connections = new WeakMap<Socket, Connection>();
  /** Connections with pending responses, by address; others have nothing left to read. */
  const busy = new Map<string, Set<Socket>>();
  const shutOutPeer = shutOut > 0 ? shutOutPeers(server, shutOut) : () => {};

  // Node counts a connection as active while bytes arrive, or leave for the network.
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

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const connection: Connection = {
      address: undefined,
      unanswered: 0,
      latest: undefined,
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
    const theirs = busy.get(address);
    if (theirs === undefined) return 0;
    let sum = 0;
    for (const socket of theirs) sum += socket.writableLength;
    return sum;
  };

  const cutOff = (socket: Socket) => {
    shutOutPeer(socket);
    socket.destroy();
  };

  const begins = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connectionOf(socket);
    connection.latest = { request, response };
    connection.unanswered += 1;
    response.on("close", connection.answered);
    const address = addressOf(request);
    if (connection.address !== address) move(socket, connection, address);
    watchChunks(request, () => cutOff(socket));
    if (hasBody(request) && !isUpload(request)) {
      const limit = setTimeout(() => socket.destroy(), bodyTime);
      request.once("end", () => clearTimeout(limit)).once("close", () => clearTimeout(limit));
    }
  };

  return {
    begins,

    admits(request, response, headers = {}) {
      const { socket } = request;
      // Node parses the rest of a packet even after the connection is cut.
      if (socket.destroyed) return false;
      if ((connections.get(socket)?.unanswered ?? 0) >= unanswered) {
        cutOff(socket);
        return false;
      }
      // Mostly no one has anything left to read.
      if (busy.size === 0 || waitingFor(addressOf(request)) <= waitingBytes) return true;
      begins(request, response);
      response.writeHead(503, {
        ...headers,
        "retry-after": "5",
        connection: "close",
        "content-length": "0",
      });
      response.end();
      return false;
    },

    sent(request, response) {
      const { socket } = request;
      // Written whole to the network, and no other response before it: nothing is left to wait for.
      const isOver = response.socket === socket && socket.writableLength === 0;
      if (!isOver || !response.writableEnded || hasBody(request)) begins(request, response);
    },
  };
}
