import type { IndustryId } from "@brightkeel/contracts";
import type { ReactNode } from "react";
import { LiveReply } from "./live-bubbles.tsx";
import { MessageText } from "./message-text.tsx";
import { ReplyCardView } from "./reply-card.tsx";
import { replyText } from "./reply-text.ts";
import type { Visitor } from "./stored-visitor.ts";
import { askBot } from "./webhook-client.ts";

/**
 * Asks the assistant one question.
 *
 * @returns its reply with sources and cards, or undefined when the response does not match the contract.
 * @throws Error when the call fails.
 */
export async function answerTo(
  guest: Visitor,
  industry: IndustryId,
  question: string,
  signal: AbortSignal,
): Promise<ReactNode> {
  const options = { signal, isNewConversation: true, onText: () => {} };
  const reply = await askBot(guest, industry, question, options);
  if (reply === undefined) return undefined;
  const { message, sources, cards } = reply;
  return (
    <div className="grid max-w-[92%] gap-2.5">
      <LiveReply sources={sources}>
        <MessageText text={replyText(message.content)} />
      </LiveReply>
      {/* Without its picture, so that the panel has room for the price. */}
      {cards?.map(({ picture, ...card }) => (
        <div key={card.title} className="text-base">
          <ReplyCardView card={card} />
        </div>
      ))}
    </div>
  );
}
