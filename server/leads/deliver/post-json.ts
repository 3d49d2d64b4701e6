/**
 * Posts JSON to a receiver of leads. The idempotency key is the same for each attempt of a delivery, so that a receiver
 * whose answer was lost recognises the repetition: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export async function postJson(
  url: string,
  body: unknown,
  options: { id: string; token: string | undefined; signal: AbortSignal },
): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "idempotency-key": options.id,
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify(body),
    // A redirect would turn the POST into a GET, or carry the token to another address.
    redirect: "manual",
    signal: options.signal,
  }).catch((error: unknown) => {
    throw new Error(reason(error), { cause: error });
  });
  const answer = await response.text().catch(() => "");
  if (!response.ok) {
    const start = answer.replace(/\s+/g, " ").trim().slice(0, 200);
    throw new Error(`Answered ${response.status}${start && `: ${start}`}`);
  }
}

/** Reason of a failure: `fetch` says “fetch failed” for everything, and has the reason in the cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return "No answer in time";
  const { cause } = error;
  if (cause instanceof Error) {
    // Several addresses were tried and each failed; the first is enough.
    const first = cause instanceof AggregateError ? cause.errors[0] : cause;
    return first instanceof Error ? first.message : cause.message;
  }
  return error.message;
}
