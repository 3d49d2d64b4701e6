import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { computedFor } from "./computed-for.ts";

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

/** Returns which part of all that is calculated the longest turn takes while a large document goes to so many listeners. */
async function longestPart(listeners: number): Promise<number> {
  const streams = await Promise.all(
    Array.from({ length: listeners }, () => receiving('*[_type == "large"]')),
  );
  const body = Array.from({ length: 12_000 }, (_, n) => ({ _key: `k${n}`, level: n }));
  const { longest, whole } = await computedFor(async () => {
    await running.client().create({ _type: "large", body });
    await Promise.all(streams.map((stream) => stream.received(JSON.stringify(body).length)));
  });
  for (const stream of streams) stream.stop();
  return longest / whole;
}

it("sending a large document to many listeners does not block others: each is a separate turn", async () => {
  // The first time nothing is compiled yet.
  await longestPart(1);
  expect(await longestPart(150)).toBeLessThan(0.2);
});
