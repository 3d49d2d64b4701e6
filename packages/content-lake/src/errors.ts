/** An error with the status and body that the hosted service documents for it. */
export class ContentError extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, body: object, headers: Record<string, string> = {}) {
    super(message);
    this.headers = headers;
    this.name = "ContentError";
    this.status = status;
    this.body = body;
  }
}

const reasons: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

/** The plain form: `{statusCode, error, message}`. */
export const httpError = (status: number, message: string): ContentError =>
  new ContentError(status, message, {
    statusCode: status,
    error: reasons[status] ?? "Error",
    message,
  });

/** Creates the error for an exhausted limit: 429 when it is the caller's own, 503 when all callers share it. */
export function tryAgainShortly(status: 429 | 503, what: string): ContentError {
  const { message, body } = httpError(status, `${what}; try again shortly`);
  return new ContentError(status, message, body, { "retry-after": "5" });
}

/** Creates the 429 for a caller that asks too often, with the seconds to wait. */
export function tooMany(what: string, seconds: number): ContentError {
  const wait = Math.max(1, Math.ceil(seconds));
  const { status, message, body } = httpError(429, `${what}; try again in ${wait} s`);
  return new ContentError(status, message, body, { "retry-after": String(wait) });
}

/**
 * Creates the error for a feature that only the hosted service has; `instead` is a sentence that names the
 * alternative.
 */
export const notSupported = (what: string, instead: string): ContentError =>
  httpError(501, notSupportedHere(what, instead));

/** For `purge` of deletions: the history of a deleted document is kept for as long as all history. */
export const purgeNotSupported = (): ContentError =>
  notSupported(
    "Deleting a document with its history (`purge`)",
    "Leave `purge` out: the history forgets on its own after 90 days.",
  );

/** Returns the sentence of a 501. `instead`, a sentence as well, says what to do without it. */
export const notSupportedHere = (what: string, instead: string): string =>
  `${what} is not supported by the embedded content service. ${instead} A hosted project has it.`;

/** For a query that cannot be parsed; `start` and `end` (excluded) are where it is wrong. */
export function queryParseError(
  query: string,
  description: string,
  start: number,
  end: number,
): ContentError {
  return new ContentError(400, description, {
    error: { type: "queryParseError", description, query, start, end },
  });
}

/** For a query that took longer than it may. */
export const queryTimeout = (query: string, milliseconds: number): ContentError => {
  const description = `Query timed out after ${milliseconds} ms`;
  return new ContentError(408, description, {
    error: { type: "queryTimeoutError", description, query },
  });
};

/** For an answer above the size limit, or a query that would need more memory than it may use. */
export const queryTooLarge = (query: string, description: string): ContentError =>
  new ContentError(400, description, {
    error: { type: "queryTooLargeError", description, query },
  });

/** One failed operation of a mutate or actions request. */
export type OperationFailure = { type: string; description: string; [detail: string]: unknown };

/** Thrown while operations are applied; the whole transaction is abandoned. */
export class OperationError extends Error {
  readonly failure: OperationFailure;
  readonly status: number;
  constructor(failure: OperationFailure, status = 409) {
    super(failure.description);
    this.name = "OperationError";
    this.failure = failure;
    this.status = status;
  }
}

/** Creates the documented body of a refused transaction: `{error: {type, description, items: [{error, index}]}}`. */
export function transactionError(
  kind: "mutation" | "action",
  failure: OperationFailure,
  index: number,
  status: number,
): ContentError {
  const description = `The ${kind}(s) failed: ${failure.description}`;
  return new ContentError(status, description, {
    error: { type: `${kind}Error`, description, items: [{ error: failure, index }] },
  });
}
