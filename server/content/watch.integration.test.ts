import { createServer, type ServerResponse } from "node:http";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { within } from "../../tests/support/slowness.ts";
import { watchDrafts, watchPublished } from "./watch.ts";

/** A change feed under the test's control: welcomes whoever connects, and can break off. */
async function changeFeed() {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    // The client checks that its origin is allowed before it reports that a feed broke off.
    if (request.url?.includes("/check/cors")) {
      response.end(JSON.stringify({ result: { allowed: true, withCredentials: true } }));
      return;
    }
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
    send: (event: string, data: unknown) => {
      for (const response of open)
        response.write(`event: ${event}\nid: 1\ndata: ${JSON.stringify(data)}\n\n`);
    },
    /** Ends the feed in the way after which the client does not reconnect by itself. */
    reject: () => {
      for (const response of open)
        response.end('event: disconnect\ndata: {"reason":"the plan has run out"}\n\n');
    },
    breakOff: () => {
      for (const response of open) response.destroy();
    },
  };
}

async function watch(start: typeof watchPublished) {
  const feed = await changeFeed();
  const changed = vi.fn();
  const connection = { projectId: "p", dataset: "d", token: undefined, apiHost: feed.apiHost };
  const logger = pino({ level: "silent" });
  onTestFinished(start({ connection, changed, logger, refusedFor: 50 }));
  await vi.waitFor(() => expect(feed.open.size).toBe(1), within(5_000));
  return { feed, changed };
}

test("many changes in a moment are reported once, with the tags of all of them", async () => {
  const { feed, changed } = await watch(watchPublished);
  feed.send("message", { tags: ["s1:a", "s1:b"] });
  feed.send("message", { tags: ["s1:b", "s1:c"] });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(5_000));
  expect(changed).toHaveBeenCalledWith(new Set(["s1:a", "s1:b", "s1:c"]));
});

test("a feed that cannot tell what was missed reports that anything may have changed", async () => {
  const { feed, changed } = await watch(watchPublished);
  feed.send("message", { tags: ["s1:a"] });
  feed.send("restart", {});
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(5_000));
  expect(changed).toHaveBeenCalledWith(undefined);
});

test("changes of drafts are reported, including those before the feed was connected", async () => {
  const { feed, changed } = await watch(watchDrafts);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(5_000));
  feed.send("mutation", { type: "mutation", documentId: "drafts.post-1" });
  feed.send("mutation", { type: "mutation", documentId: "drafts.post-1" });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), within(5_000));
});

test("a broken feed is resumed and reported as a change", async () => {
  const { feed, changed } = await watch(watchPublished);
  expect(changed).not.toHaveBeenCalled();
  feed.breakOff();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(15_000));
  expect(feed.open.size).toBe(1);
});

test("a rejected feed is tried again, and reported as a change", async () => {
  const { feed, changed } = await watch(watchPublished);
  feed.reject();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(15_000));
  expect(feed.open.size).toBe(1);
});

test("a feed that the service ends is opened again, and reported as a change", async () => {
  const { feed, changed } = await watch(watchPublished);
  feed.send("goaway", { reason: "too many connections" });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), within(15_000));
  await vi.waitFor(() => expect(feed.open.size).toBe(1), within(5_000));
});
