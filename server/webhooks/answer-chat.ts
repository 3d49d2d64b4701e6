import type { ChatReply, ChatRequest } from "@brightkeel/contracts";

/** Context of a chat message besides its text. */
export type ChatTurn = {
  conversationId: string;
  now: Date;
  signal: AbortSignal;
  mayLearn: boolean;
  /** Runs work that blocks the thread for some milliseconds when it is the visitor's turn. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Answers one chat message; `undefined` when the upstream response contains no reply. */
export type AnswerChat = (request: ChatRequest, turn: ChatTurn) => Promise<ChatReply | undefined>;
