import type { IndustryId } from "./industries.ts";

export type ChatRequest = {
  userInfo: { name: string; email: string };
  userMessage: string;
  selectedIndustry: IndustryId;
};

/** Set on the first message of a chat that begins anew; the request itself has no field for it. */
export const newConversationHeader = "x-new-conversation";

/** Where a fact of the answer stands on this site. `href` begins with "/". */
export type ReplySource = { label: string; href: string };

/** Pressed instead of typed: `send` goes out as the visitor's next message, `href` opens a page. */
export type ReplyChoice = { label: string } & ({ send: string } | { href: string });

/** A result worth keeping in view: a quote, an order, a ticket, a campaign plan, a product. */
export type ReplyCard = {
  kind: "quote" | "order" | "return" | "ticket" | "plan" | "product";
  title: string;
  /** A short state such as "Sample", "Open", "Eligible". */
  badge?: string;
  rows: { label: string; value: string }[];
  note?: string;
  /** What the thing looks like, for a drawing beside it. */
  picture?: CardPicture;
};

/** What the things of the demo look like. */
export type CardPicture =
  | "tent"
  | "shelter"
  | "pack"
  | "sleeping-bag"
  | "lantern"
  | "head-lamp"
  | "stove"
  | "standard-room"
  | "harbour-room"
  | "family-room"
  | "suite";

/**
 * One item of the chat response. Only `message.content` is given (docs/specification.md 3.6); the rest is ours, is
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
  /** Names the reply within its conversation, so that the visitor can say whether it helped. */
  id?: string;
};

/** What a visitor says of a reply. */
export type ReplyFeedback = {
  userInfo: { name: string; email: string };
  selectedIndustry: IndustryId;
  /** Its `id`. */
  reply: string;
  helpful: boolean;
};

/** Empty when n8n answered with something that holds no reply: then the visitor sees none. */
export type ChatResponse = [ChatReply] | [];

/**
 * Where a model writes the reply and the caller accepts `application/x-ndjson`, the response is a line of JSON for each
 * of these: text as it is written, then the whole reply, which replaces it.
 */
export type ReplyPart = { type: "text"; text: string } | { type: "reply"; reply: ChatReply };
