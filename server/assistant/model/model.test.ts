import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createAssistant, createMemoryConversations, type ReplyPart } from "../index.ts";
import type { Understander } from "../understanding/understand.ts";
import { onlyOwnLinks, ungroundedFigures } from "./guard.ts";

const now = new Date("2026-11-20T12:00:00Z");
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A model service of our own: `answer` is called for each request, with its count. */
async function serve(answer: (response: ServerResponse, count: number, body: string) => void) {
  const bodies: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      bodies.push(body);
      answer(response, bodies.length, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // Listening on TCP, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, bodies };
}

const stream = (response: ServerResponse, ...parts: string[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of parts) {
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }] })}\n\n`,
    );
  }
  response.write(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
};

/** Understands every message as this intent: the classifier has tests of its own. */
const always = (intent: string): Understander => ({
  warm: async () => {},
  understand: (message) => ({
    text: message,
    core: message,
    guesses: [{ intent, score: 0.99 }],
    inScope: 0.99,
    decision: "answer",
    evidence: { gate: 6, first: 0.99, lead: 0.99, unheard: 0, unheardShare: 0 },
  }),
});

function assistantWith(baseUrl: string, intent = "delivery_period", dailyTokens = 0) {
  const warn = vi.fn();
  const assistant = createAssistant({
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn },
    model: { baseUrl, model: "m", apiKey: "the-key", dailyTokens },
    understander: always(intent),
  });
  return { assistant, warn };
}

const request = {
  userInfo: { name: "Mara Vogt", email: "mara@client.example" },
  userMessage: "how long does delivery take",
  selectedIndustry: "e-commerce",
} as const;

test("streams the model’s sentences, and ends with a reply that keeps the sources", async () => {
  const { baseUrl, bodies } = await serve((response) =>
    stream(response, "Standard delivery takes ", "3–5 working days. ", "Express is quicker."),
  );
  const { assistant } = assistantWith(baseUrl);
  const parts: ReplyPart[] = [];
  for await (const part of assistant.replyStream(request, { conversationId: "a", now })) {
    parts.push(part);
  }
  expect(parts.map((part) => (part.type === "text" ? part.text : "reply"))).toEqual([
    "Standard delivery takes 3–5 working days. ",
    "Express is quicker.",
    "reply",
  ]);
  const last = parts.at(-1);
  expect(last?.type === "reply" && last.reply.message.content).toBe(
    "Standard delivery takes 3–5 working days. Express is quicker.",
  );
  expect(last?.type === "reply" && last.reply.sources?.[0]?.href).toMatch(/^\//);
  // The visitor's address and the key are nobody's business but ours.
  expect(bodies[0]).not.toContain("mara@client.example");
  expect(bodies[0]).not.toContain("the-key");
});

test("a figure that is in no fact brings the embedded answer", async () => {
  const { baseUrl } = await serve((response) => stream(response, "It takes 17 days."));
  const { assistant, warn } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toContain("3–5 working days");
  expect(warn).toHaveBeenCalledOnce();
});

test("a service that fails once is asked once more", { timeout: 10_000 }, async () => {
  const { baseUrl, bodies } = await serve((response, count) => {
    if (count === 1) response.writeHead(503).end();
    else stream(response, "It takes a few days.");
  });
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toBe("It takes a few days.");
  expect(bodies).toHaveLength(2);
});

test("a service that keeps failing brings the embedded answer after two tries", {
  timeout: 12_000,
}, async () => {
  const { baseUrl, bodies } = await serve((response) => response.writeHead(503).end());
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toContain("3–5 working days");
  expect(bodies).toHaveLength(2);
});

test("a service that hangs is given up within eight seconds", { timeout: 12_000 }, async () => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
  });
  const { assistant } = assistantWith(baseUrl);
  const began = performance.now();
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(performance.now() - began).toBeLessThan(9_000);
  expect(reply.message.content).toContain("3–5 working days");
});

test("the day’s tokens end, and the embedded assistant goes on", async () => {
  const { baseUrl, bodies } = await serve((response) => stream(response, "A few days."));
  const { assistant } = assistantWith(baseUrl, "delivery_period", 1);
  await assistant.reply(request, { conversationId: "a", now });
  const second = await assistant.reply(request, { conversationId: "b", now });
  expect(bodies).toHaveLength(1);
  expect(second.message.content).toContain("3–5 working days");
});

test("tasks, and emergencies, never go to the model", async () => {
  const { baseUrl, bodies } = await serve((response) => stream(response, "Hm."));
  const { assistant } = assistantWith(baseUrl, "track_order");
  await assistant.reply(request, { conversationId: "a", now });
  const { assistant: hotel } = assistantWith(baseUrl, "emergency");
  const reply = await hotel.reply(
    { ...request, userMessage: "fire", selectedIndustry: "hospitality" },
    { conversationId: "a", now },
  );
  expect(reply.message.content).toMatch(/^Call 112 or 911 now/);
  expect(bodies).toHaveLength(0);
});

test("links lead to this site only", () => {
  const own = new Set(["/services"]);
  expect(onlyOwnLinks("See [here](https://evil.example/x) or [services](/services).", own)).toBe(
    "See here or services (/services).",
  );
  expect(onlyOwnLinks("Go to www.evil.com or http://evil.com/a?b", own).trim()).toBe("Go to or");
});

test("figures count as grounded with and without thousands commas", () => {
  expect(ungroundedFigures("It is $1,500.", ["1500"])).toEqual([]);
  expect(ungroundedFigures("It is $1,600.", ["1500"])).toEqual(["1600"]);
});
