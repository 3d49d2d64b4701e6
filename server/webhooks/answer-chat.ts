import type { ChatReply, ChatRequest } from "@brightkeel/contracts";

/** Context of a chat message besides its text. */
export type ChatTurn = {
  conversationId: string;
  now: Date;
  signal: AbortSignal;
  mayLearn: boolean;
};

/** Answers one chat message; `undefined` when the upstream's response holds no reply. */
export type AnswerChat = (request: ChatRequest, turn: ChatTurn) => Promise<ChatReply | undefined>;
