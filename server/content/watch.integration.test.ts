import { createServer, type ServerResponse } from "node:http";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { within } from "../../tests/support/slowness.ts";
import { watchContent } from "./watch.ts";

/** A change feed that a test drives: says welcome to whoever connects, and can break off. */
async function changeFeed() {
  const open = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: welcome\ndata: {"listenerName":"test"}\n\n');
    open.add(response);
    response.on("close", () => open.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    apiHost: `http://127.0.0.1:${address.port}`,
    open,
    mutate: () => {
      for (const response of open) {
        response.write(
          'event: mutation\nid: 1\ndata: {"type":"mutation","documentId":"post-1"}\n\n',
        );
      }
    },
    /** Ends the feed in the way after which the client does not come back by itself. */
    reject: () => {
      for (const response of open)
        response.end('event: disconnect\ndata: {"reason":"the plan has run out"}\n\n');
    },
    breakOff: () => {
      for (const response of open) response.destroy();
    },
  };
}

async function watch() {
  const feed = await changeFeed();
  const changed = vi.fn();
  const connection = { projectId: "p", dataset: "d", token: undefined, apiHost: feed.apiHost };
  const logger = pino({ level: "silent" });
  onTestFinished(watchContent(connection, changed, logger, "published", 50));
  await vi.waitFor(() => expect(feed.open.size).toBe(1), within(5_000));
  return { feed, changed };
}

test("many changes in a moment are reported once", async () => {
  const { feed, changed } = await watch();
  feed.mutate();
  feed.mutate();
  feed.mutate();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(5_000));
});

test("a feed that broke off is taken up again and reported as a change", async () => {
  const { feed, changed } = await watch();
  expect(changed).not.toHaveBeenCalled();
  feed.breakOff();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(15_000));
  expect(feed.open.size).toBe(1);
});

test("a feed that is rejected is asked for again, and reported as a change", async () => {
  const { feed, changed } = await watch();
  feed.reject();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(15_000));
  expect(feed.open.size).toBe(1);
});
