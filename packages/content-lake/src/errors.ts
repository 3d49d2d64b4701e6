/** An error with the status and the body that the hosted service documents for it. */
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

/** For a share that is used up for the moment: 429 when it is the caller's own, 503 when it is everybody's. */
export function tryAgainShortly(status: 429 | 503, what: string): ContentError {
  const { message, body } = httpError(status, `${what}; try again shortly`);
  return new ContentError(status, message, body, { "retry-after": "5" });
}

/** Something that the hosted service has; `instead` is a sentence that says how to do without. */
export const notSupported = (what: string, instead: string): ContentError =>
  httpError(501, notSupportedHere(what, instead));

/** `purge` of deletions: what a document was stays in the history for as long as everything does. */
export const purgeNotSupported = (): ContentError =>
  notSupported(
    "Deleting a document with its history (`purge`)",
    "Leave `purge` out: the history forgets on its own after 90 days.",
  );

export const notSupportedHere = (what: string, instead: string): string =>
  `${what} is not supported by the embedded content service. ${instead} A hosted project (SANITY_PROJECT_ID) has it.`;

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

export const queryTimeout = (query: string, milliseconds: number): ContentError => {
  const description = `Query timed out after ${milliseconds} ms`;
  return new ContentError(408, description, {
    error: { type: "queryTimeoutError", description, query },
  });
};

/** An answer that would be larger than one may be, or a query that would take more memory than there is for it. */
export const queryTooLarge = (query: string, description: string): ContentError =>
  new ContentError(400, description, {
    error: { type: "queryTooLargeError", description, query },
  });

/** One failed operation of a mutate or actions request. */
export type OperationFailure = { type: string; description: string; [detail: string]: unknown };

/** Thrown while operations are applied; the transaction is given up as a whole. */
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

/** The documented body of a refused transaction: `{error: {type, description, items: [{error, index}]}}`. */
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
