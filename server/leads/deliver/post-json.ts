import { retryAfterOf } from "@brightkeel/contracts";
import { excerptOf, readAnswer } from "#server/http/read-answer.ts";
import type { AnswerCheck } from "./answer.ts";
import { DeliveryError } from "./delivery-error.ts";
import { signatureHeaders } from "./signature.ts";

/** A receiver of leads over HTTP. */
export type Receiver = {
  /** Sent as a bearer token. */
  token: string | undefined;
  /** Secret that signs requests; undefined sends them unsigned. */
  secret?: string | undefined;
  /** Text that the answer must contain; undefined judges it by the kind of receiver. */
  answer?: string | undefined;
};

/**
 * Posts JSON to a receiver of leads. Every attempt of a delivery has the same idempotency key, so that a receiver
 * whose answer was lost recognises the retry:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 *
 * @throws DeliveryError unless the receiver confirms the lead.
 */
export async function postJson(
  url: string,
  content: unknown,
  options: Receiver & { id: string; signal: AbortSignal; isTaken: AnswerCheck },
): Promise<void> {
  const body = JSON.stringify(content);
  const { id, token, secret, signal, isTaken } = options;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "idempotency-key": id,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(secret && signatureHeaders(secret, { id, body, now: Date.now() })),
    },
    body,
    // A redirect would turn the POST into a GET, or send the token to another address.
    redirect: "manual",
    signal,
  }).catch((error: unknown) => {
    throw new DeliveryError(reason(error), { cause: error });
  });
  const retryAfter = retryAfterOf(response.headers.get("retry-after"), Date.now());
  const answered = `Answered ${response.status}`;
  if (!response.ok) {
    const said = excerptOf(await readAnswer(response).catch(() => ""));
    throw new DeliveryError(`${answered}${said && `: ${said}`}`, { retryAfter });
  }
  const text = await readAnswer(response).catch((error: unknown) => {
    throw new DeliveryError(
      signal.aborted ? "No answer in time" : `${answered}, but the answer ${reason(error)}`,
      { cause: error },
    );
  });
  const contentType = response.headers.get("content-type") ?? "";
  const problem = isTaken({ text, contentType }, id);
  if (problem !== undefined) {
    throw new DeliveryError(`${answered}, but the answer ${problem}`, { retryAfter });
  }
}

/** Reason of a failure. `fetch` reports “fetch failed” for everything and keeps the reason in `cause`. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return "No answer in time";
  const { cause } = error;
  if (cause instanceof Error && error instanceof TypeError) {
    // Several addresses were tried and all failed; the first error says enough.
    const first = cause instanceof AggregateError ? cause.errors[0] : cause;
    return first instanceof Error ? first.message : cause.message;
  }
  return error.message;
}
