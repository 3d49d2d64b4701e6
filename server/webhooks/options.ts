import type {
  ChatRequest,
  LeadRequest,
  ReplyFeedback,
  ReplyPart,
  SenderBehavior,
} from "@brightkeel/contracts";
import type { Logger } from "#server/logger.ts";
import type { RateLimiter } from "#server/storage/index.ts";
import type { AnswerChat, ChatTurn } from "./answer-chat.ts";

export type WebhooksOptions = {
  /** Resolves once the lead is on disk. */
  saveLead(
    lead: LeadRequest & {
      kind: "demo";
      page: string | undefined;
      language: string | undefined;
      campaign: Record<string, string> | undefined;
      idempotencyKey: string | undefined;
      behavior: SenderBehavior;
    },
  ): Promise<{ id: string }>;
  answer: AnswerChat;
  /** Streams the reply to callers that accept `application/x-ndjson`; absent where nothing streams. */
  answerInParts?: ((request: ChatRequest, turn: ChatTurn) => AsyncIterable<ReplyPart>) | undefined;
  /** Stores what a visitor says about a reply; false when there is no such reply. Absent where n8n answers. */
  takeFeedback?:
    | ((feedback: ReplyFeedback, turn: Omit<ChatTurn, "inTurn">) => Promise<boolean>)
    | undefined;
  /** Where visitors are sent who chose whether to let the demo learn from what it did not understand. */
  learningChosen(keeps: boolean): string;
  /** Records which e-mail address used a conversation, for erasure requests. */
  noteConversation?: (conversationId: string, email: string) => Promise<void>;
  rateLimiter: RateLimiter;
  /** Requests per minute and client address; 0 lifts the limit. */
  limits: { leadsPerMinute: number; chatPerMinute: number };
  publicOrigin: string | undefined;
  trustedProxies: number;
  logger: Logger;
  clock?: () => Date;
};
