import {
  type ChatRequest,
  type ChatResponse,
  chatWebhookPath,
  feedbackPath,
  type LeadRequest,
  languageOf,
  leadWebhookPath,
  learningPath,
  type ReplyFeedback,
  type ReplyPart,
  type SenderBehavior,
} from "@brightkeel/contracts";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { stream } from "hono/streaming";
import { clientAddress } from "#server/http/client-address.ts";
import { fewATurn } from "#server/http/few-a-turn.ts";
import { hasLeft } from "#server/http/has-left.ts";
import { HttpError } from "#server/http/http-error.ts";
import { readJson, refuseLargeBody } from "#server/http/json-body.ts";
import { leadRate } from "#server/http/lead-rate.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import { QueueFull, TurnQueue } from "#server/http/turn-queue.ts";
import type { Logger } from "#server/logger.ts";
import type { RateLimiter } from "#server/storage/index.ts";
import type { AnswerChat, ChatTurn } from "./answer-chat.ts";
import { conversationId, isSecure, knownConversation } from "./conversation-cookie.ts";
import { chooseLearning, mayLearn } from "./learning-choice.ts";
import {
  chatOfSession,
  enforceForSession,
  enforceRateLimit,
  leadsOfSession,
  tooMany,
} from "./limits.ts";
import { chatRequest, leadRequest, replyFeedback } from "./request-schemas.ts";

export { createChatRelay } from "./chat-relay.ts";

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

const ownPaths = [leadWebhookPath, chatWebhookPath, feedbackPath, learningPath];

/**
 * Webhooks of the chatbot demo, served on the site's own origin (docs/specification.md 7.1, 7.2). Every error has the
 * body `{ error: { code, message, field? } }`.
 */
export function createWebhooks(options: WebhooksOptions): Hono {
  const { saveLead, answer, logger, clock = () => new Date() } = options;
  const app = new Hono();
  /** Conversations whose last message has no reply yet. */
  const underWay = new Set<string>();
  /** Each blocks the thread for some milliseconds between its waits, and other requests wait meanwhile. */
  const turns = new TurnQueue({ atOnce: 4, atOnceForOne: 2, waitingOfOne: 60 });

  const mayPass = fewATurn(1);
  for (const path of ownPaths) {
    app.use(path, async (_context, next) => {
      await mayPass();
      await next();
    });
  }

  app.post(leadWebhookPath, refuseLargeBody, async (context) => {
    rejectCrossSite(context, options);
    await enforceRateLimit(context, leadRate(options.limits.leadsPerMinute), options);
    if (options.limits.leadsPerMinute > 0)
      await enforceForSession(context, leadsOfSession, options);
    const lead = await readJson(context, leadRequest);
    const { id } = await saveLead({
      ...lead,
      kind: "demo",
      idempotencyKey: idempotencyKey(context),
      behavior: { browser: isBrowser(context) },
      language: languageOf(context.req.header("accept-language")),
      ...attributionOf(context),
    }).catch((error: unknown) => {
      logger.error({ err: error }, "A lead could not be stored");
      throw new HttpError(
        503,
        {
          code: "not_stored",
          message: "Your details could not be stored just now. Please try again in a minute.",
        },
        { "retry-after": "60" },
      );
    });
    return context.json({ ok: true, id }, 200, noStore);
  });

  app.post(chatWebhookPath, refuseLargeBody, async (context) => {
    rejectCrossSite(context, options);
    await enforceRateLimit(
      context,
      { name: "chat", perMinute: options.limits.chatPerMinute },
      options,
    );
    if (options.limits.chatPerMinute > 0) await enforceForSession(context, chatOfSession, options);
    const request = await readJson(context, chatRequest);
    const id = conversationId(context, isSecure(context, options));
    if (underWay.has(id)) throw tooMany("The reply to your last message is still on its way.", 1);
    underWay.add(id);
    const end = () => void underWay.delete(id);
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
    if (options.answerInParts && context.req.header("accept")?.includes(partsType)) {
      return sendParts(context, options.answerInParts(request, turn), logger, end);
    }
    const reply = await answer(request, turn).finally(end);
    const response: ChatResponse = reply ? [reply] : [];
    return context.json(response, 200, noStore);
  });

  app.post(feedbackPath, refuseLargeBody, async (context) => {
    rejectCrossSite(context, options);
    const chatRate = { name: "chat", perMinute: options.limits.chatPerMinute };
    await enforceRateLimit(context, chatRate, options);
    const feedback = await readJson(context, replyFeedback);
    const id = knownConversation(context, isSecure(context, options));
    // A reply in progress would be stored over it.
    if (id !== undefined && underWay.has(id))
      throw tooMany("The reply to your last message is still on its way.", 1);
    const turn = { now: clock(), signal: context.req.raw.signal, mayLearn: mayLearn(context) };
    const take = options.takeFeedback;
    let isTaken = false;
    if (id !== undefined && take) {
      underWay.add(id);
      isTaken = await take(feedback, { conversationId: id, ...turn }).finally(() =>
        underWay.delete(id),
      );
    }
    if (!isTaken)
      throw new HttpError(404, {
        code: "no_such_reply",
        message: "That reply is not stored any more.",
      });
    return context.json({ ok: true }, 200, noStore);
  });

  // What the visitor chose, for the privacy page's script, and for its link without scripts.
  app.get(learningPath, (context) => {
    const keeps = mayLearn(context);
    return context.req.header("accept")?.includes("text/html")
      ? context.body(null, 303, { ...noStore, location: options.learningChosen(keeps) })
      : context.json({ keeps }, 200, noStore);
  });

  // A form of the privacy page, which works without scripts.
  app.post(learningPath, refuseLargeBody, async (context) => {
    rejectCrossSite(context, options);
    const { keep } = await context.req.parseBody();
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
          message: `${req.method} is not answered here. Use ${methods.join(" or ")}.`,
        },
        { allow: methods.join(", ") },
      );
    });
  }

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A client that closed the connection mid-request gets no answer, and is no failure of ours.
    if (hasLeft(error, context)) return context.body(null, 400);
    logger.error({ err: error, path: context.req.path }, "A webhook failed");
    return new HttpError(500, {
      code: "failed",
      message: "Something went wrong on our side. Please try again later.",
    }).getResponse();
  });

  return app;
}

