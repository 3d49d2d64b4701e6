import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { within } from "../../../tests/support/slowness.ts";
import type { Lead } from "../lead.ts";
import type { Receiver } from "./post-json.ts";
import { signatureHeaders } from "./signature.ts";
import { deliveryTargets } from "./targets.ts";

/** Which answers count as delivered. */

const lead: Lead = {
  id: "lead-1",
  name: "Ada",
  email: "ada@x.example",
  createdAt: 0,
  page: undefined,
  campaign: undefined,
  consent: undefined,
  files: [],
  details: { kind: "demo", industry: "support", timestamp: "2026-11-20T19:59:59.000Z" },
};

type Handler = (response: ServerResponse) => void;

/** Delivers one lead to a receiver with this answer; `undefined` when it counts as delivered. */
async function deliverTo(
  kind: "automation" | "leadsWebhook",
  handler: Handler,
  options: Partial<Receiver> = {},
) {
  const seen = { headers: {} as IncomingHttpHeaders, body: "", sent: 0 };
  const server = createServer(async (request, response) => {
    for await (const part of request) seen.body += part;
    seen.headers = request.headers;
    handler(response);
    response.on("close", () => {
      seen.sent = response.socket?.bytesWritten ?? seen.sent;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A TCP server never has the string form of an address, which is for pipes.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [target] = await deliveryTargets(
    {
      automation: undefined,
      leadsWebhook: undefined,
      mail: undefined,
      confirmation: undefined,
      [kind]: { url, token: undefined, ...options },
    },
    {
      siteName: "Site",
      files: { read: async () => undefined },
      rateLimiter: { take: async () => ({ ok: true }) },
    },
  );
  const failure: unknown = await target
    ?.deliver(lead, {
      id: "key-1",
      attempt: 1,
      signal: AbortSignal.timeout(within(5_000)),
      done: [],
    })
    .catch((error: unknown) => error);
  return { failure: failure as (Error & { retryAfter?: number }) | undefined, seen };
}

const answer =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Handler =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };

test.each<[string, Handler]>([
  ["names the delivery", answer('{"ok":true,"delivery":"key-1"}', json)],
  ["names it in an array", answer('[{"ok":true,"delivery":"key-1"}]', json)],
  ["is of an earlier release", answer('{ "ok": true }', json)],
])("a workflow that %s has the lead", async (_what, handler) => {
  expect((await deliverTo("automation", handler)).failure).toBeUndefined();
});

test.each<[string, Handler]>([
  ["is starting", answer("n8n is starting up. Please wait", html)],
  ["is starting, in plain text", answer("n8n is starting up. Please wait")],
  ["says nothing", answer("")],
  ["only began the workflow", answer('{"message":"Workflow was started"}', json)],
  ["names another delivery", answer('{"ok":true,"delivery":"key-2"}', json)],
  ["says that it failed", answer('{"ok":false,"delivery":"key-1"}', json)],
])("an n8n that %s does not have the lead", async (_what, handler) => {
  const { failure } = await deliverTo("automation", handler);
  expect(failure?.message).toMatch(/^Answered 200, but the answer /);
});

test("a starting n8n is distinguished from a page in its place", async () => {
  const { failure } = await deliverTo(
    "automation",
    answer("n8n is starting up. Please wait", html),
  );
  expect(failure?.message).toBe("Answered 200, but the answer says that n8n is still starting");
});

test.each<[string, Handler]>([
  ["nothing", answer("", {}, 204)],
  ["a word", answer("ok")],
  ["its record", answer('{"id":17,"status":"created","error":null,"errors":[]}', json)],
  ["compressed", answer(gzipSync('{"ok":true}'), { ...json, "content-encoding": "gzip" })],
  ["XML", answer("<response><id>17</id></response>", { "content-type": "text/xml" })],
])("any other receiver has taken it with %s", async (_what, handler) => {
  expect((await deliverTo("leadsWebhook", handler)).failure).toBeUndefined();
});

const cut: Handler = (response) => {
  response.writeHead(200, { ...json, "content-length": "100" });
  response.write('{"ok":', () => response.destroy());
};
const cutChunks: Handler = (response) => {
  response.writeHead(200, json);
  response.write('{"ok":true}', () => response.destroy());
};

test.each<[string, Handler, string]>([
  ["a page", answer("<!DOCTYPE html><title>Sign in</title>"), "is a page, such as a sign-in"],
  ["a page by its type", answer("Please sign in", html), "is a page, such as a sign-in"],
  ["ok: false", answer('{"ok":false}', json), "says ok: false"],
  ["success: false", answer('[{"success":"false"}]'), "says success: false"],
  ["an error", answer('{"error":"quota"}', json), "says error: quota"],
  ["a failed status", answer('{"status":"error"}', json), "says status: error"],
  ["half of its JSON", answer('{"ok":tr', json), "breaks off"],
  ["less than it announced", cut, "broke off"],
  ["chunks without an end", cutChunks, "broke off"],
  ["broken bytes", answer(Buffer.from([0x6f, 0x6b, 0xff])), "is not text"],
  ["broken gzip", answer("not gzip", { "content-encoding": "gzip" }), "broke off"],
  ["a strange encoding", answer("ok", { "content-encoding": "x-own" }), "is not read here"],
])("a receiver that answers with %s has not taken it", async (_what, handler, reason) => {
  const { failure } = await deliverTo("leadsWebhook", handler);
  expect(failure?.message).toContain(reason);
});

test("an endless body is read no further than an answer can be", async () => {
  const { failure, seen } = await deliverTo("leadsWebhook", (response) => {
    const part = Buffer.alloc(64 * 1024, "x");
    const more = () => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once("drain", more);
    };
    response.writeHead(200);
    more();
  });
  expect(failure?.message).toContain("is longer than 256 KB");
  await expect.poll(() => seen.sent).toBeGreaterThan(0);
  expect(seen.sent).toBeLessThan(20 * 1024 * 1024);
});

test("a check that is configured decides alone", async () => {
  const said = { answer: "stored {key}" };
  const fine = await deliverTo("leadsWebhook", answer("<p>stored key-1</p>", html), said);
  expect(fine.failure).toBeUndefined();
  const other = await deliverTo("automation", answer("stored key-2"), said);
  expect(other.failure?.message).toContain("does not hold “stored {key}”");
});

test("a receiver may say when to come back, in seconds or by a date", async () => {
  const busy = (retry: string) => answer("busy", { "retry-after": retry }, 429);
  const { failure } = await deliverTo("leadsWebhook", busy("120"));
  expect(failure).toMatchObject({ message: "Answered 429: busy", retryAfter: 120_000 });
  const date = await deliverTo(
    "leadsWebhook",
    busy(new Date(Date.now() + 3_600_000).toUTCString()),
  );
  expect(date.failure?.retryAfter).toBeGreaterThan(3_500_000);
  expect((await deliverTo("leadsWebhook", busy("soon"))).failure?.retryAfter).toBeUndefined();
});

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

test("a webhook is signed as the Standard Webhooks specification says", async () => {
  // The example from the specification's own libraries.
  const example = signatureHeaders(secret, {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    now: 1_614_265_330_000,
    body: '{"test": 2432232314}',
  });
  expect(example).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  const { seen } = await deliverTo("leadsWebhook", answer("ok"), { secret });
  const now = Number(seen.headers["webhook-timestamp"]) * 1000;
  expect(Math.abs(Date.now() - now)).toBeLessThan(60_000);
  expect(seen.headers).toMatchObject(
    signatureHeaders(secret, { id: "key-1", now, body: seen.body }),
  );
});

test("the check in the documentation knows what the site signs, and nothing else", async () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
  const [, code = ""] = /### Signed webhooks[\s\S]*?```js\n([\s\S]*?)```/.exec(page) ?? [];
  vi.stubEnv("LEADS_WEBHOOK_SECRET", secret);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { isFromTheSite } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { seen } = await deliverTo("leadsWebhook", answer("ok"), { secret });
  const { headers, body } = seen;
  expect(isFromTheSite(headers, body)).toBe(true);
  expect(
    isFromTheSite(
      { ...headers, "webhook-signature": `v1,other ${headers["webhook-signature"]}` },
      body,
    ),
  ).toBe(true);
  expect(isFromTheSite(headers, `${body} `)).toBe(false);
  expect(isFromTheSite({ ...headers, "webhook-signature": undefined }, body)).toBe(false);
  expect(isFromTheSite({ ...headers, "webhook-id": "other" }, body)).toBe(false);
  const now = Date.now() - 301_000;
  const id = "key-1";
  expect(isFromTheSite(signatureHeaders(secret, { id, body, now: Date.now() }), body)).toBe(true);
  expect(isFromTheSite(signatureHeaders(secret, { id, body, now }), body)).toBe(false);
});
