import type { Handler } from "hono";
import { HttpError } from "#server/http/http-error.ts";
import { readJson } from "#server/http/json-body.ts";
import { isSecure, knownConversation } from "./conversation-cookie.ts";
import { rejectCrossSite } from "./cross-site.ts";
import { mayLearn } from "./learning-choice.ts";
import { chatRate, enforceRateLimit } from "./limits.ts";
import type { WebhooksOptions } from "./options.ts";
import type { RepliesUnderWay } from "./replies-under-way.ts";
import { replyFeedback } from "./request-schemas.ts";

/** Stores whether a reply helped. */
export const feedbackWebhook =
  (options: WebhooksOptions, replies: RepliesUnderWay): Handler =>
  async (context) => {
    rejectCrossSite(context, options);
    await enforceRateLimit(context, chatRate(options.limits.chatPerMinute), options);
    const feedback = await readJson(context, replyFeedback);
    const id = knownConversation(context, isSecure(context, options));
    let isTaken = false;
    if (id !== undefined) {
      const now = options.clock?.() ?? new Date();
      const { signal } = context.req.raw;
      const end = replies.begin(id);
      try {
        const turn = { conversationId: id, now, signal, mayLearn: mayLearn(context) };
        isTaken = (await options.takeFeedback?.(feedback, turn)) ?? false;
      } finally {
        end();
      }
    }
    if (!isTaken)
      throw new HttpError(404, {
        code: "no_such_reply",
        message: "That reply is not stored any more.",
      });
    return context.json({ ok: true }, 200, { "cache-control": "no-store" });
  };
