import { z } from "zod";
import { emailAddress, lineOfText, linesOfText } from "../fields.ts";

/**
 * The wire contract of the two webhooks (specification, sections 3 and 7). n8n and the embedded handlers
 * speak it alike; the browser imports the types only.
 */

export const leadWebhookPath = "/webhook/chatbot-spreadsheet-lead";
export const chatWebhookPath = "/webhook/chatbot-demo";

export const industryIds = ["e-commerce", "hospitality", "marketing", "support"] as const;
export type IndustryId = (typeof industryIds)[number];

/** Longest accepted values, in characters. An address may have 254 (RFC 5321, erratum 1690). */
export const limits = { name: 200, email: 254, message: 4000 } as const;

const name = lineOfText(limits.name);
const email = emailAddress(limits.email);
const industry = z.enum(industryIds, { error: `must be one of ${industryIds.join(", ")}` });
const object = { error: "must be a JSON object" };

export const leadRequest = z.object(
  {
    name,
    email,
    industry,
    /** ISO 8601 time at which the visitor pressed “Continue to Demo”. */
    timestamp: z.iso.datetime({
      offset: true,
      error: "must be an ISO 8601 time such as 2026-01-31T09:30:00.000Z",
    }),
  },
  object,
);
export type LeadRequest = z.infer<typeof leadRequest>;

export const chatRequest = z.object(
  {
    userInfo: z.object({ name, email }, object),
    userMessage: linesOfText(limits.message),
    selectedIndustry: industry,
  },
  object,
);
export type ChatRequest = z.infer<typeof chatRequest>;

/** Where a fact of the answer stands on this site. `href` begins with "/". */
export type ReplySource = { label: string; href: string };

/** Something the visitor can press instead of typing: `send` goes out as their next message, `href` opens a page. */
export type ReplyChoice = { label: string } & ({ send: string } | { href: string });

/** A result worth keeping in view: a quote, an order, a ticket, a campaign plan, a product. */
export type ReplyCard = {
  kind: "quote" | "order" | "return" | "ticket" | "plan" | "product";
  title: string;
  /** A short state such as "Sample", "Open", "Eligible". */
  badge?: string;
  rows: { label: string; value: string }[];
  note?: string;
};

/**
 * One item of the chat response. Only `message.content` is in the specification; the rest is ours, is
 * optional, and is absent when n8n answers.
 */
export type ChatReply = {
  message: { content: string };
  sources?: ReplySource[];
  /** Answers to a question the bot asked, shown as buttons below the message. */
  choices?: ReplyChoice[];
  /** Things to ask next, shown as chips above the input. */
  suggestions?: string[];
  cards?: ReplyCard[];
};

/** Empty when n8n answered with something that holds no reply: then the visitor sees none. */
export type ChatResponse = [ChatReply] | [];

/** What every refused request is answered with. `field` is a path such as `userInfo.email`. */
export type WebhookError = { error: { code: string; message: string; field?: string } };

/**
 * Where a model writes the reply and the caller accepts `application/x-ndjson`, the response is a line of JSON for each
 * of these: text as it is written, then the whole reply, which replaces it.
 */
export type ReplyPart = { type: "text"; text: string } | { type: "reply"; reply: ChatReply };
