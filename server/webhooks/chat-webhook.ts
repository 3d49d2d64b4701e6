import type { ChatResponse } from "@brightkeel/contracts";
import type { Handler } from "hono";
import { clientAddress } from "#server/http/client-address.ts";
import { readJson } from "#server/http/json-body.ts";
import { QueueFull, TurnQueue } from "#server/http/turn-queue.ts";
import type { ChatTurn } from "./answer-chat.ts";
import { conversationId, isSecure } from "./conversation-cookie.ts";
import { rejectCrossSite } from "./cross-site.ts";
import { mayLearn } from "./learning-choice.ts";
import { chatOfSession, chatRate, enforceForSession, enforceRateLimit, tooMany } from "./limits.ts";
import type { WebhooksOptions } from "./options.ts";
import type { RepliesUnderWay } from "./replies-under-way.ts";
import { acceptsParts, sendParts } from "./reply-parts.ts";
import { chatRequest } from "./request-schemas.ts";

/** Answers a message of the demo (docs/specification.md 7.2). */
export function chatWebhook(options: WebhooksOptions, replies: RepliesUnderWay): Handler {
  const { answer, answerInParts, logger, clock = () => new Date() } = options;
  /** Each blocks the thread for some milliseconds between its waits, and other requests wait meanwhile. */
  const turns = new TurnQueue({ atOnce: 4, atOnceForOne: 2, waitingOfOne: 60 });

  return async (context) => {
    rejectCrossSite(context, options);
    const { chatPerMinute } = options.limits;
    await enforceRateLimit(context, chatRate(chatPerMinute), options);
    if (chatPerMinute > 0) await enforceForSession(context, chatOfSession, options);
    const request = await readJson(context, chatRequest);
    const id = conversationId(context, isSecure(context, options));
    const end = replies.begin(id);
    await options.noteConversation?.(id, request.userInfo.email).catch((error: unknown) => {
      logger.warn({ err: error }, "The e-mail address of a conversation could not be recorded");
    });
    const address = clientAddress(context, options.trustedProxies);
    const turn: ChatTurn = {
      conversationId: id,
      now: clock(),
      signal: context.req.raw.signal,
      mayLearn: mayLearn(context),
      inTurn: (work) => {
        // Nothing is worked out for a visitor who left while waiting.
        const workUnlessLeft = () => {
          turn.signal.throwIfAborted();
          return work();
        };
        return turns.take(address, workUnlessLeft).catch(asTooMany);
      },
    };
    if (answerInParts && acceptsParts(context))
      return sendParts(context, answerInParts(request, turn), logger, end);
    const reply = await answer(request, turn).finally(end);
    const response: ChatResponse = reply ? [reply] : [];
    return context.json(response, 200, { "cache-control": "no-store" });
  };
}

/** More messages from one address are waiting than can be answered soon. */
function asTooMany(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw tooMany("Many messages are waiting for a reply.", error.retryAfterSeconds);
}
