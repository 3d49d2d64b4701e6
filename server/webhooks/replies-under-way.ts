import { tooMany } from "./limits.ts";

/** Conversations whose last message has no reply yet. Anything else that changed one meanwhile would be overwritten. */
export type RepliesUnderWay = {
  /**
   * Begins to change a conversation, until the returned function is called.
   *
   * @throws HttpError 429 while a reply of the conversation is on its way.
   */
  begin(conversationId: string): () => void;
};

export function repliesUnderWay(): RepliesUnderWay {
  const underWay = new Set<string>();
  return {
    begin(id) {
      if (underWay.has(id)) throw tooMany("The reply to your last message is still on its way.", 1);
      underWay.add(id);
      return () => void underWay.delete(id);
    },
  };
}
