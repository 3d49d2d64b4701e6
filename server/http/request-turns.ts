import type { IncomingMessage, ServerResponse } from "node:http";
import { requestAddress } from "./client-address.ts";
import { QueueFull, TurnQueue } from "./turn-queue.ts";

/**
 * So many requests begin in a turn of the event loop, however many connections bring one. Each is free to wait for something
 * else afterwards, an open stream or a slow upload say: what is paced is the beginning.
 */
const pace = { atOnce: 8, atOnceForOne: 4, between: 2, waitingOfOne: 500, waiting: 5_000 };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Answers requests in turns of their network addresses. Five hundred connections of one address would otherwise each have
 * theirs answered before anybody else's is looked at, also where the answer is only that there were too many.
 *
 * @param isOwn whether this process asks itself, for what a page shows: that waits for nobody.
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
      // Whoever left meanwhile costs nothing more.
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
