import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

type Answer = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>;

/** A server that replaces n8n: stores what it receives, and answers or fails as the test demands. */
export type StandIn = {
  url: string;
  received: ReceivedRequest[];
  /** Sets the answer from the next request on. */
  answerWith(answer: Answer): void;
  close(): Promise<void>;
};

export const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

export const reply = (content: string): Answer => json([{ message: { content } }]);

export const page =
  (status: number): Answer =>
  (response) => {
    response
      .writeHead(status, { "content-type": "text/html" })
      .end("<!doctype html><title>Sign in</title><p>Please sign in.");
  };

/** Accepts the request and closes the connection without a response. */
export const hangUp: Answer = (response) => {
  response.destroy();
};

/** Holds the answer back until the test releases it. */
export function held(answer: Answer): { answer: Answer; release(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    answer: async (response, request) => {
      await promise;
      await answer(response, request);
    },
  };
}

export async function startStandIn(): Promise<StandIn> {
  const received: ReceivedRequest[] = [];
  let answer: Answer = reply("Hello from the stand-in.");

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url: path = "", headers } = request;
    const entry = { method, path, headers, body: await text(request) };
    received.push(entry);
    await answer(response, entry);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port always has this type.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answerWith(next) {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
