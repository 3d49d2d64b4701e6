import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, vi } from "vitest";
import { createAssistant, createMemoryConversations } from "../index.ts";
import { sampleHost } from "../sample-host.ts";
import type { Understander } from "../understanding/understand.ts";
import { modelTimeLimit } from "./model.ts";
import { createMemoryTokens } from "./token-budget.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A model service of our own: `answer` is called for each request, with its count. */
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
  // Listening on TCP, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, bodies };
}

export const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }] })}\n\n`;

export const stream = (response: ServerResponse, ...parts: string[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of parts) response.write(chunk(content));
  response.write(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
};

export const now = new Date("2026-11-20T12:00:00Z");

/** Understands every message as this intent: the classifier has tests of its own. */
const always = (intent: string): Understander => ({
  understand: (message) => ({
    text: message,
    core: message,
    guesses: [{ intent, score: 0.99 }],
    inScope: 0.99,
    decision: "answer",
    evidence: { nobody: 6, others: 5, unknownWords: 0 },
  }),
});

export function assistantWith(
  baseUrl: string,
  {
    intent = "delivery_period",
    dailyTokens = 0,
    timeLimit = modelTimeLimit,
    tokens = createMemoryTokens(),
    clock = (): number => 0,
  } = {},
) {
  const warn = vi.fn();
  const assistant = createAssistant({
    host: sampleHost,
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn },
    model: { baseUrl, model: "m", apiKey: "the-key", dailyTokens, timeLimit, clock },
    tokens,
    understander: always(intent),
  });
  return { assistant, warn };
}

export const request = {
  userInfo: { name: "Mara Vogt", email: "mara@client.example" },
  userMessage: "how long does delivery take",
  selectedIndustry: "e-commerce",
} as const;
