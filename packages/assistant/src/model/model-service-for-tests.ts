import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, vi } from "vitest";
import { z } from "zod";
import { createAssistant, createMemoryConversations } from "../index.ts";
import type { OwnSection } from "../own-knowledge/markdown.ts";
import { sampleHost } from "../sample-host.ts";
import { always } from "../understanding/understander-for-tests.ts";
import { modelSilenceLimit, modelTimeLimit } from "./model.ts";
import { createMemoryTokens } from "./token-budget.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a fake model service: `answer` is called for each request, with its number. */
export async function serve(
  answer: (response: ServerResponse, count: number, body: string) => void,
) {
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
  // For a TCP server, the address is an object.
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, bodies };
}

/** A chunk of a stream. */
export const event = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

export const chunk = (content: string) => event({ role: "assistant", content });

export const stream = (response: ServerResponse, ...parts: string[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of parts) response.write(chunk(content));
  response.end(`${event({}, "stop")}data: [DONE]\n\n`);
};

/** A tool call as a model sends it; arguments that are not an object are passed on unchanged. */
export type Called = readonly [name: string, input: object | string];

const callsOf = (called: readonly Called[]) =>
  called.map(([name, input], index) => ({
    id: `call-${index}`,
    type: "function",
    function: { name, arguments: typeof input === "string" ? input : JSON.stringify(input) },
  }));

/** Streams tool calls, with the arguments split into two chunks. */
export const streamCalls = (response: ServerResponse, ...called: Called[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  callsOf(called).forEach(({ function: { name, arguments: text }, ...call }, index) => {
    const half = Math.ceil(text.length / 2);
    const first = { index, ...call, function: { name, arguments: text.slice(0, half) } };
    response.write(event({ tool_calls: [first] }));
    response.write(event({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }));
  });
  response.end(`${event({}, "tool_calls")}data: [DONE]\n\n`);
};

/** Sends tool calls in one piece, like a service without streaming. */
export const inOnePiece = (
  response: ServerResponse,
  content: string | null,
  ...called: Called[]
) => {
  const message = {
    role: "assistant",
    content,
    ...(called.length > 0 && { tool_calls: callsOf(called) }),
  };
  const finish_reason = called.length > 0 ? "tool_calls" : "stop";
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [{ index: 0, message, finish_reason }],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    }),
  );
};

const sentBody = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.string().nullish(),
      tool_calls: z.array(z.unknown()).optional(),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
  tool_choice: z.string().optional(),
  stream: z.boolean().optional(),
});

/** The requests that a service received. */
export const sent = (body: string | undefined) => sentBody.parse(JSON.parse(body ?? ""));

/** Returns the tool results in a request, the latest first. */
export const results = (body: string | undefined) =>
  sent(body)
    .messages.filter(({ role }) => role === "tool")
    .map(({ content }) => content ?? "")
    .reverse();

export const now = new Date("2026-11-20T12:00:00Z");

export function assistantWith(
  baseUrl: string,
  {
    intent = "delivery_period",
    dailyTokens = 0,
    timeLimit = modelTimeLimit,
    silenceLimit = modelSilenceLimit,
    tokens = createMemoryTokens(),
    clock = (): number => 0,
    knowledge = [] as readonly OwnSection[],
  } = {},
) {
  const warn = vi.fn();
  const conversations = createMemoryConversations();
  const assistant = createAssistant({
    host: sampleHost,
    conversations,
    logger: { debug() {}, warn },
    model: { baseUrl, model: "m", apiKey: "the-key", dailyTokens, timeLimit, silenceLimit, clock },
    tokens,
    knowledge: () => knowledge,
    understander: always(intent),
  });
  return { assistant, conversations, warn };
}

export const request = {
  userInfo: { name: "Mara Vogt", email: "mara@client.example" },
  userMessage: "how long does delivery take",
  selectedIndustry: "e-commerce",
} as const;
