import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
beforeAll(async () => {
  running = await runLake();
});
afterAll(() => running.stop());

/** Receives a stream's bytes without reading them, which would take this thread longer than sending them. */
async function receiving(query: string) {
  let bytes = 0;
  let arrived = () => {};
  const path = `/data/listen/blogs?query=${encodeURIComponent(query)}&effectFormat=mendoza`;
  const sent = request(`${running.url}/v${contentApiVersion}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  }).end();
  // The type that Node documents for this event.
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  await once(response, "data");
  response.on("data", (part: Buffer) => {
    bytes += part.length;
    arrived();
  });
  return {
    async received(count: number): Promise<void> {
      while (bytes < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
    },
    stop: () => sent.destroy(),
  };
}

/**
 * Observes the turns of the event loop; the returned function tells what the longest calculated, in milliseconds.
 * Unlike its delay, this does not grow with what other programs do.
 */
function watchTurns(): () => number {
  const calculated = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [goesOn, longest, before] = [true, 0, calculated()];
  void (async () => {
    while (goesOn) {
      await nextTurn();
      const now = calculated();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  return () => {
    goesOn = false;
    return longest;
  };
}

/** Returns what the longest turn calculates while a large document goes to so many listeners. */
async function turnWith(listeners: number): Promise<number> {
  const streams = await Promise.all(
    Array.from({ length: listeners }, () => receiving('*[_type == "large"]')),
  );
  const body = Array.from({ length: 12_000 }, (_, n) => ({ _key: `k${n}`, level: n }));
  const longestTurn = watchTurns();
  await running.client().create({ _type: "large", body });
  await Promise.all(streams.map((stream) => stream.received(JSON.stringify(body).length)));
  for (const stream of streams) stream.stop();
  return longestTurn();
}

it("nobody waits longer while a large document goes to fifty listeners than to one", async () => {
  // The first time nothing is compiled yet.
  await turnWith(1);
  const alone = await turnWith(1);
  expect(await turnWith(50)).toBeLessThan(2 * alone);
});
