/** A delivery that failed, with what the receiver said about the next attempt. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** How long the receiver asks to be left alone, in milliseconds; all its deliveries wait that long. */
  readonly retryAfter: number | undefined;
  /** Parts that succeeded and need no retry: recipients that have received their mail. */
  readonly done: readonly string[] | undefined;

  constructor(
    message: string,
    options: ErrorOptions & { retryAfter?: number | undefined; done?: readonly string[] } = {},
  ) {
    super(message, options);
    this.retryAfter = options.retryAfter;
    this.done = options.done;
  }
}

/** A delivery that the target deliberately never makes; the message says why. */
export class DeliverySkipped extends Error {
  override readonly name = "DeliverySkipped";
}

/**
 * Milliseconds from a `Retry-After` header, which holds seconds or a date; `undefined` when it is missing or
 * malformed. https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const given = header.trim();
  const wait = /^\d{1,9}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return wait > 0 ? wait : undefined;
}
