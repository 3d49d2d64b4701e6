import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ChatRequest, chatWebhookPath } from "@brightkeel/contracts";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { HttpError } from "#server/http/http-error.ts";
import { createChatRelay } from "./chat-relay.ts";

const request: ChatRequest = {
  userInfo: { name: "Ada", email: "ada@example.com" },
  userMessage: "Hello",
  selectedIndustry: "support",
};

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A stand-in for n8n with a given handler. */
async function setUp(handler: Handler, settings = {}) {
  const calls: { headers: IncomingMessage["headers"]; url: string | undefined; body: string }[] =
    [];
  const state = { handler };
  const server = createServer(async (incoming, response) => {
    let body = "";
    for await (const part of incoming) body += part;
    calls.push({ headers: incoming.headers, url: incoming.url, body });
    state.handler(incoming, response, body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const lines: { level: number; msg: string; reason?: string }[] = [];
  const time = { now: 0 };
  // A TCP server's address is never the string form, which belongs to pipes.
  const { port } = server.address() as AddressInfo;
  const relay = createChatRelay({
    url: `http://127.0.0.1:${port}/base`,
    token: "secret-token",
    logger: pino({ level: "warn" }, { write: (line) => lines.push(JSON.parse(line)) }),
    clock: () => time.now,
    settings,
  });
  const ask = (signal = new AbortController().signal) =>
    relay(request, {
      conversationId: "c1",
      now: new Date(0),
      signal,
      mayLearn: true,
      inTurn: (work) => work(),
    });
  const failure = async () => {
    const error = await ask().catch((it: unknown) => it);
    if (!(error instanceof HttpError)) throw new Error("The request did not fail.");
    return { status: error.status, ...(await error.getResponse().json()).error };
  };
  return { ask, failure, calls, lines, state, time };
}

const json = (body: unknown, status = 200): Handler => {
  return (_, response) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));
};
const text = (body: string, status = 200): Handler => {
  return (_, response) => void response.writeHead(status).end(body);
};

test("n8n gets the specified body at its own webhook, with the token and without an Origin", async () => {
  const { ask, calls } = await setUp(json([{ message: { content: "Hi" } }]));
  expect(await ask()).toEqual({ message: { content: "Hi" } });
  const [call] = calls;
  expect(call?.url).toBe(`/base${chatWebhookPath}`);
  expect(JSON.parse(call?.body ?? "")).toEqual(request);
  expect(call?.headers).toMatchObject({
    "content-type": "application/json",
    authorization: "Bearer secret-token",
    "x-conversation-id": "c1",
  });
  expect(call?.headers.origin).toBeUndefined();
});

test.each([
  ["the specified shape", [{ index: 0, message: { role: "assistant", content: "Hi" } }]],
  [
    "the newer OpenAI node",
    [
      {
        output: [
          { type: "reasoning" },
          { type: "message", content: [{ type: "output_text", text: "Hi" }] },
        ],
      },
    ],
  ],
  ["a bare object", { message: { content: "Hi" } }],
  ["a bare object of the newer node", { output: [{ content: [{ text: "Hi" }] }] }],
  ["the agent node", [{ output: "Hi" }]],
])("understands %s", async (_, body) => {
  const { ask } = await setUp(json(body));
  expect(await ask()).toEqual({ message: { content: "Hi" } });
});

test.each([[[]], [{}], [[{ text: "Hi" }]], ["Hi"], [[{ message: { content: 7 } }]], [null]])(
  "JSON without a reply gives none, and the log says so: %o",
  async (body) => {
    const { ask, lines } = await setUp(json(body));
    expect(await ask()).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toContain("[{ message: { content } }]");
  },
);

test.each<[string, Handler, RegExp]>([
  ["a failed workflow", json({ message: "Error in workflow" }, 500), /500: .*Error in workflow/],
  [
    "an unregistered webhook",
    json({ code: 404, message: "not registered", hint: "…" }, 404),
    /not registered\. Publish/,
  ],
  ["an unregistered webhook, as a page", text("<!DOCTYPE html><h1>…", 500), /not registered/],
  ["a wrong token", json({ message: "Authorization data is wrong!" }, 403), /AUTOMATION_TOKEN/],
  ["an empty 200", text(""), /with nothing/],
  ["a page", text("<html>sign in</html>"), /page instead of JSON/],
  ["no JSON", text("It works!"), /not JSON: It works!/],
  ["a redirect", (_, response) => void response.writeHead(302, { location: "/" }).end(), /302/],
  ["a broken connection", (_, response) => void response.destroy(), /./],
])("%s is a failure with one line for the operator", async (_, handler, reason) => {
  const { failure, lines } = await setUp(handler);
  expect(await failure()).toMatchObject({ status: 502 });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.msg).toBe("n8n does not answer the chat");
  expect(lines[0]?.reason).toMatch(reason);
});

test("an answer that takes too long is given up", async () => {
  const { failure, lines } = await setUp(() => {}, { timeLimit: 50 });
  expect(await failure()).toMatchObject({ status: 504, code: "too_slow" });
  expect(lines[0]?.reason).toBe("No answer within 0.05 s");
});

test("an answer that never ends is given up too", async () => {
  const { failure } = await setUp((_, response) => void response.writeHead(200).write("["), {
    timeLimit: 50,
  });
  expect(await failure()).toMatchObject({ status: 504 });
});

test("after failures in a row visitors get the failure at once, until one try succeeds", async () => {
  const { ask, failure, calls, lines, state, time } = await setUp(json({}, 500), {
    failures: 3,
    pause: 20_000,
  });
  for (let i = 0; i < 3; i += 1) await failure();
  expect(lines.at(-1)?.msg).toContain("no more messages are sent");

  expect(await failure()).toMatchObject({ status: 503, code: "assistant_down" });
  expect(calls).toHaveLength(3);

  time.now = 20_000;
  expect(await failure()).toMatchObject({ status: 502 });
  expect(await failure()).toMatchObject({ status: 503 });
  expect(calls).toHaveLength(4);

  state.handler = json([{ message: { content: "Back" } }]);
  time.now = 40_000;
  expect(await ask()).toEqual({ message: { content: "Back" } });
  expect(await ask()).toEqual({ message: { content: "Back" } });
});

test("while one request tries, others still get the failure at once", async () => {
  const held = Promise.withResolvers<void>();
  const { ask, failure, state, time } = await setUp(json({}, 500), { failures: 1, pause: 1_000 });
  await failure();
  time.now = 1_000;
  state.handler = async (...it) => {
    await held.promise;
    json([{ message: { content: "Back" } }])(...it);
  };
  const trial = ask();
  expect(await failure()).toMatchObject({ status: 503 });
  held.resolve();
  expect(await trial).toEqual({ message: { content: "Back" } });
});

test("a success between failures keeps the circuit closed", async () => {
  const { ask, failure, state } = await setUp(json({}, 500), { failures: 2 });
  await failure();
  state.handler = json([{ message: { content: "Hi" } }]);
  await ask();
  state.handler = json({}, 500);
  await failure();
  expect(await failure()).toMatchObject({ status: 502 });
});

test("a visitor who leaves does not count as a failure", async () => {
  const { ask, failure, lines, state } = await setUp(() => {}, { failures: 2 });
  for (let i = 0; i < 3; i += 1) {
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 20);
    await expect(ask(leaving.signal)).rejects.toBeInstanceOf(HttpError);
  }
  expect(lines).toEqual([]);
  state.handler = json({}, 500);
  expect(await failure()).toMatchObject({ status: 502 });
});
