import {
  type ChatReply,
  type ChatRequest,
  chatWebhookPath,
  feedbackPath,
  type IndustryId,
  type LeadRequest,
  leadWebhookPath,
  newConversationHeader,
  type ReplyFeedback,
  type ReplyPart,
} from "@brightkeel/contracts";
import type { Visitor } from "./stored-visitor.ts";

/**
 * The two calls of the demo (docs/specification.md 7.1, 7.2). They always go to the site's own origin; what answers there,
 * the embedded handlers or n8n, is the server's business.
 */

/** The site was asked too often. It says itself when to come back. */
export class TooOften extends Error {
  /** Until the next try; undefined where the answer does not say. */
  readonly seconds: number | undefined;
  constructor(message: string, retryAfter: string | null) {
    super(message);
    this.seconds = /^\d{1,5}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
  }
}

const failure = ({ status, headers }: Response, message: string): Error =>
  status === 429 ? new TooOften(message, headers.get("retry-after")) : new Error(message);

const jsonHeaders = { "Content-Type": "application/json", Accept: "application/json" };

/**
 * Saves the visitor as a lead. The response's body is not read.
 *
 * @throws Error “Error saving user data: {status}” when the answer is not OK, or the network's own error.
 */
export async function saveLead(visitor: Visitor, industry: IndustryId, now: Date): Promise<void> {
  const lead: LeadRequest = { ...visitor, industry, timestamp: now.toISOString() };
  const response = await fetch(leadWebhookPath, {
    method: "POST",
    headers: jsonHeaders,
    body: JSON.stringify(lead),
  });
  if (!response.ok) throw failure(response, `Error saving user data: ${response.status}`);
}

/**
 * Says whether a reply helped.
 *
 * @throws Error when the answer is not OK, or the network's own error.
 */
export async function sendFeedback(feedback: ReplyFeedback): Promise<void> {
  const response = await fetch(feedbackPath, {
    method: "POST",
    headers: jsonHeaders,
    body: JSON.stringify(feedback),
  });
  if (!response.ok) throw failure(response, `The feedback was not taken: ${response.status}`);
}

export type AskOptions = {
  signal: AbortSignal;
  /** Whether nothing was said before: the server then forgets what this browser talked about earlier. */
  isNewConversation: boolean;
  /** Gets the text of a reply as a model writes it. */
  onText(text: string): void;
};

/**
 * Asks the bot. Where a model writes the reply, `onText` gets its text as it comes: the answer is then a line
 * of JSON for each part (`ReplyPart`), and the last part is the reply. Everything else answers as the contract says.
 *
 * @returns the reply, or undefined when the answer is JSON of another shape than the contract's: then nothing is shown.
 * @throws Error when the call fails, is refused, or its answer is no JSON.
 */
export async function askBot(
  visitor: Visitor,
  industry: IndustryId,
  message: string,
  { signal, isNewConversation, onText }: AskOptions,
): Promise<ChatReply | undefined> {
  const request: ChatRequest = {
    userInfo: { name: visitor.name, email: visitor.email },
    userMessage: message,
    selectedIndustry: industry,
  };
  const response = await fetch(chatWebhookPath, {
    method: "POST",
    headers: {
      ...jsonHeaders,
      Accept: "application/json, application/x-ndjson",
      ...(isNewConversation && { [newConversationHeader]: "1" }),
    },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok)
    throw failure(response, `The chat answered with the status ${response.status}.`);
  if (response.headers.get("content-type")?.startsWith("application/x-ndjson") && response.body) {
    return readParts(response.body, onText);
  }
  return readReply(await response.json());
}

/** @throws Error when the stream ends before the reply, which is its last part. */
async function readParts(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<ChatReply | undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let unread = "";
  for (;;) {
    const { done, value } = await reader.read();
    unread += decoder.decode(value, { stream: !done });
    const lines = unread.split("\n");
    unread = lines.pop() ?? "";
    for (const line of lines) {
      // Written by our own server: a line of another kind is skipped below.
      const part: ReplyPart = JSON.parse(line);
      if (part.type === "text") onText(part.text);
      if (part.type === "reply") return readReply([part.reply]);
    }
    if (done) throw new Error("The reply broke off.");
  }
}

/** The first item of the array, when it carries a message as the contract says. */
export function readReply(answer: unknown): ChatReply | undefined {
  const [first]: unknown[] = Array.isArray(answer) ? answer : [];
  return isReply(first) ? first : undefined;
}

// The rest of a reply is ours alone: an answer of n8n has only the message, and ours comes from our own server.
function isReply(value: unknown): value is ChatReply {
  if (typeof value !== "object" || value === null || !("message" in value)) return false;
  const { message } = value;
  return (
    typeof message === "object" &&
    message !== null &&
    "content" in message &&
    typeof message.content === "string"
  );
}
