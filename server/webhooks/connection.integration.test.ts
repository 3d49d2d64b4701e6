import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { leadWebhookPath as leadPath } from "@brightkeel/contracts";
import { serve } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import type { createWebhooks } from "./index.ts";
import { lead, setUp } from "./webhooks.fixture.ts";

/** A server on a free port, for what only a connection shows. */
async function listen(app: ReturnType<typeof createWebhooks>) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, "listening");
  // A TCP server's address is never the string form, which belongs to pipes.
  return (server.address() as AddressInfo).port;
}

test("413 before a large body has arrived, with and without a stated length", async () => {
  const { app, saved, counted } = setUp();
  const port = await listen(app);
  const send = async (headers: Record<string, string>, chunks: string[]) => {
    const call = request({
      port,
      path: leadPath,
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    });
    const answered = once(call, "response");
    call.on("error", () => {});
    for (const chunk of chunks) call.write(chunk);
    const [response] = await answered;
    let text = "";
    for await (const part of response) text += part;
    call.destroy();
    return { status: response.statusCode, error: JSON.parse(text).error };
  };
  // Neither request ever ends: the answer must not wait for the rest.
  const stated = await send({ "content-length": "100000000" }, ["{"]);
  expect(stated).toMatchObject({ status: 413, error: { code: "too_large" } });
  const chunked = await send({}, Array(5).fill("x".repeat(20_000)));
  expect(chunked).toMatchObject({ status: 413, error: { code: "too_large" } });
  expect(saved).toEqual([]);
  expect(counted.every(({ client }) => client === "127.0.0.1")).toBe(true);
});

test("the address of a connection is what counts without proxies", async () => {
  const { app, counted } = setUp();
  const port = await listen(app);
  await fetch(`http://127.0.0.1:${port}${leadPath}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "6.6.6.6" },
    body: JSON.stringify(lead),
  });
  expect(counted[0]?.client).toBe("127.0.0.1");
});
