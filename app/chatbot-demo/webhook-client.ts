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
 * The two calls of the demo (docs/specification.md 7.1, 7.2). They always go to the site's own origin; whether the
 * embedded handlers or n8n respond is up to the server.
 */

/** Error of a rate-limited request, with the time to wait. */
export class TooOften extends Error {
  /** Seconds until the next try; undefined if the response does not say. */
  readonly seconds: number | undefined;
  constructor(message: string, retryAfter: string | null) {
    super(message);
    this.seconds = /^\d{1,5}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
  }
}

const failure = (
  { status, headers }: Response,
  message = `The server answered with the status ${status}.`,
): Error =>
  status === 429 ? new TooOften(message, headers.get("retry-after")) : new Error(message);

const jsonHeaders = { "Content-Type": "application/json", Accept: "application/json" };

/**
 * Saves the visitor as a lead. The response's body is not read.
 *
 * @throws Error “Error saving user data: {status}” when the response is not OK, or the network's own error.
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
 * Sends whether a reply helped.
 *
 * @throws Error when the response is not OK, or the network's own error.
 */
export async function sendFeedback(feedback: ReplyFeedback): Promise<void> {
  const response = await fetch(feedbackPath, {
    method: "POST",
    headers: jsonHeaders,
    body: JSON.stringify(feedback),
  });
  if (!response.ok) throw failure(response);
}

export type AskOptions = {
  signal: AbortSignal;
  /** Whether no message was sent before: the server then forgets the browser's earlier conversation. */
  isNewConversation: boolean;
  /** Receives the text of a reply while a model writes it. */
  onText(text: string): void;
};

/**
 * Asks the bot. Where a model writes the reply, the response is one line of JSON for each part (`ReplyPart`),
 * `onText` receives the text as it arrives, and the last part is the reply. All other responses are as in the
 * contract.
 *
 * @returns the reply, or undefined when the response is JSON that does not match the contract: then nothing is shown.
 * @throws Error when the call fails or is refused, or its response is not JSON.
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
  if (!response.ok) throw failure(response);
  if (response.headers.get("content-type")?.startsWith("application/x-ndjson") && response.body) {
    return readParts(response.body, onText);
  }
  return readReply(await response.json());
}

/**
 * Reads a streamed reply.
 *
 * @throws Error when the stream ends before the reply, which is its last part.
 */
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

/** Returns the first item of the array, if it contains a message as in the contract. */
export function readReply(answer: unknown): ChatReply | undefined {
  const [first]: unknown[] = Array.isArray(answer) ? answer : [];
  return isReply(first) ? first : undefined;
}

// Checks the message only, the whole of a response from n8n. The other fields come from our own server.
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
