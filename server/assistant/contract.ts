import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";

/**
 * What goes in and out of the assistant. Structurally the contract of the chat webhook; rooms do not import one
 * another, and `server/app.ts`, where they meet, would not compile if the two drifted apart.
 */

export type ChatRequest = {
  userInfo: { name: string; email: string };
  userMessage: string;
  selectedIndustry: IndustryId;
};

/** Where a fact stands on this site. `href` begins with “/”. */
export type ReplySource = { label: string; href: string };

/** Pressed instead of typed: `send` becomes the visitor's next message, `href` opens a page. */
export type ReplyChoice = { label: string } & ({ send: string } | { href: string });

export type ReplyCard = {
  kind: "quote" | "order" | "return" | "ticket" | "plan" | "product";
  title: string;
  badge?: string;
  rows: { label: string; value: string }[];
  note?: string;
};

export type ChatReply = {
  message: { content: string };
  sources?: ReplySource[];
  choices?: ReplyChoice[];
  suggestions?: string[];
  cards?: ReplyCard[];
};
