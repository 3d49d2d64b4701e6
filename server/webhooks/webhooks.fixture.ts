import type { ChatRequest } from "@brightkeel/contracts";
import { pino } from "pino";
import type { RateLimitRule } from "#server/storage/index.ts";
import { createWebhooks, type WebhooksOptions } from "./index.ts";

export const lead = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  industry: "hospitality",
  timestamp: "2026-11-20T20:00:00.000Z",
};
export const chat = {
  userInfo: { name: "Ada Lovelace", email: "ada@example.com" },
  userMessage: "Do you have a room?",
  selectedIndustry: "hospitality",
};

/** The webhooks over stand-ins that record what they receive. */
export function setUp(options: Partial<WebhooksOptions> = {}) {
  const saved: Record<string, unknown>[] = [];
  const asked: { request: ChatRequest; conversationId: string }[] = [];
  const counted: { rule: RateLimitRule; client: string }[] = [];
  const app = createWebhooks({
    saveLead: async (it) => {
      saved.push(it);
      return { id: "lead-1" };
    },
    learningChosen: (keeps) => `/privacy#${keeps}`,
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
