import { once } from "node:events";
import { request } from "node:http";
import { contentApiVersion } from "@brightkeel/contracts";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { runLake, token } from "../src/testing.ts";
import { within } from "./within.ts";

it("finishes the requests in flight, ends listeners, and closes what it holds", async () => {
  const running = await runLake();
  const client = running.client();
  const kinds: string[] = [];
  const heard = client.listen("*", {}, { events: ["welcome", "mutation"] }).subscribe({
    next: ({ type }) => kinds.push(type),
    error() {},
  });
  onTestFinished(() => heard.unsubscribe());
  const cookie = await running.signIn(token);
  const sockets = [`v${contentApiVersion}/socket/blogs`, "streams"].map(
    (path) =>
      new WebSocket(`${running.url.replace("http", "ws")}/${path}`, {
        headers: { cookie, origin: new URL(running.url).origin },
      }),
  );
  await Promise.all(sockets.map((socket) => once(socket, "open")));
  await expect.poll(() => kinds, { timeout: within(5_000) }).toContain("welcome");

  // An upload of which the first half has arrived when the service is told to close.
  const body = Buffer.from("0123456789");
  const answer = Promise.withResolvers<number | undefined>();
  const upload = request(`${running.url}/v${contentApiVersion}/assets/files/blogs`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "text/plain",
      "content-length": body.length,
    },
  });
  upload.on("response", (response) => {
    answer.resolve(response.statusCode);
    response.resume();
  });
  upload.on("error", answer.reject);
  upload.write(body.subarray(0, 5));
  await client.create({ _id: "before", _type: "note" });
  await expect.poll(() => kinds, { timeout: within(5_000) }).toContain("mutation");

  const start = performance.now();
  const stopped = running.stop();
  await expect
    .poll(() => fetch(`${running.url}/v1/ping`).catch(() => "refused"), { timeout: within(5_000) })
    .toBe("refused");
  upload.end(body.subarray(5));
  expect(await answer.promise).toBe(200);
  await stopped;
  expect(performance.now() - start).toBeLessThan(within(2_000));
  await expect
    .poll(() => sockets.map(({ readyState }) => readyState))
    .toEqual([WebSocket.CLOSED, WebSocket.CLOSED]);
});

it("closes at once where only listeners and idle connections are open", async () => {
  const running = await runLake();
  const kinds: string[] = [];
  const heard = running
    .client()
    .listen("*", {}, { events: ["welcome"] })
    .subscribe({ next: ({ type }) => kinds.push(type), error() {} });
  onTestFinished(() => heard.unsubscribe());
  await expect.poll(() => kinds, { timeout: within(5_000) }).toContain("welcome");
  const start = performance.now();
  await running.stop();
  expect(performance.now() - start).toBeLessThan(within(2_000));
});

it("opens no event stream while it closes, and tells listeners to come back", async () => {
  const running = await runLake();
  onTestFinished(() => running.stop());
  running.lake.endStreams();
  const answer = await running.request(`/v${contentApiVersion}/data/listen/blogs?query=*`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
