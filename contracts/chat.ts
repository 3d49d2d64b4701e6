import type { IndustryId } from "./industries.ts";

export type ChatRequest = {
  userInfo: { name: string; email: string };
  userMessage: string;
  selectedIndustry: IndustryId;
};

/** Header of the first message of a new conversation; the request body has no field for it. */
export const newConversationHeader = "x-new-conversation";

/** Page of this site that states a fact of the answer. `href` begins with "/". */
export type ReplySource = { label: string; href: string };

/** A button: `send` is sent as the visitor's next message, `href` opens a page. */
export type ReplyChoice = { label: string } & ({ send: string } | { href: string });

/** A result worth keeping in view: a quote, an order, a ticket, a campaign plan, a product. */
export type ReplyCard = {
  kind: "quote" | "order" | "return" | "ticket" | "plan" | "product";
  title: string;
  /** A short state such as "Sample", "Open", "Eligible". */
  badge?: string;
  /** `isTotal`: the sum of the rows above it, and the figure that is looked for first. */
  rows: { label: string; value: string; isTotal?: true }[];
  note?: string;
  /** What the thing looks like, for an illustration. */
  picture?: CardPicture;
};

/** Illustrations of the demo's products and rooms. */
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
 * One item of the chat response. Only `message.content` is specified (docs/specification.md 3.6); the other fields
 * are ours, optional, and absent when n8n answers.
 */
export type ChatReply = {
  message: { content: string };
  sources?: ReplySource[];
  /** Answers to a question the bot asked, shown as buttons below the message. */
  choices?: ReplyChoice[];
  /** Suggested next questions, shown as chips above the input. */
  suggestions?: string[];
  cards?: ReplyCard[];
  /** Identifies the reply within its conversation, for feedback. */
  id?: string;
};

/** A visitor's feedback on a reply. */
export type ReplyFeedback = {
  userInfo: { name: string; email: string };
  selectedIndustry: IndustryId;
  /** Its `id`. */
  reply: string;
  helpful: boolean;
};

/** Empty if the answer of n8n contained no reply: then none is shown. */
export type ChatResponse = [ChatReply] | [];

/**
 * One line of the response if a model writes the reply and the client accepts `application/x-ndjson`: text as it is
 * written, then the whole reply, which replaces it.
 */
export type ReplyPart = { type: "text"; text: string } | { type: "reply"; reply: ChatReply };
