import type { IncomingMessage, ServerResponse } from "node:http";
import { requestAddress } from "./client-address.ts";
import { QueueFull, TurnQueue } from "./turn-queue.ts";

/**
 * Limits how many requests begin in a turn of the event loop, over all connections. Only the beginning is paced: each
 * may then wait for something else, such as an open stream or a slow upload.
 */
const pace = { atOnce: 8, atOnceForOne: 4, between: 2, waitingOfOne: 500, waiting: 5_000 };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Answers requests in turns of their network addresses. Otherwise five hundred connections of one address would all
 * be answered before any other address's, even if each answer is only a 429.
 *
 * @param isOwn whether this process sent the request itself, to render a page; such requests skip the queue.
 */
export function inTurns(
  answer: Answer,
  {
    trustedProxies,
    isOwn,
    settings = pace,
  }: {
    trustedProxies: number;
    isOwn: (request: IncomingMessage) => boolean;
    settings?: ConstructorParameters<typeof TurnQueue>[0];
  },
): Answer {
  const queue = new TurnQueue(settings);
  return (request, response) => {
    if (isOwn(request)) return answer(request, response);
    const begin = () => {
      // Skips requests whose client has disconnected meanwhile.
      if (!request.socket.destroyed) void answer(request, response);
    };
    return queue.take(requestAddress(request, trustedProxies), begin).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      response.writeHead(503, {
        "retry-after": String(error.retryAfterSeconds),
        connection: "close",
        "content-length": "0",
      });
      response.end();
    });
  };
}