/** More messages from one address are waiting than can be answered soon. */
function asTooMany(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw tooMany("Many messages are waiting for a reply.", error.retryAfterSeconds);
}

/** Newline-delimited JSON, one object for each part. https://github.com/ndjson/ndjson-spec */
const partsType = "application/x-ndjson";

/** A failure ends the stream before its `reply` part, which the client treats as an error. */
function sendParts(
  context: Context,
  parts: AsyncIterable<ReplyPart>,
  logger: Logger,
  end: () => void,
): Response {
  context.header("content-type", partsType);
  context.header("cache-control", "no-store");
  // Switches off nginx's buffering, which would delay the parts. https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
  context.header("x-accel-buffering", "no");
  return stream(context, async (output) => {
    try {
      for await (const part of parts) await output.write(`${JSON.stringify(part)}\n`);
    } catch (error) {
      logger.error({ err: error }, "An answer broke off");
    } finally {
      end();
    }
  });
}

const noStore = { "cache-control": "no-store" };

function rejectCrossSite(
  context: Context,
  { publicOrigin }: Pick<WebhooksOptions, "publicOrigin">,
): void {
  const { headers } = context.req.raw;
  if (isSameOrigin(headers, publicOrigin)) return;
  const origin = headers.get("origin")?.slice(0, 200) ?? "another site";
  throw new HttpError(403, {
    code: "foreign_origin",
    message: `Requests from “${origin}” are not accepted. Use this site’s own pages${publicOrigin ? ` at ${publicOrigin}` : ""}.`,
  });
}

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header("idempotency-key");
  return key && key.length <= 200 ? key : undefined;
}

/** Whether a header is present that browsers send with page requests. */
const isBrowser = (context: Context): boolean =>
  ["sec-fetch-site", "origin", "referer"].some((name) => context.req.header(name) !== undefined);

/** Page and campaign parameters (`utm_*`) from the Referer header. */
function attributionOf(context: Context) {
  const referrer = context.req.header("referer") ?? "";
  if (!URL.canParse(referrer)) return { page: undefined, campaign: undefined };
  const { pathname, searchParams } = new URL(referrer);
  const campaign: Record<string, string> = {};
  for (const [name, value] of searchParams) {
    if (/^utm_[a-z_]{1,30}$/.test(name) && value) campaign[name] = value.slice(0, 200);
  }
  return { page: pathname.slice(0, 500), campaign };
}
