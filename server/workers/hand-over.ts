import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { hasBody } from "@brightkeel/content-lake/connections";

/**
 * How a worker hands a request over to the primary process: unchanged, over a socket that only this user can reach,
 * with the network address that it came from.
 */

/** Only workers reach the primary, and they let no one else set this header. */
const peerHeader = "x-worker-peer";

/** Headers of one connection rather than of the request. https://httpwg.org/specs/rfc9110.html#field.connection */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "upgrade", "expect"];

function* pairs(raw: readonly string[]): Generator<[name: string, value: string]> {
  for (let at = 0; at + 1 < raw.length; at += 2) yield [raw[at] ?? "", raw[at + 1] ?? ""];
}

const without = (raw: readonly string[], names: readonly string[]): string[] =>
  [...pairs(raw)].filter(([name]) => !names.includes(name.toLowerCase())).flat();

/**
 * HTTP/1.0 would mark the request as possibly sent by a proxy (server/http/client-address.ts), and the worker asks by
 * 1.1.
 */
const origin = ({ socket, httpVersion }: IncomingMessage): string[] => [
  peerHeader,
  socket.remoteAddress ?? "unknown",
  ...(httpVersion === "1.0" ? ["via", "1.0 worker"] : []),
];

/** Hands over a request, and passes its answer back. */
export function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  socketPath: string,
): void {
  const onward = httpRequest({
    socketPath,
    method: request.method,
    path: request.url,
    headers: [
      ...without(request.rawHeaders, [...ofConnection, peerHeader]),
      ...origin(request),
      // A connection that ends with its answer is reset where the answer does not wait for the body: a refusal is lost
      // then.
      "connection",
      "keep-alive",
    ],
    // A pooled connection may be closed at the moment when it is reused.
    agent: false,
  });
  onward.on("response", (answer) => {
    // Framing depends on the client's protocol.
    const headers = without(answer.rawHeaders, [...ofConnection, "transfer-encoding"]);
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  onward.on("error", () => {
    if (response.headersSent) return;
    response.writeHead(503, { "retry-after": "1", "content-type": "text/plain; charset=utf-8" });
    response.end("The site is starting. Try again in a second.\n");
  });
  response.on("close", () => {
    onward.destroy();
    // The rest of the body is read and discarded, as Node does without workers, because the next request follows it.
    request.unpipe(onward).resume();
  });
  // Otherwise the head would wait for the body, and whoever first asks whether to send one would wait for the answer.
  if (hasBody(request)) onward.flushHeaders();
  request.pipe(onward);
}

/** Hands over a connection that is upgraded from HTTP: a web socket. */
export function handOverSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  socketPath: string,
): void {
  const headers = [...without(request.rawHeaders, [peerHeader]), ...origin(request)];
  const lines = [...pairs(headers)].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const onward = connect(socketPath);
  onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines}\r\n`, "latin1");
  onward.write(head);
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    one.pipe(other);
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}

/** In the primary: gives a request that was handed over the network address that it came from. */
export function takeOver(request: IncomingMessage): void {
  const peer = request.headers[peerHeader];
  Object.defineProperty(request.socket, "remoteAddress", {
    configurable: true,
    value: Array.isArray(peer) ? peer[0] : peer,
  });
}
