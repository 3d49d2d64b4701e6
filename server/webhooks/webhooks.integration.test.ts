import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type ChatRequest,
  chatWebhookPath as chatPath,
  leadWebhookPath as leadPath,
} from "@brightkeel/contracts";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { RateLimitRule } from "#server/storage/index.ts";
import { createWebhooks, type WebhooksOptions } from "./index.ts";

const lead = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  industry: "hospitality",
  timestamp: "2026-11-20T20:00:00.000Z",
};
const chat = {
  userInfo: { name: "Ada Lovelace", email: "ada@example.com" },
  userMessage: "Do you have a room?",
  selectedIndustry: "hospitality",
};

function setUp(options: Partial<WebhooksOptions> = {}) {
  const saved: Record<string, unknown>[] = [];
  const asked: { request: ChatRequest; conversationId: string }[] = [];
  const counted: { rule: RateLimitRule; client: string }[] = [];
  const app = createWebhooks({
    saveLead: async (it) => {
      saved.push(it);
      return { id: "lead-1" };
    },
    answer: async (it, { conversationId }) => {
      asked.push({ request: it, conversationId });
      return { message: { content: "Yes." } };
    },
    rateLimiter: {
      take: async (rule, client) => {
        counted.push({ rule, client });
        return { ok: true };
      },
      stop: () => {},
    },
    limits: { leadsPerMinute: 30, chatPerMinute: 60 },
    publicOrigin: undefined,
    trustedProxies: 0,
    logger: pino({ level: "silent" }),
    ...options,
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { app, post, saved, asked, counted };
}

test("a lead is stored before the answer, with the page and campaign it came from", async () => {
  const { post, saved } = setUp();
  const response = await post(leadPath, lead, {
    referer: "https://site.example/ai-chatbot?utm_source=news&utm_medium=mail&other=1",
    "idempotency-key": "press-1",
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true, id: "lead-1" });
  expect(saved).toEqual([
    {
      ...lead,
      kind: "demo",
      page: "/ai-chatbot",
      campaign: { utm_source: "news", utm_medium: "mail" },
      idempotencyKey: "press-1",
    },
  ]);
});

test("a chat message is answered with an array whose first item has message.content", async () => {
  const { post, asked } = setUp();
  const response = await post(chatPath, chat);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([{ message: { content: "Yes." } }]);
  expect(asked[0]?.request).toEqual(chat);
});

test("an answer that holds no reply goes on as an empty array", async () => {
  const { post } = setUp({ answer: async () => undefined });
  const response = await post(chatPath, chat);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test.each([
  [leadPath, { ...lead, name: "  " }, "name"],
  [leadPath, { ...lead, name: "a\r\nBcc: x@y.example" }, "name"],
  [leadPath, { ...lead, name: "a\u0000b" }, "name"],
  [leadPath, { ...lead, name: "x".repeat(201) }, "name"],
  [leadPath, { ...lead, email: "ada" }, "email"],
  [leadPath, { ...lead, email: undefined }, "email"],
  [leadPath, { ...lead, email: 7 }, "email"],
  [leadPath, { ...lead, industry: "shipping" }, "industry"],
  [leadPath, { ...lead, timestamp: "yesterday" }, "timestamp"],
  [chatPath, { ...chat, userInfo: { ...chat.userInfo, email: "ada@" } }, "userInfo.email"],
  [chatPath, { ...chat, userInfo: null }, "userInfo"],
  [chatPath, { ...chat, userMessage: " \n " }, "userMessage"],
  [chatPath, { ...chat, userMessage: "x".repeat(4001) }, "userMessage"],
  [chatPath, { ...chat, selectedIndustry: "" }, "selectedIndustry"],
])("422 names the field: %s %o", async (path, body, field) => {
  const { post, saved, asked } = setUp();
  const response = await post(path, body);
  expect(response.status).toBe(422);
  const { error } = await response.json();
  expect(error).toMatchObject({ code: "invalid_field", field });
  expect(error.message).toMatch(new RegExp(`^“${field}” .+\\.$`));
  expect([...saved, ...asked]).toEqual([]);
});

test("422 without a field when the body is no object", async () => {
  const { post } = setUp();
  for (const body of ["[]", "null", '"text"']) {
    const response = await post(leadPath, body);
    expect(response.status).toBe(422);
    expect((await response.json()).error).toEqual({
      code: "invalid_field",
      message: "The body must be a JSON object.",
    });
  }
});

test("the longest message passes in any characters", async () => {
  const { post, asked } = setUp();
  const userMessage = "\u{1F600}".repeat(2000);
  const escaped = JSON.stringify({ ...chat, userMessage }).replace(
    /[\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  expect((await post(chatPath, escaped)).status).toBe(200);
  expect(asked[0]?.request.userMessage).toBe(userMessage);
});

test.each(["", "{", '{"name": }', "name=Ada"])("400 for malformed JSON %o", async (body) => {
  const response = await setUp().post(leadPath, body);
  expect(response.status).toBe(400);
  expect((await response.json()).error.code).toBe("malformed");
});

test("400 for bytes that are not UTF-8", async () => {
  const { app, saved } = setUp();
  const response = await app.request(leadPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ ...lead, name: "Zoë" }), "latin1"),
  });
  expect(response.status).toBe(400);
  expect(saved).toEqual([]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"])(
  "415 for %s",
  async (type) => {
    const response = await setUp().post(leadPath, lead, { "content-type": type });
    expect(response.status).toBe(415);
    expect((await response.json()).error.message).toContain("Content-Type: application/json");
  },
);

test("415 without a type; a UTF-8 charset is fine", async () => {
  const { app, post } = setUp();
  const untyped = await app.request(leadPath, { method: "POST", body: Buffer.from("{}") });
  expect(untyped.status).toBe(415);
  const type = { "content-type": "application/json; charset=UTF-8" };
  expect((await post(leadPath, lead, type)).status).toBe(200);
});

test.each(["GET", "PUT", "DELETE", "OPTIONS"])("405 for %s, with Allow", async (method) => {
  for (const path of [leadPath, chatPath]) {
    const response = await setUp().app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect((await response.json()).error.code).toBe("wrong_method");
  }
});

test("429 says when to come back, and nothing was done", async () => {
  const { post, saved } = setUp({
    rateLimiter: { take: async () => ({ ok: false, retryAfterSeconds: 12 }), stop: () => {} },
  });
  const response = await post(leadPath, lead);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("12");
  expect((await response.json()).error.message).toContain("12 seconds");
  expect(saved).toEqual([]);
});

test("503 when the lead cannot be stored, in a sentence for the visitor", async () => {
  const { post } = setUp({
    saveLead: async () => {
      throw new Error("database or disk is full");
    },
  });
  const response = await post(leadPath, lead);
  expect(response.status).toBe(503);
  expect((await response.json()).error).toEqual({
    code: "not_stored",
    message: "Your details could not be stored just now. Please try again in a minute.",
  });
});

test("500 without details when the answer fails unexpectedly", async () => {
  const { post } = setUp({
    answer: async () => {
      throw new Error("secret detail");
    },
  });
  const response = await post(chatPath, chat);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});

test("another site's pages may not post; ours and tools may", async () => {
  const { post } = setUp({ publicOrigin: "https://www.site.example" });
  const status = async (headers: Record<string, string>) =>
    (await post(leadPath, lead, headers)).status;
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
  expect(await status({ origin: "https://www.site.example" })).toBe(200);
  expect(await status({})).toBe(200);
  expect(await status({ origin: "http://localhost:4300", host: "localhost:4300" })).toBe(200);
});

test("a visitor keeps one conversation, by a cookie that is not its id", async () => {
  const { post, asked } = setUp();
  const first = await post(chatPath, chat);
  const cookie = first.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^conversation=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const pair = cookie.split(";")[0] ?? "";

  const second = await post(chatPath, chat, { cookie: pair });
  expect(second.headers.get("set-cookie")).toBe(cookie);
  await post(chatPath, chat);
  const ids = asked.map(({ conversationId }) => conversationId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(pair).not.toContain(ids[0]);
});

test("whose conversation it is, is noted, and an answer comes when that fails", async () => {
  const noted: string[][] = [];
  const { post, asked } = setUp({
    noteConversation: async (...it) => {
      noted.push(it);
      throw new Error("database or disk is full");
    },
  });
  expect((await post(chatPath, chat)).status).toBe(200);
  expect(noted).toEqual([[asked[0]?.conversationId, "ada@example.com"]]);
});

test("a cookie somebody made up is replaced", async () => {
  const { post, asked } = setUp();
  const response = await post(chatPath, chat, { cookie: "conversation=' or 1=1" });
  expect(response.headers.get("set-cookie")).toMatch(/^conversation=[\w-]{43};/);
  expect(asked[0]?.conversationId).toMatch(/^[\w-]{43}$/);
});

test("on https the cookie is Secure", async () => {
  const { post } = setUp({ publicOrigin: "https://www.site.example" });
  expect((await post(chatPath, chat)).headers.get("set-cookie")).toMatch(
    /^conversation=.+; HttpOnly; Secure; SameSite=Strict$/,
  );
  const behindProxy = setUp({ trustedProxies: 1 });
  const response = await behindProxy.post(chatPath, chat, { "x-forwarded-proto": "https" });
  expect(response.headers.get("set-cookie")).toContain("Secure");
});

test("forwarded addresses count only from our own proxies", async () => {
  const counted = async (trustedProxies: number, forwarded: string) => {
    const it = setUp({ trustedProxies });
    await it.post(leadPath, lead, { "x-forwarded-for": forwarded });
    return it.counted[0]?.client;
  };
  expect(await counted(0, "203.0.113.9")).toBe("unknown");
  expect(await counted(1, "203.0.113.9")).toBe("203.0.113.9");
  expect(await counted(1, "6.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
  expect(await counted(2, "6.6.6.6, 203.0.113.9, 10.0.0.2")).toBe("203.0.113.9");
  expect(await counted(3, "203.0.113.9")).toBe("unknown");
  expect(await counted(1, "203.0.113.9:5123")).toBe("203.0.113.9");
  expect(await counted(1, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(await counted(1, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(await counted(1, "[2001:db8::7]:443")).toBe("2001:db8:0:0::/64");
});

test("leads and chat are counted apart", async () => {
  const { post, counted } = setUp();
  await post(leadPath, lead);
  await post(chatPath, chat);
  expect(counted.map(({ rule }) => rule)).toEqual([
    { name: "leads", perMinute: 30 },
    { name: "chat", perMinute: 60 },
  ]);
});

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
  // Neither request is ever ended: the answer must not wait for the rest.
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

test("who accepts parts gets the answer while it is written, everybody else gets it whole", async () => {
  const { post } = setUp({
    async *answerInParts() {
      yield { type: "text", text: "Good " };
      yield { type: "text", text: "day" };
      yield { type: "reply", reply: { message: { content: "Good day." } } };
    },
  });
  const streamed = await post(chatPath, chat, { accept: "application/json, application/x-ndjson" });
  expect(streamed.headers.get("content-type")).toBe("application/x-ndjson");
  expect(
    (await streamed.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { type: "text", text: "Good " },
    { type: "text", text: "day" },
    { type: "reply", reply: { message: { content: "Good day." } } },
  ]);
  const whole = await post(chatPath, chat, { accept: "application/json" });
  expect(await whole.json()).toEqual([{ message: { content: "Yes." } }]);
});

test("an answer that breaks off ends before its reply", async () => {
  const { post } = setUp({
    async *answerInParts() {
      yield { type: "text", text: "Good " };
      throw new Error("gone");
    },
  });
  const broken = await post(chatPath, chat, { accept: "application/x-ndjson" });
  expect(await broken.text()).toBe('{"type":"text","text":"Good "}\n');
});
