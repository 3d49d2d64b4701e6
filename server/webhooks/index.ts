import {
  chatWebhookPath,
  feedbackPath,
  hasLeft,
  leadWebhookPath,
  learningPath,
} from "@brightkeel/contracts";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { fewATurn } from "#server/http/few-a-turn.ts";
import { HttpError } from "#server/http/http-error.ts";
import { refuseLargeBody } from "#server/http/json-body.ts";
import { chatWebhook } from "./chat-webhook.ts";
import { isSecure } from "./conversation-cookie.ts";
import { rejectCrossSite } from "./cross-site.ts";
import { feedbackWebhook } from "./feedback-webhook.ts";
import { leadWebhook } from "./lead-webhook.ts";
import { chooseLearning, mayLearn } from "./learning-choice.ts";
import type { WebhooksOptions } from "./options.ts";
import { repliesUnderWay } from "./replies-under-way.ts";

export { createChatRelay } from "./chat-relay.ts";
export type { WebhooksOptions } from "./options.ts";

const ownPaths = [leadWebhookPath, chatWebhookPath, feedbackPath, learningPath];

/**
 * Webhooks of the chatbot demo, served on the site's own origin (docs/specification.md 7.1, 7.2). Every error has the
 * body `{ error: { code, message, field? } }`.
 */
export function createWebhooks(options: WebhooksOptions): Hono {
  const { logger } = options;
  const app = new Hono();
  const replies = repliesUnderWay();

  const mayPass = fewATurn(1);
  for (const path of ownPaths) {
    app.use(path, async (_context, next) => {
      await mayPass();
      await next();
    });
  }

  app.post(leadWebhookPath, refuseLargeBody, leadWebhook(options));
  app.post(chatWebhookPath, refuseLargeBody, chatWebhook(options, replies));
  app.post(feedbackPath, refuseLargeBody, feedbackWebhook(options, replies));

  // What the visitor chose, for the privacy page's script, and for its link without scripts.
  app.get(learningPath, (context) => {
    const keeps = mayLearn(context);
    return context.req.header("accept")?.includes("text/html")
      ? context.body(null, 303, {
          "cache-control": "no-store",
          location: options.learningChosen(keeps),
        })
      : context.json({ keeps }, 200, { "cache-control": "no-store" });
  });

  // A form of the privacy page, which works without scripts.
  app.post(learningPath, refuseLargeBody, async (context) => {
    rejectCrossSite(context, options);
    const { keep } = await context.req.parseBody().catch(() => {
      throw new HttpError(400, {
        code: "malformed",
        message: "The form cannot be read. Send it from the privacy page.",
      });
    });
    chooseLearning(context, keep === "yes", isSecure(context, options));
    return context.redirect(options.learningChosen(keep === "yes"), 303);
  });

  for (const path of ownPaths) {
    const methods = path === learningPath ? ["GET", "HEAD", "POST"] : ["POST"];
    app.all(path, ({ req }) => {
      throw new HttpError(
        405,
        {
          code: "wrong_method",
          message: `${req.method} is not accepted here. Use ${methods.join(" or ")}.`,
        },
        { allow: methods.join(", ") },
      );
    });
  }

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A client that closed the connection mid-request gets no answer, and is no failure of ours.
    if (hasLeft(error, context.env)) return context.body(null, 400);
    logger.error({ err: error, path: context.req.path }, "A webhook failed");
    return new HttpError(500, {
      code: "failed",
      message: "Something went wrong on our side. Please try again later.",
    }).getResponse();
  });

  return app;
}
