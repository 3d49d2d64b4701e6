import { chatWebhookName, chatWebhookPath, createCircuitBreaker } from "@brightkeel/contracts";
import { Counter, type Registry } from "prom-client";
import { HttpError } from "#server/http/http-error.ts";
import { excerptOf, readAnswer } from "#server/http/read-answer.ts";
import type { Logger } from "#server/logger.ts";
import type { AnswerChat } from "./answer-chat.ts";
import { replyIn } from "./n8n-reply.ts";

/** Milliseconds. */
const relayDefaults = { timeLimit: 15_000, failures: 5, pause: 20_000 };

/**
 * Relays chat messages to n8n's webhook, which has the same path and body as the site's own (docs/specification.md
 * 7.2). A failure becomes an HTTP error, for which the page shows the sentence of 8.2, and one log entry that says
 * what the operator has to do.
 */
export function createChatRelay(options: {
  /** Base address of n8n without a slash at the end. */
  url: string;
  token: string | undefined;
  logger: Logger;
  registry?: Registry;
  clock?: () => number;
  settings?: Partial<typeof relayDefaults>;
}): AnswerChat {
  // A monotonic clock: the time of day may be set back.
  const { logger, token, clock = () => performance.now() } = options;
  const { timeLimit, ...breakerSettings } = { ...relayDefaults, ...options.settings };
  const breaker = createCircuitBreaker({ ...breakerSettings, clock });
  const address = options.url + chatWebhookPath;
  const outcomes =
    options.registry &&
    new Counter({
      name: "chat_relay_total",
      help: "Chat messages relayed to n8n, by outcome",
      labelNames: ["outcome"] as const,
      registers: [options.registry],
    });

  return async (request, { conversationId, signal }) => {
    const wait = breaker.wait();
    if (wait > 0) {
      outcomes?.inc({ outcome: "refused" });
      throw new HttpError(
        503,
        { code: "assistant_down", message: "The assistant cannot be reached just now." },
        { "retry-after": String(Math.ceil(wait / 1000)) },
      );
    }
    try {
      const timeout = AbortSignal.timeout(timeLimit);
      // No Origin header: n8n answers an unregistered webhook with a page instead of JSON when there is one.
      const response = await fetch(address, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          // Key for workflows with a memory; derived from the cookie, so it reveals neither cookie nor e-mail address.
          "x-conversation-id": conversationId,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(request),
        redirect: "manual",
        signal: AbortSignal.any([signal, timeout]),
      });
      const body = parseAnswer(response.status, await textOf(response));
      breaker.succeeded();
      const reply = replyIn(body);
      outcomes?.inc({ outcome: reply ? "answered" : "no_reply" });
      if (!reply) {
        logger.warn(
          { fields: fieldsOf(body) },
          "n8n’s answer holds no reply: let the workflow’s last node give [{ message: { content } }]",
        );
      }
      return reply;
    } catch (error) {
      if (signal.aborted) {
        breaker.abandoned();
        outcomes?.inc({ outcome: "abandoned" });
        throw new HttpError(503, { code: "abandoned", message: "The request was ended." });
      }
      const failure = failureOf(error, timeLimit);
      outcomes?.inc({ outcome: failure.code });
      const opened = breaker.failed();
      logger.error(
        { reason: failure.reason, ...(opened && { pausedForMs: breakerSettings.pause }) },
        opened
          ? "n8n does not answer the chat; no more messages are sent to it for a while"
          : "n8n does not answer the chat",
      );
      throw new HttpError(failure.status, {
        code: failure.code,
        message: "The assistant did not answer. Please try again later.",
      });
    }
  };
}

class BadAnswer extends Error {}

/** The body, up to a length that no reply has: a wrong address may lead to anything. */
async function textOf(response: Response): Promise<string> {
  try {
    return await readAnswer(response);
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    // The time limit and the visitor's leaving end the reading as well.
    if (cause instanceof DOMException) throw cause;
    throw new BadAnswer(`The answer ${message}`);
  }
}

/** Parses n8n's answer. Throws a BadAnswer whose message says what the operator has to repair. */
function parseAnswer(status: number, text: string): unknown {
  const isPage = /^\s*</.test(text);
  if (status === 404 || (status === 500 && isPage)) {
    throw new BadAnswer(
      `Answered ${status}: the webhook is not registered. Publish the workflow, and check its path is ${chatWebhookName} and its method POST.`,
    );
  }
  if (status === 401 || status === 403) {
    throw new BadAnswer(`Answered ${status}: check AUTOMATION_TOKEN against n8n’s credential.`);
  }
  if (status < 200 || status > 299) {
    throw new BadAnswer(`Answered ${status}: ${excerptOf(text)}. See n8n’s list of executions.`);
  }
  if (text.trim() === "") {
    throw new BadAnswer("Answered with nothing: a node of the workflow failed or gave no items.");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BadAnswer(
      isPage
        ? "Answered with a page instead of JSON: AUTOMATION_URL leads somewhere else, such as a sign-in."
        : `Answered with something that is not JSON: ${excerptOf(text)}`,
    );
  }
}

function failureOf(error: unknown, timeLimit: number) {
  if (error instanceof BadAnswer) {
    return { status: 502, code: "bad_answer", reason: error.message } as const;
  }
  if (error instanceof Error && error.name === "TimeoutError") {
    return {
      status: 504,
      code: "too_slow",
      reason: `No answer within ${timeLimit / 1000} s`,
    } as const;
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return { status: 502, code: "unreachable", reason: String(cause) } as const;
}

/** Field names of an unknown answer: enough to repair a workflow, without the visitor's words. */
function fieldsOf(body: unknown): string[] {
  const item: unknown = Array.isArray(body) ? body[0] : body;
  return typeof item === "object" && item !== null ? Object.keys(item).slice(0, 20) : [typeof item];
}
